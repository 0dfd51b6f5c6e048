"""The official Python client against the real program: `peer.py NUDGY`. Ends with 1 at the first thing that is amiss."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import traceback

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import ElicitResult
from mcp.shared.exceptions import MCPError

NUDGY = sys.argv[1]
NOW = "2026-11-20T10:00"


class Home:
    """A folder of its own, and the program in it."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="nudgy-peer-")
        self.environment = {"NUDGY_HOME": self.path, "NUDGY_NOW": NOW, "TZ": "UTC"}

    def say(self, *lines):
        done = subprocess.run(
            [NUDGY, "say", "--stdin"], input="\n".join(lines), capture_output=True, text=True,
            env=os.environ | self.environment, check=True)
        return done.stdout

    def server(self, *flags):
        return StdioServerParameters(command=NUDGY, args=["mcp", *flags], env=self.environment)

    def ledger(self):
        [name] = [os.path.join(at, file) for at, _, files in os.walk(self.path) for file in files if file == "ledger"]
        with open(name) as file:
            return [json.loads(line) for line in file]


def text(result):
    return "\n".join(part.text for part in result.content)


def check(holds, *what):
    if not holds:
        raise AssertionError("amiss", *what)


def last_line(error):
    return [at.lineno for at in traceback.extract_tb(error.__traceback__) if at.filename == __file__][-2:]


async def ten_tools(mode):
    home = Home()
    async with Client(home.server(), mode=mode) as client:
        check(client.protocol_version == {"auto": "2026-07-28", "legacy": "2025-11-25"}[mode], client.protocol_version)
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        check(len(tools) > 60, len(tools))
        check(tools["next_nudge"].annotations.read_only_hint is True)
        check(tools["drop_nudge"].annotations.destructive_hint is True)
        check(tools["add_nudge"].annotations.destructive_hint is False)
        check("title" in tools["add_nudge"].input_schema["properties"])
        calls = [
            ("add_nudge", {"title": "call mum", "due": "tomorrow 5pm"}, "call mum"),
            ("brain_dump", {"text": "book the mot by friday, ring the plumber, buy stamps"}, "Kept 3 cards"),
            ("next_nudge", {}, "call mum"),
            ("list_nudges", {"scope": "all"}, "buy stamps"),
            ("find_nudges", {"query": "plumber"}, "plumber"),
            ("snooze_nudge", {"which": "plumber", "until": "2026-11-23"}, "Mon 23 Nov"),
            ("edit_nudge", {"which": "stamps", "priority": "high"}, "stamps"),
            ("complete_nudge", {"which": "mum"}, "Done: call mum"),
            ("reopen_nudge", {"which": "mum"}, "call mum"),
            ("show_stats", {"period": "week"}, ""),
        ]
        for name, arguments, words in calls:
            result = await client.call_tool(name, arguments)
            check(not result.is_error, name, text(result))
            check(words in text(result), name, text(result))
            check(isinstance(result.structured_content, dict), name)
        for name, arguments, words in [
            ("find_nudges", {}, "query is missing"),
            ("add_nudge", {"title": "x", "colour": "red"}, "takes no"),
            ("next_nudge", {"minutes": "soon"}, "does not read as minutes"),
            ("brain_dump", {}, "is missing"),
            ("show_mood", {}, "--allow mood_log"),
            ("undo", {}, "nudgy undo"),
            ("drop_nudge", {"which": "stamps"}, "They can type"),
        ]:
            result = await client.call_tool(name, arguments)
            check(result.is_error and words in text(result), name, text(result))
        try:
            await client.call_tool("no_such_tool", {})
            check(False, "an unknown tool was called")
        except MCPError as error:
            check(error.code == -32602, error.code)
    lines = home.ledger()
    check(len(lines) >= 15 and all(line["host"].startswith("mcp: ") for line in lines), lines)
    check(any(line["purpose"] == "add_nudge" and "cards" in line["kinds"] for line in lines), lines)


