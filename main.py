"""Run the application from a checkout. Spawned workers re-import this file: nothing up here."""

if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()

    from alexandre.__main__ import main

    raise SystemExit(main())
