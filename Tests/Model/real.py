"""A real server with a real, small model: its words as they stream, its calls forced to be valid, and a stop half-way."""

import json
import signal
import subprocess
import time

import bed
from home import KEY, NUDGY, Home

# Beyond the rules, so that each goes to the model.
CONVERSATION = """the roof and the gutters look bad from the garden gate
my head has been a drum since that third coffee
whatever lies around here and there
teeth are not for today i think or are they
somehow all of it feels grey and slow
the one with the tap may wait until the plumber is back from wherever
that pill with the long name went down before the eggs
the boiler code might be E119 as far as i recall
where did my whole morning go
the winter seems to be enough of a garden gate already""".splitlines()
# A machine that does much else reads 2,000 tokens in minutes.
PATIENCE, LIMIT = 3, 400
STORY = "what would a very old lighthouse say about the sea and its long years"
# Numbers that no call of a model may bring in, however valid its schema was: kind → field → least and most.
RANGES = {"moods": {"score": (1, 10)}, "symptoms": {"severity": (0, 10)}, "nudges": {"minutes": (1, 100_000)}}


def sane(said):
    """What is wrong with a turn, in words."""
    if said is None:
        return "it did not end"
    if said.code < 0 or said.code not in (0, 1, 2, 3, 5):
        return "exit code %d" % said.code
    if not said.out.strip():
        return "no reply: %r" % said.err
    if "Fatal" in said.err or KEY in said.out + said.err:
        return "stderr: %r" % said.err
    return None


def streamed(server, folder):
    """An answer in words comes in more than one piece."""
    home, begin, times = Home(folder), time.monotonic(), []
    running = start(home, server)
    while running.stdout.read1(4096):
        times.append(time.monotonic() - begin)
    code = running.wait()
    running.stdout.close()
    if not times:
        print("amiss: no words came; exit code %d" % code)
        return False
    print("streamed: first words after %.1f s, the last after %.1f s, in %d pieces; exit code %d" % (
        times[0], times[-1], len(times), code))
    return code == 0 and len(times) > 3


def start(home, server):
    return subprocess.Popen(
        [NUDGY, "say", STORY], env=home.arguments(server.url + "/v1", PATIENCE), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def stopped(server, folder):
    """An interrupt half-way ends the program, and with it the server's work for it."""
    running = start(Home(folder), server)
    running.stdout.read1(64)
    busy = is_busy(server)
    begin = time.monotonic()
    running.send_signal(signal.SIGINT)
    code = running.wait(30)
    ended = time.monotonic() - begin
    running.stdout.close()
    while is_busy(server) and time.monotonic() - begin < 10:
        time.sleep(0.02)
    free = time.monotonic() - begin
    print("stopped half-way: ended after %.0f ms with %d; the server was %s, and free after %.0f ms" % (
        ended * 1000, code, "busy" if busy else "done already", free * 1000))
    return code in (130, -signal.SIGINT) and not is_busy(server)


def is_busy(server):
    slots = json.loads(bed.fetch(server.url + "/slots", key=bed.REAL_KEY))
    return any(slot["is_processing"] for slot in slots)


def conversation(server, folder):
    """Ten lines whose calls are valid by their schema, whatever they mean."""
    home, amiss = Home(folder), []
    home.run("add", "ring the dentist")
    with bed.dialects(folder, upstream=server.url) as between:
        for line in CONVERSATION:
            said = home.run("say", line, url=between.url + "/openai/v1", patience=PATIENCE, limit=LIMIT)
            fault = sane(said)
            if fault:
                amiss.append("%s: %s" % (line, fault))
            first = said.out.strip().splitlines()[0] if said and said.out.strip() else "?"
            print("  %5.1f s  %s\n           %s" % (said.seconds if said else 0, line, first[:100]), flush=True)
        log = json.loads(bed.fetch(between.url + "/_log"))
    sent = [int(entry["headers"]["content-length"]) for entry in log]
    if sent != home.ledger():
        amiss.append("the ledger tells %d requests, and %d left" % (len(home.ledger()), len(sent)))
    exported = home.export()
    for kind, fields in RANGES.items():
        for row in exported[kind]:
            amiss += ["%s: %s is %s" % (kind, field, row[field]) for field, (least, most) in fields.items()
                      if row.get(field) is not None and not least <= row[field] <= most]
    print("conversation: %d lines, %d requests, %s; kept: %s" % (
        len(CONVERSATION), len(sent), "; ".join(amiss) or "nothing amiss",
        ", ".join("%d %s" % (len(rows), kind) for kind, rows in exported.items() if rows)))
    return not amiss


def run(folder):
    with bed.real(folder) as server:
        print("the real server listens", flush=True)
        parts = [part(server, folder) for part in (streamed, stopped, conversation)]
    return all(parts)
