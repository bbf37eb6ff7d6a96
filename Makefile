# `make play` and `make test` need nothing but Python 3.11 and do all set-up by themselves.
# The same commands for Windows stand in README.md.

PYTHON ?= python3
HERE   := .venv/bin/
BUILD  := .venv-fast/bin/
OLD    := .venv-classic/bin/
BOTS   := .venv-bots/bin/
RELEASE := .venv-release/bin/
SITE   := .venv-site/bin/
ART    := .venv-art/bin/

# Whose computer players `make arena` compares.
TITLE ?= alexandros

# Two processes share the tests; WORKERS=0 runs them in one, for a debugger.
WORKERS ?= 2
PYTEST  := -m pytest -n $(WORKERS) --dist worksteal -q
CHECK   := WORKERS=$(WORKERS) $(HERE)python tools/check.py

SHIPPED := alexandre assets maps saves docs setup.py setup.cfg pyproject.toml README.md LICENSE

.PHONY: play test lint pytest systems long slow soak stress golden bench fast compiled classic bots \
        arena art ladder build lines mutants pictures folder bare deb debian-source appimage flatpak installer \
        workflows sbom site release-check clean

# FAST=1 plays with compiled rules where there are some of today's sources, or a compiler.
play: .venv/play
	@$(HERE)python $(if $(FAST),tools/packages/fast.py,main.py)

# The same on every system, by Python alone: tools/check.py.
test: .venv/test
	@$(CHECK)

lint pytest systems: .venv/test
	@$(CHECK) $@

# The big numbers, then the rules compiled, the screen on classic pygame, others' libraries,
# and the workflows.
long:
	for part in systems slow compiled classic bots art workflows; do $(MAKE) $$part || exit 1; done

slow: .venv/test
	$(HERE)python $(PYTEST) -m "long and not compiled"

# The longest trials, or with TITLE=… the games of one title, with FAST=1 compiled; an interrupted
# run goes on.
soak: $(if $(FAST),fast,.venv/test)
	@nice $(if $(FAST),$(BUILD),$(HERE))python -P tools/trials/soak.py \
	    $(if $(filter command environment,$(origin TITLE)),$(TITLE))

# The suite ten times beside twenty busy processes: no test may depend on a scheduler.
stress: .venv/test
	@$(HERE)python tools/trials/stress.py

# Writes the golden files anew, film strips too, with ONLY=… those of a title; the commit says why
# they changed.
golden: .venv/test
	ALEXANDRE_GOLDEN=1 $(HERE)python $(PYTEST) -m "not compiled" \
	    $$(grep -rl ALEXANDRE_GOLDEN tests --include=test_*.py) $(if $(ONLY),-k '$(ONLY) or every_name')

# Film strips of all events, every board at four sizes, a presentation: to look at, in build/pictures.
pictures: .venv/play
	@mkdir -p build/pictures/layout
	@$(HERE)python -m tools.pages.strips
	@$(HERE)python -m tools.pages.layout build/pictures/layout
	@$(HERE)python -m tools.pages.show

arena: .venv/play
	@$(HERE)python -m alexandre arena $(TITLE)

# Does every level beat the one below?  With TITLE=… those of a title, with FAST=1 compiled; an
# interrupted run goes on, and the rows stand in docs/balance.md.
ladder: $(if $(FAST),fast,.venv/test)
	@nice $(if $(FAST),$(BUILD),$(HERE))python -P tools/lab ladder \
	    $(if $(filter command environment,$(origin TITLE)),$(TITLE)) \
	    $(if $(SCHEDULER),--scheduler $(SCHEDULER))

# Other people's engines get an environment of their own; without them, ours alone.
bench: .venv/play
	@$(HERE)python tools/bench/bench.py
	@$(HERE)python -m tools.bench.sheet_times
	@$(HERE)python -m tools.bench.first_picture

# Lines of code by subpackage; COMMIT=… counts an older tree.
lines: .venv/play
	@$(HERE)python tools/lines.py $(COMMIT)

# Breaks the rules on purpose and sees whether a test notices; docs/mutants.md has the figures.
mutants: .venv/test
	@nice $(HERE)python -m tools.trials.mutants $(if $(COUNT),--count $(COUNT)) \
	    $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) $(if $(JOBS),--jobs $(JOBS))

