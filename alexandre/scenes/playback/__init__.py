"""A recorded match played back: its stops, the way from one to the next, the stages."""
