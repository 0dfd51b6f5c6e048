"""Every dialect and every fault against the program, and what each came to."""

import collections
import concurrent.futures
import json
import os
import time

import bed
import expected
from expected import ASKED, ENDINGS, FIRST, KEPT, RIGHT, TALKS
from home import KEY, Home

AT_ONCE = 4
# Connecting may take a quarter of a second then, the first byte three, the next one and a half.
PATIENCE = 0.025
# Of a program that fell, of a server's own bytes, and of what is secret.
UNCALM = ("{", "}", "Traceback", "Fatal", "error:", "0x", "\x1b", "sk-")


def kept(said, exported, line):
    return "The line is saved." in said.out and any(line in json.dumps(row, ensure_ascii=False) for row in exported)


def how(talk, said, exported):
    """Which ending a run came to; `None` where it is none of them."""
    cards = [card for card in exported["nudges"] if card["title"] != FIRST]
    titles = sorted(card["title"] for card in cards)
    if not titles and kept(said, exported["unsorted"], talk.line):
        return KEPT
    if not titles and talk.cards and "What is it?" in said.out:
        return ASKED
    first = [card for card in exported["nudges"] if card["title"] == FIRST]
    holds = titles == talk.cards and len(first) == 1 and all(words in said.out for words in talk.said)
    return RIGHT if holds and (talk.after is None or talk.after(first)) else None


def calm(said, ending):
    """What is wrong with the words on stderr."""
    # Where nothing comes for ten seconds, a person is told of it once.
    lines = [line for line in said.err.splitlines() if not line.startswith("The model is taking its time.")]
    if len(lines) > 1:
        yield "%d lines on stderr" % len(lines)
    if ending == KEPT and not lines and "model: " not in said.out:
        yield "no word on stderr"
    if ending == RIGHT and lines:
        yield "right, and yet: " + lines[0]
    for line in lines:
        if len(line) > 250 or any(mark in line for mark in UNCALM):
            yield "not calm: " + line[:250]


class Outcome:
    """What one case came to, before the server's own log is asked."""

    def __init__(self, case, base):
        self.case, self.base, self.ending, self.amiss, self.seconds, self.ledger = case, base, None, [], 0, []


def judge(server, template, case, number):
    dialect, fault, name = case
    talk = TALKS[name]
    outcome = Outcome(case, "/%s/v1" % "+".join(filter(None, (dialect, fault, "case=%d" % number))))
    home = Home(template.path + ".d", like=template)
    try:
        said = home.run("say", talk.line, url=server.url + outcome.base, patience=PATIENCE)
        if said is None:
            outcome.amiss.append("it did not end")
            return outcome
        exported = home.export()
        outcome.seconds, outcome.ledger = said.seconds, home.ledger()
        outcome.ending, wanted = how(talk, said, exported), expected.ending(dialect, fault, name)
        wanted = wanted if isinstance(wanted, tuple) else (wanted,)
        outcome.amiss += calm(said, outcome.ending)
        if outcome.ending not in wanted:
            titles = [card["title"] for card in exported["nudges"]]
            outcome.amiss.append("%s, not %s: %r %r %s" % (
                outcome.ending, " or ".join(wanted), said.out[-160:], said.err[-160:], titles))
        # A question that nobody is there to answer ends with 5.
        if said.code != (5 if outcome.ending == expected.ASKED else 0):
            outcome.amiss.append("exit code %d" % said.code)
        if any(mark in said.out for mark in ("\x1b", "\x00", KEY)):
            outcome.amiss.append("stdout holds what it must not")
        if home.holds(KEY):
            outcome.amiss.append("the key is kept")
        return outcome
    finally:
        home.remove()


def dialect_outcomes(folder, template, dialect, cases):
    """All cases of a dialect on a server of its own, whose log is then held against the ledgers."""
    with bed.dialects(folder, script=[talk.script for talk in TALKS.values()]) as server:
        with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
            outcomes = list(pool.map(lambda numbered: judge(server, template, numbered[1], numbered[0]), enumerate(cases)))
        sent = collections.defaultdict(list)
        for entry in json.loads(bed.fetch(server.url + "/_log", timeout=120)):
            sent[entry["path"].removesuffix("/chat/completions")].append(int(entry["headers"]["content-length"]))
    for outcome in outcomes:
        if sent[outcome.base] != outcome.ledger:
            outcome.amiss.append("the ledger tells %s, and %s left" % (outcome.ledger, sent[outcome.base]))
    return outcomes


def run(folder, only=""):
    """Prints a row for each dialect; `True` where nothing is amiss."""
    begin = time.monotonic()
    template = Home(folder)
    os.mkdir(template.path + ".d")
    template.run("add", FIRST)
    # Else each home would start a copy of its store behind its first line.
    template.run("upkeep")
    cases = [case for case in expected.cases() if only in "+".join(case)]
    outcomes = []
    print("%-14s %6s %6s %6s %6s" % ("dialect", *ENDINGS, "amiss"))
    for dialect in expected.DIALECTS:
        mine = [case for case in cases if case[0] == dialect]
        if not mine:
            continue
        found = dialect_outcomes(folder, template, dialect, mine)
        counts = collections.Counter("amiss" if one.amiss else one.ending for one in found)
        print("%-14s %6d %6d %6d %6d" % (dialect, *(counts[end] for end in (*ENDINGS, "amiss"))), flush=True)
        for one in found:
            if one.amiss:
                print("  amiss: %s: %s" % (" ".join(filter(None, one.case)), "; ".join(one.amiss)), flush=True)
        outcomes += found
    longest = max(outcomes, key=lambda one: one.seconds)
    amiss = sum(bool(one.amiss) for one in outcomes)
    print("%d cases in %.0f s, %d amiss; the longest took %.1f s (%s)." % (
        len(outcomes), time.monotonic() - begin, amiss, longest.seconds, " ".join(filter(None, longest.case))))
    return amiss == 0
