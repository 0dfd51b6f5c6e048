"""The program, each time in a home of its own."""

import json
import os
import shutil
import subprocess
import tempfile
import time

NUDGY = os.path.abspath(os.environ.get("NUDGY", ".build/debug/nudgy"))
NOW = "2026-11-20T10:00"
KEY = "sk-never-shown-4711"
# Whoever is not done by then hangs.
LIMIT = 120


class Said:
    """What one run of the program came to."""

    def __init__(self, code, out, err, seconds):
        self.code, self.out, self.err, self.seconds = code, out, err, seconds


class Home:
    def __init__(self, root, like=None, **environment):
        self.path = tempfile.mkdtemp(prefix="home-", dir=root)
        if like:
            shutil.copytree(like.path, self.path, dirs_exist_ok=True)
        self.environment = {
            "PATH": "/usr/bin:/bin", "NUDGY_HOME": self.path, "NUDGY_NOW": NOW, "NUDGY_SESSION": "model", "TZ": "UTC",
        } | environment

    def arguments(self, url=None, patience=1.0, model="mock-model"):
        """Environment of a run, with a model connected where an address is given."""
        connected = {"NUDGY_MODEL_URL": url, "NUDGY_MODEL": model, "NUDGY_MODEL_KEY": KEY} if url else {}
        return self.environment | connected | {"NUDGY_PATIENCE": str(patience)}

    def run(self, *words, url=None, patience=1.0, limit=LIMIT):
        """`None` where it does not end."""
        begin = time.monotonic()
        try:
            done = subprocess.run(
                [NUDGY, *words], capture_output=True, env=self.arguments(url, patience), stdin=subprocess.DEVNULL,
                timeout=limit)
        except subprocess.TimeoutExpired:
            return None
        out, err = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
        return Said(done.returncode, out, err, time.monotonic() - begin)

    def export(self):
        return json.loads(self.run("export", "--json").out)

    def write(self, name, text):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def read(self, name):
        """`None` where there is no such file."""
        try:
            with open(os.path.join(self.path, name)) as file:
                return file.read()
        except FileNotFoundError:
            return None

    def ledger(self):
        """Bytes of each request, as the ledger tells them."""
        try:
            with open(os.path.join(self.path, "state", "ledger")) as file:
                return [json.loads(line)["bytes"] for line in file]
        except FileNotFoundError:
            return []

    def holds(self, words):
        """Whether any file but the environment's own holds these bytes."""
        for at, _, names in os.walk(self.path):
            for name in names:
                with open(os.path.join(at, name), "rb") as file:
                    if words.encode() in file.read():
                        return True
        return False

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)
