"""How much of a small model's room nudgy takes before the person has said anything."""

import json

import bed
from home import Home

MOST = 2500
LINE = "whatever lies around here and there"


def request(folder):
    """A request as the program sends it."""
    with bed.dialects(folder, script=[{"re": "", "calls": [], "content": "Nothing."}]) as server:
        Home(folder).run("say", LINE, url=server.url + "/openai/v1")
        return json.loads(bed.fetch(server.url + "/_log"))[0]["body"]


def run(folder):
    """Whether the system's words and the tools fit as they are sent; templates that write them with spaces need more."""
    sent = request(folder)
    system = next(message["content"] for message in sent["messages"] if message["role"] == "system")
    with bed.real(folder) as server:
        def count(text):
            answer = bed.fetch(server.url + "/tokenize", {"content": text}, key=bed.REAL_KEY)
            return len(json.loads(answer)["tokens"])

        tight = json.dumps(sent["tools"], ensure_ascii=False, separators=(",", ":"))
        wide = json.dumps(sent["tools"], ensure_ascii=False)
        counts = [count(system + "\n" + text) for text in (tight, wide)]
        print("system %d tokens; with the %d tools %d as sent, %d with spaces; at most %d" % (
            count(system), len(sent["tools"]), *counts, MOST))
        # What is worth shortening first.
        for tool in sorted(sent["tools"], key=lambda tool: -len(json.dumps(tool)))[:5]:
            print("  %4d %s" % (count(json.dumps(tool)), tool["function"]["name"]))
    return counts[0] <= MOST