async def offers(mode):
    home = Home()
    home.say("call mum tomorrow at 5", "mood 3", "note: the canary sings")
    async with Client(home.server(), mode=mode) as client:
        uris = [str(page.uri) for page in (await client.list_resources()).resources]
        check(uris == ["nudgy://card", "nudgy://today"], uris)
        card = (await client.read_resource("nudgy://card")).contents[0].text
        check("call mum" in card, card)
        today = (await client.read_resource("nudgy://today")).contents[0].text
        check("call mum" in today and "Mood" not in today and "note" not in today, today)
        names = [prompt.name for prompt in (await client.list_prompts()).prompts]
        check(names == ["brain_dump", "review"], names)
        words = (await client.get_prompt("brain_dump", {"text": "the gas bill"})).messages[0].content.text
        check("the gas bill" in words, words)
        check("five cards" in (await client.get_prompt("review")).messages[0].content.text)


async def person(mode):
    """A person who is asked: yes, no, and nobody there."""
    for action, words in [("accept", "Snoozed"), ("decline", "left that open")]:
        home = Home()
        home.say("buy milk")
        asked = []

        async def answer(context, params):
            asked.append(params.message)
            return ElicitResult(action=action, content={"answer": "monday"} if action == "accept" else None)

        async with Client(home.server(), mode=mode, elicitation_callback=answer) as client:
            result = await client.call_tool("snooze_nudge", {"which": "milk"})
            check(words in text(result) and not result.is_error, text(result))
            check(len(asked) == 1 and "Until when?" in asked[0], asked)
            snoozed = text(await client.call_tool("list_nudges", {"scope": "snoozed"}))
            check(("milk" in snoozed) == (action == "accept"), snoozed)
    home = Home()
    home.say("buy milk", "buy milk chocolate")
    async with Client(home.server(), mode=mode) as client:
        result = await client.call_tool("complete_nudge", {"which": "buy"})
        check(result.is_error and "nudgy done --which buy" in text(result), text(result))


async def allowed(mode):
    home = Home()
    home.say("note titled boiler: the canary code is E119", "mood 3")
    async with Client(home.server("--allow", "note"), mode=mode) as client:
        result = await client.call_tool("find_notes", {"query": "canary"})
        check("E119" in text(result), text(result))
        result = await client.call_tool("show_mood", {})
        check(result.is_error and "--allow mood_log" in text(result), text(result))
    async with Client(home.server(), mode=mode) as client:
        result = await client.call_tool("find_notes", {"query": "canary"})
        check(result.is_error and "--allow note" in text(result) and "E119" not in text(result), text(result))


async def called_off(mode):
    """A person is asked, and the call is given up meanwhile: nothing is done, and the next call is answered."""
    home = Home()
    home.say("buy milk", "buy milk chocolate")
    waiting = asyncio.Event()

    async def silent(context, params):
        waiting.set()
        await asyncio.sleep(3600)

    async with Client(home.server(), mode=mode, elicitation_callback=silent) as client:
        call = asyncio.create_task(client.call_tool("complete_nudge", {"which": "buy"}))
        await waiting.wait()
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        result = await client.call_tool("list_nudges", {"scope": "all"})
        check("buy milk chocolate" in text(result), text(result))


async def two_at_once(mode):
    home = Home()
    async with Client(home.server(), mode=mode) as one, Client(home.server(), mode=mode) as other:
        adding = [one.call_tool("add_nudge", {"title": f"first {n}"}) for n in range(5)]
        adding += [other.call_tool("add_nudge", {"title": f"second {n}"}) for n in range(5)]
        for result in await asyncio.gather(*adding):
            check(not result.is_error, text(result))
    kept = json.loads(subprocess.run(
        [NUDGY, "export"], capture_output=True, text=True, env=os.environ | home.environment, check=True).stdout)
    check(len(kept["nudges"]) == 10, kept["nudges"])


async def main():
    for mode in ["auto", "legacy"]:
        for case in [ten_tools, offers, person, allowed, called_off, two_at_once]:
            try:
                await asyncio.wait_for(case(mode), 60)
            except* AssertionError as amiss:
                while isinstance(amiss, BaseExceptionGroup):
                    amiss = amiss.exceptions[0]
                sys.exit(f"{case.__name__}, {mode}, line {last_line(amiss)}: {amiss}")
            print("ok", mode, case.__name__)


asyncio.run(main())
