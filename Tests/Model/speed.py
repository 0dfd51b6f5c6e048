"""What a model costs in time besides its own: from its last token to the reply, and for a call that asks none."""

import json
import os
import socket
import statistics
import subprocess
import threading
import time

from home import NUDGY, Home

ROUNDS = int(os.environ.get("ROUNDS", "21"))
LINE = "what would a very old lighthouse say about the sea"
SIZES = (100_000, 300_000, 900_000)


class Teller:
    """A server in this process, so that one clock tells when its last token left and when the reply came."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = "http://127.0.0.1:%d/v1" % self.listener.getsockname()[1]
        self.answers, self.last = [], 0.0
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection:
                self.answer(connection)

    def answer(self, connection):
        asked = self.more(connection, b"", lambda asked: b"\r\n\r\n" in asked)
        head, _, body = asked.partition(b"\r\n\r\n")
        if b"100-continue" in head.lower():
            connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        length = next(int(row.split(b":")[1]) for row in head.split(b"\r\n") if row.lower().startswith(b"content-length"))
        self.more(connection, body, lambda body: len(body) >= length)
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
        deltas = self.answers.pop(0)
        for delta in deltas[:-1]:
            connection.sendall(event(delta))
            time.sleep(0.005)
        # The last token, the end of its event and the end of the stream leave together.
        rest = event(deltas[-1]) + event({}, "tool_calls" if "tool_calls" in deltas[-1] else "stop") + b"data: [DONE]\n\n"
        self.last = time.monotonic()
        connection.sendall(rest)

    @staticmethod
    def more(connection, known, is_enough):
        while not is_enough(known):
            piece = connection.recv(65536)
            if not piece:
                raise ConnectionError("the client left in the middle of its request")
            known += piece
        return known

    def close(self):
        self.listener.close()


def event(delta, reason=None):
    return b"data: " + json.dumps({"choices": [{"index": 0, "delta": delta, "finish_reason": reason}]}).encode() + b"\n\n"


def words(*pieces):
    return [{"role": "assistant", "content": piece} for piece in pieces]


def call(title):
    """One call, and what is said once it is done."""
    function = {"name": "add_nudge", "arguments": json.dumps({"title": title})}
    return [words("") + [{"tool_calls": [{"index": 0, "id": "a", "type": "function", "function": function}]}],
            words("That ", "is ", "all")]


def until(home, teller, wanted):
    """Seconds from the last token to the words wanted on the program's output."""
    running = subprocess.Popen(
        [NUDGY, "say", LINE], env=home.arguments(teller.url), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    said, came, last = b"", None, 0.0
    while piece := running.stdout.read1(65536):
        now, said = time.monotonic(), said + piece
        if came is None and wanted in said:
            came, last = now, teller.last
    running.wait()
    running.stdout.close()
    if came is None:
        raise AssertionError("the reply never came: %r" % said[-200:])
    return came - last


def replies(folder, teller):
    home = Home(folder)
    def one(answers, wanted):
        teller.answers = list(answers)
        return until(home, teller, wanted) * 1000
    spoken = statistics.median(one([words("The ", "sea ", "is ", "patience")], b"patience") for _ in range(ROUNDS))
    called = statistics.median(one(call("wipe lamp %d" % n), b"lamp %d" % n) for n in range(ROUNDS))
    print("from the last token to the reply: words %.1f ms, a call's receipt %.1f ms, in a conversation %.1f ms (wanted ≤ 5)"
          % (spoken, called, statistics.median(receipts(home, teller)) * 1000))


def receipts(home, teller):
    """Seconds from the last token of a call to its receipt, where the store is open already."""
    running = subprocess.Popen(
        [NUDGY, "say", "--stdin"], env=home.arguments(teller.url), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    for n in range(ROUNDS):
        title, said, came = b"dust shelf %d" % n, b"", None
        teller.answers = call(title.decode())
        running.stdin.write(LINE.encode() + b"\n")
        running.stdin.flush()
        # The words after the receipt end the turn.
        while came is None or b"That is all" not in said:
            piece = running.stdout.read1(65536)
            if not piece:
                raise AssertionError("the conversation ended: %r" % said[-200:])
            said += piece
            if came is None and title in said:
                came = time.monotonic()
                yield came - teller.last
    running.stdin.close()
    running.wait()
    running.stdout.close()


def events(folder, teller):
    """In proportion: thrice the bytes in one event, thought and not said, take thrice the time."""
    home, times = Home(folder), []
    for size in SIZES:
        thinking = {"role": "assistant", "reasoning_content": "lamp " * (size // 5), "content": "patience"}
        rounds = []
        for _ in range(5):
            teller.answers = [[thinking]]
            rounds.append(until(home, teller, b"patience") * 1000)
        times.append(statistics.median(rounds))
    print("one event of %s bytes to the word at its end: %s ms" % (
        ", ".join("%d" % size for size in SIZES), ", ".join("%.1f" % each for each in times)))
    # Quadratic, the last would take 81 times as long as the first.
    return times[-1] < times[0] * 27


def starts(folder, teller):
    """Calls that the rules answer, with a model connected and without, in turn."""
    home, fair = Home(folder), True
    home.run("add", "ring the dentist")
    for command in (["next"], ["say", "what's next"]):
        times = {None: [], teller.url: []}
        for _ in range(2 * ROUNDS):
            for url, seconds in times.items():
                seconds.append(home.run(*command, url=url).seconds)
        without, connected = (statistics.median(seconds) * 1000 for seconds in times.values())
        ratio = statistics.median(b / a for a, b in zip(*times.values()))
        print("`%s`: %.1f ms, with a model connected %.1f ms; %.2f times" % (" ".join(command), without, connected, ratio))
        fair = fair and ratio < 1.3
    return fair


def run(folder):
    teller = Teller()
    try:
        replies(folder, teller)
        return all([events(folder, teller), starts(folder, teller)])
    finally:
        teller.close()
