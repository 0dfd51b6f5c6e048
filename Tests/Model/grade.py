"""llmock breaks its answers by a scenario, and judges from the requests how the client took it."""

import bed
from home import Home

LINE = "the roof and the gutters look bad from the garden gate"


def fail(status, **more):
    return {"type": "fail", "status": status} | more


def break_off(kind, **more):
    return {"type": "stream_fault", "kind": kind, "after_chunks": 2} | more


CALLS = {"type": "reply", "tool_calls": [{"name": "add_nudge", "arguments": {"title": "mend the roof"}}]}
WORDS = {"type": "reply", "text": "The roof can wait until the rain is over."}

# What happens → how the waits are scaled (only whole seconds are kept as the server asks), and whether the card is made.
SCENARIOS = {
    "nothing": ([CALLS, WORDS], 1, True),
    "busy twice, with a time": ([fail(429, retry_after=1, times=2), CALLS, WORDS], 1, True),
    "busy for an hour": ([fail(429, retry_after=3600, times=9)], 1, False),
    "down twice": ([fail(503, times=2), CALLS, WORDS], 1, True),
    "down for good": ([fail(500, times=9)], 1, False),
    "overloaded once": ([fail(529), CALLS, WORDS], 1, True),
    "the key is refused": ([fail(401, times=9)], 1, False),
    "a bad request": ([fail(400, times=9)], 1, False),
    "nothing there": ([fail(404, times=9)], 1, False),
    "a call cut short": ([CALLS, break_off("truncate"), CALLS, WORDS], 1, True),
    "a call hung up on": ([CALLS, break_off("disconnect"), CALLS, WORDS], 1, True),
    "a call of broken bytes": ([CALLS, break_off("malformed"), CALLS, WORDS], 1, True),
    "silence": ([CALLS, break_off("stall", stall_seconds=6)], 0.02, False),
    "arguments that are none": ([CALLS, {"type": "tool_fault", "kind": "malformed_arguments"}, WORDS], 1, False),
    "a tool that is none": ([CALLS, {"type": "tool_fault", "kind": "unknown_tool"}, WORDS], 1, False),
    "late": ([{"type": "slow_first_token", "seconds": 1}, CALLS, WORDS], 1, True),
}


def run(folder, only=""):
    amiss = []
    with bed.grader(folder) as server:
        for name, (behaviours, patience, makes) in SCENARIOS.items():
            if only not in name:
                continue
            bed.fetch(server.url + "/_llmock/reset", {})
            bed.fetch(server.url + "/_llmock/scenario", {"behaviors": behaviours})
            home = Home(folder)
            said = home.run("say", LINE, url=server.url + "/v1", patience=patience)
            verdict = bed.fetch(server.url + "/_llmock/verdict?format=text").decode()
            cards = [card["title"] for card in home.export()["nudges"]]
            faults = [line.strip() for line in verdict.splitlines() if line.strip().startswith(("FAIL", "WARN"))]
            if cards != ["mend the roof"] * makes:
                faults.append("cards: %s; %r %r" % (cards, said and said.out[-200:], said and said.err))
            if any("FAIL" in fault or "cards" in fault for fault in faults):
                amiss.append(name)
            print("  %-26s %s" % (name, "; ".join(faults) or "passed"), flush=True)
            home.remove()
    return not amiss
