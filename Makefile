# nudgy: `make run` and `make test` are all a fresh Debian or Ubuntu machine with a Swift toolchain needs.

PREFIX ?= /usr/local
SWIFT ?= swift
PACKAGES = binutils libcurl4-openssl-dev libedit-dev libsqlite3-dev pkg-config sqlite3
RELEASE = -c release --static-swift-stdlib --disable-local-rpath --product nudgy
BINARY = .build/release/nudgy

.PHONY: run build test test-model bench fuzz torture crisis corpus messages mutants pictures install format lint prepare

run: build
	@$(BINARY)

build: prepare
	$(SWIFT) build $(RELEASE)
	@Tests/Binary/run release

test: prepare
	$(SWIFT) build --build-tests
	@Tests/Binary/run debug
	@SWIFT=$(SWIFT) Tests/run

# Against real peers, most of them out of PyPI: the official client of the Model Context Protocol, and for the model
# client every dialect and fault of the bed beside the checkout, a small model, and a grader.
test-model: prepare
	$(SWIFT) build --product nudgy
	@Tests/MCPTests/Peer/run
	@Tests/Model/run

bench: build
	@NUDGY=$(BINARY) Tests/Bench/run

# Pictures of the shell, each scene at four widths and in four looks, below .build/pictures; needs tmux and Chromium.
pictures: build
	@NUDGY=$(BINARY) Tests/Pictures/draw .build/pictures

# Mutated lines, odd series of numbers and address books, each for so many seconds; what fails is left in .build/fuzz.
fuzz: SECONDS ?= 600
fuzz:
	@SWIFTC=$(SWIFT)c Tests/Fuzz/run $(SECONDS)

# Kills, damages, full disks and more for the store, for so many seconds: `make torture SECONDS=3600 SEED=7`. A failure
# prints the SEED and KIND that bring it back, and leaves its home in .build/torture.
torture: SECONDS ?= $(if $(KIND),0,600)
torture: PACKAGES += strace
torture: prepare
	$(SWIFT) build --product torture
	@SEED=$(SEED) KIND=$(KIND) Tests/Torture/run $(SECONDS)

# Learns what a person in crisis says from the lines in Tests/Crisis; `Tests/Crisis/train --folds` measures it.
crisis:
	@SWIFTC=$(SWIFT)c Tests/Crisis/train

# Learns from the lines in Tests/Corpus what people mean and which words they mean it by, and writes what the build takes in.
# `.build/release/corpus rank FOLDER` reads every writer of a folder with models that have not seen that writer.
corpus: prepare
	$(SWIFT) build -c release --product corpus
	.build/release/corpus learn Tests/Corpus/en Tests/ToolsTests/everyday.en.txt Tests/ToolsTests/sentences.en.txt \
	  Tests/ToolsTests/not-for-us.txt
	.build/release/corpus learn Tests/Corpus/de Tests/ToolsTests/sentences.de.txt
	touch Sources/CModels/CModels.c

# Lists every sentence of the sources in Sources/Languages/messages.pot, and merges the list into each language's
# messages.po: what is new there has no translation yet, and what is translated stays.
messages: prepare
	$(SWIFT) build --build-tests
	.build/debug/PhraseCompiler messages .

# Breaks the code in so many places and tells which breaks no test notices.
mutants: COUNT ?= 30
mutants: prepare
	@Tests/Mutants/run $(COUNT)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	install -d $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 -s $(BINARY) $(DESTDIR)$(PREFIX)/bin/nudgy
	$(BINARY) man > $(DESTDIR)$(PREFIX)/share/man/man1/nudgy.1
	$(BINARY) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/nudgy
	$(BINARY) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_nudgy
	$(BINARY) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/nudgy.fish

format:
	$(SWIFT) format format --in-place --recursive --parallel Package.swift Prompts Sources Tests

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Prompts Sources Tests

# Asks for the administrator's password only when something is missing.
prepare:
	@missing=; for p in $(PACKAGES); do dpkg -s $$p >/dev/null 2>&1 || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then \
	  echo "nudgy needs:$$missing"; \
	  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq $$missing; \
	fi
