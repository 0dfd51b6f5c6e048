"""What each way of a server to speak, and each way to fail, must lead to."""

# How a turn may end. RIGHT: what was asked for is done or said, and nothing is on stderr. KEPT: one line on stderr and
# the rules' answer, with the line kept. ASKED: the app asks the person for what the model left out.
RIGHT, KEPT, ASKED = "right", "kept", "asked"
ENDINGS = (RIGHT, KEPT, ASKED)

DIALECTS = """openai azure ollama ollama-old llamacpp llamacpp-obj lcp vllm vllm-old lmstudio lmstudio-old openrouter deepseek
gemini mistral textcall think""".split()

# The two with which every talk meets every fault: one sends calls in many pieces, one whole and under one index.
THOROUGH = ("openai", "ollama")


class Talk:
    """A line beyond the rules, what the server makes of it, and what must have come of it."""

    def __init__(self, line, calls=(), content=None, cards=(), said=(), after=None):
        self.line, self.calls, self.content = line, list(calls), content
        self.cards, self.said, self.after = sorted(cards), said, after

    @property
    def script(self):
        answer = {"re": self.line, "calls": self.calls}
        return answer if self.content is None else answer | {"content": self.content}


def call(name, **arguments):
    return {"name": name, "arguments": arguments}


# The card that every home begins with.
FIRST = "ring the dentist"

TALKS = {
    "two": Talk(
        "the roof and the gutters look bad from the garden gate",
        [call("add_nudge", title="mend the roof — soon"), call("add_nudge", title="clean the gutters")],
        cards=["mend the roof — soon", "clean the gutters"]),
    "one": Talk(
        "the kitchen tap has a mind of its own", [call("add_nudge", title="mend the tap")], cards=["mend the tap"]),
    "words": Talk(
        "is the moon hollow", content="The moon is solid — like a cold 石. Open the window",
        said=["The moon is solid — like a cold 石. Open the window"]),
    "snooze": Talk(
        "teeth are not for today i think or are they", [call("snooze_nudge", which="dentist", until="2026-11-24T15:00")],
        after=lambda cards: [card["snoozedUntil"][:19] for card in cards] == ["2026-11-24T15:00:00"]),
    "drop": Talk(
        "teeth were never my favourite subject", [call("drop_nudge", which="dentist")], said=["Do it?"]),
    "absurd": Talk(
        "my sister's lighthouse has a mood that nobody can measure",
        [call("log_mood", score=10**15), call("log_symptom", symptom="head", severity=-40),
         call("add_nudge", title="paint it", minutes=10**15), call("start_focus", minutes=10**300),
         call("snooze_nudge", which="dentist", until="yesteryear"), call("no_such_tool", x=1)]),
    "list": Talk("whatever lies around here and there", [call("list_nudges")], said=[FIRST]),
}

# A model that writes its calls as text can make one at a time.
MAIN = {"textcall": "one"}

# Modifier of the bed → how a turn ends. `*1` is in force for the first request alone.
FRAMING = dict.fromkeys(
    "crlf cr nospace multiline evid bom onebyte onewrite split=37 nofinalnl ascii ctjson json json+gzip h1close".split(),
    RIGHT)
ENDS = {
    "trunc": KEPT, "trunc*1": RIGHT, "drop": KEPT, "drop*1": RIGHT, "nodone": RIGHT, "linger=5": RIGHT, "hang=20": KEPT,
    "hangup": RIGHT, "stall=20": KEPT, "slowfirst=1": RIGHT, "ping=1": RIGHT,
}
ERRORS = dict.fromkeys(
    """401 402 403 408 429=1 429=3600 429d 429n quota 500 503 529 html502 ctx toolfail redir=307 empty200 err200 err-mid
    err-event err-choice err-mid+err-done""".split(), KEPT) | dict.fromkeys(
    "408*1 429=1*2 429d*1 429n*1 500*2 503*1 529*1 html502*1 toolfail*1 err200*1 err-mid*1 err-event*1".split(), RIGHT)
SHAPES = dict.fromkeys(
    """roles nullchoices dupfin finempty finstop noindex idx1 dupindex noid emptyid notype namesplit namelate onechunk
    objargs doubleargs extraarg unknowntool ansi fence parts+json""".split(), RIGHT) | {
    "length": KEPT, "filter": KEPT, "emptyargs": ASKED, "badargs": KEPT, "arrayargs": KEPT,
    # The same word 60,000 times.
    "big": KEPT,
}
FAULTS = FRAMING | ENDS | ERRORS | SHAPES

# Where the bed's server breaks a stream but not a whole answer, and this dialect is asked for whole answers.
OF_STREAMS = """trunc drop hang=20 stall=20 err-mid err-event err-choice err-mid+err-done""".split()
OF_CALLS = "emptyargs badargs arrayargs".split()


def ending(dialect, fault, talk):
    """How a turn must end; a tuple where more than one end is right."""
    if talk == "absurd" or dialect == "textcall" and talk == "two":
        return KEPT
    # Another text around it, and a call written as text is none.
    if dialect == "textcall" and fault in ("ansi", "fence"):
        return KEPT
    # The bed itself loses the first brace of the arguments there.
    if (dialect, fault) == ("llamacpp", "namesplit") and TALKS[talk].calls:
        return KEPT
    if dialect == "lcp" and fault in OF_STREAMS:
        return RIGHT
    if fault in OF_CALLS and not (TALKS[talk].calls and dialect != "textcall"):
        return RIGHT
    if fault in OF_CALLS and dialect == "llamacpp-obj":
        return RIGHT
    # Words that were shown are not asked for again.
    if talk == "words" and fault in ("trunc*1", "drop*1", "err-mid*1", "err-event*1"):
        return KEPT
    # What was said before the limit was reached is an answer.
    if talk == "words" and fault in ("length", "filter"):
        return RIGHT
    return FAULTS.get(fault, RIGHT)


def cases():
    """(dialect, fault, talk), each once: all talks without faults, two dialects thoroughly, the rest pairwise."""
    found = [(dialect, "", talk) for dialect in DIALECTS for talk in TALKS]
    for dialect in DIALECTS:
        for fault in FAULTS:
            # The words of a big answer are the bed's own.
            if (dialect, fault) != ("textcall", "big"):
                found.append((dialect, fault, MAIN.get(dialect, "two")))
            if dialect in THOROUGH and fault != "big":
                found.append((dialect, fault, "words"))
    return found
