"""Parts that all titles share: the contract, chance, the session, the record, the store."""