# The source archive, and from it the wheel.
build: .venv/test
	rm -rf build dist/*.whl dist/alexandre-*.tar.gz dist/SHA256SUMS
	$(HERE)python -m build --no-isolation . > /dev/null
	cd dist && sha256sum *.whl alexandre-*.tar.gz > SHA256SUMS && cat SHA256SUMS

# The wheel with compiled rules, installed beside the tools that test it. It is built from a
# copy: nothing compiled may lie in the checkout, where it would hide the sources.
fast: .venv-fast/ready
	rm -rf .venv-fast/build .venv-fast/wheel && mkdir -p .venv-fast/build dist
	cp -R $(SHIPPED) .venv-fast/build/
	cd .venv-fast/build && ALEXANDRE_FAST=1 ../bin/pip wheel -q --no-build-isolation \
	    --no-deps -w ../wheel .
	rm -rf dist/fast && mv .venv-fast/wheel dist/fast
	$(BUILD)pip install -q --no-deps --force-reinstall dist/fast/*.whl

# From a folder without the sources, so that the compiled package is what is tested.
LONGEST := tests/ai tests/games tests/properties tests/protocol/test_computer.py
compiled: fast
	rm -rf .venv-fast/run && mkdir -p .venv-fast/run
	cp -R tests tools docs maps saves assets setup.cfg main.py .venv-fast/run/
	cd .venv-fast/run && ../bin/python -c "import alexandre.kernel.text as text; \
	    assert not text.__file__.endswith('.py'), 'the rules are not compiled'"
	cd .venv-fast/run && ../bin/python $(PYTEST) tests/kernel tests/games tests/properties
	cd .venv-fast/run && ../bin/python $(PYTEST) -m compiled $(LONGEST)

# What needs no Python: the folder, its trial on a bare root, and packages of it.
folder: .venv-fast/ready
	@nice $(BUILD)python tools/packages/folder.py

bare: .venv/test
	@$(HERE)python tools/packages/bare.py

deb: .venv/test
	@$(HERE)python tools/packages/debian.py

appimage: .venv/test
	@$(HERE)python tools/packages/appimage.py

# The source package of Debian, built and shown to lintian where those are installed.
debian-source: build
	@$(HERE)python tools/packages/debian_source.py --build

flatpak: build
	@$(HERE)python tools/packages/flatpak.py

installer: .venv/test
	@$(HERE)python tools/packages/installer.py

# What a release is made of and by; what cannot be had here is said to be not run.
workflows: .venv-release/ready
	@$(RELEASE)python tools/release/workflows.py

sbom: .venv-release/ready
	@$(RELEASE)python tools/release/sbom.py

# Strict: a warning of Sphinx, a broken link or a fault that axe finds ends it.
site: .venv/test .venv-site/ready
	$(HERE)python tools/site/gather.py
	rm -rf build/site/html
	for lang in en fr; do $(SITE)sphinx-build -q -W --keep-going -b html -c tools/site \
	    -D language=$$lang build/site/src/$$lang build/site/html/$$lang || exit 1; done
	$(HERE)python tools/site/links.py
	$(HERE)python tools/site/read.py

# The checklist of docs/releasing.md, as far as a command can walk it.
release-check: .venv/test
	@$(HERE)python tools/release/check.py

# Widgets and rooms; what the rooms do with files, matches and opponents is the same there.
SAME := analysis_room coach faults full_disk kills legacy life limits match outside_program \
    problems real_table saves secrecy stand_ins statistics whole_life
classic: .venv-classic/ready
	$(OLD)python $(PYTEST) tests/ui tests/scenes $(SAME:%=--ignore tests/scenes/test_%.py)

# The suites of PettingZoo and OpenSpiel, and an arena in a cluster of Dask; what could not be
# installed is reported as not run.
bots: .venv-bots/ready
	$(BOTS)python -m pytest -n $(WORKERS) --dist loadfile -q -rs tests/adapters
	$(BOTS)python -m pytest -q -rs -m long -k cluster tests/ai/test_tournament.py

# A plate and a sound made again; tools/art/README.md says what made which.
art: .venv/test .venv-art/ready
	$(HERE)python -m pytest -q -rs -m long tests/packages/test_art.py

clean:
	rm -rf build dist .venv .venv-fast .venv-classic .venv-bots .venv-bench .venv-release .venv-site .venv-art *.egg-info

# ---- environments -------------------------------------------------------------------------

.venv/play: requirements.txt setup.cfg setup.py pyproject.toml
	@$(PYTHON) tools/environment.py play

.venv/test: .venv/play requirements-dev.txt
	@$(PYTHON) tools/environment.py test

.venv-fast/ready: requirements-dev.txt
	$(PYTHON) -m venv .venv-fast
	$(BUILD)pip install -q --require-hashes -r requirements-dev.txt
	@touch $@

.venv-classic/ready: tools/packages/classic.txt
	$(PYTHON) -m venv .venv-classic
	$(OLD)pip install -q --require-hashes -r tools/packages/classic.txt
	@touch $@

.venv-release/ready: tools/release/requirements.txt tools/release/package-lock.json
	rm -rf .venv-release
	$(PYTHON) -m venv .venv-release
	$(RELEASE)pip install -q --require-hashes -r tools/release/requirements.txt
	@touch $@

.venv-site/ready: tools/site/requirements.txt
	$(PYTHON) -m venv .venv-site
	$(SITE)pip install -q --require-hashes -r tools/site/requirements.txt
	@touch $@

.venv-art/ready: tools/art/requirements.txt
	$(PYTHON) -m venv .venv-art
	$(ART)pip install -q --require-hashes -r tools/art/requirements.txt
	@touch $@

# Neither library has wheels for every system: one that cannot be had is said to be missing.
.venv-bots/ready: requirements-dev.txt
	$(PYTHON) -m venv .venv-bots
	$(BOTS)pip install -q --require-hashes -r requirements-dev.txt
	for each in pettingzoo open_spiel distributed; do $(BOTS)pip install -q $$each || \
	    echo "$$each cannot be had here: its suite is not run"; done
	@touch $@
