"""Alexandre: five board games about Alexander the Great, offline."""

__version__ = "1.0.0"

# Set by the person who publishes the program (docs/releasing.md), and shown nowhere until then:
# the https address of the repository, and "Name <mail>" of the person who answers for packages.
ADDRESS = ""
MAINTAINER = ""
