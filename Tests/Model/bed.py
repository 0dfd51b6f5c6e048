"""The servers that the client is tried on: they stand beside the checkout, or come from PyPI."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BED = os.path.join(os.environ.get("NUDGY_BEDS") or os.path.join(ROOT, "..", "shared", "beds"), "model")
# What is fetched once and kept.
KEPT = os.environ.get("NUDGY_MODEL_BED") or os.path.join(ROOT, ".build", "model")
SMALL = "SmolLM2-135M-Instruct.Q4_1.gguf"
REAL_KEY = "sk-never-shown-4711"


class Missing(Exception):
    """A part of the bed that cannot be had here."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def fetch(url, body=None, key=None, timeout=30):
    headers = {"Content-Type": "application/json"} | ({"Authorization": "Bearer " + key} if key else {})
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=timeout) as answer:
        return answer.read()


class Server:
    """A program that listens, and has said that it does where it says so; ended with the block it stands in."""

    def __init__(self, *command, port, out, says="READY"):
        self.url, self.out, self.says = "http://127.0.0.1:%d" % port, out, says
        with open(out, "wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def __enter__(self):
        for _ in range(600):
            if self.process.poll() is not None:
                raise Missing("%s ended at once: %s" % (self.process.args[1], self.told()))
            if self.listens():
                return self
            time.sleep(0.1)
        self.__exit__()
        raise Missing("%s does not listen" % self.process.args[1])

    def listens(self):
        try:
            socket.create_connection(self.url[7:].split(":"), timeout=1).close()
        except OSError:
            return False
        return self.says in self.told()

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def told(self):
        with open(self.out, errors="replace") as file:
            return file.read()[-400:]


def dialects(folder, script=None, upstream=None):
    """Speaks every dialect: a script's words, or a real model's with its calls forced to be valid."""
    program = os.path.join(BED, "dialectd.py")
    if not os.path.exists(program):
        raise Missing("there is no bed at %s" % os.path.normpath(BED))
    port, more = free_port(), []
    if script is not None:
        path = os.path.join(folder, "script.json")
        with open(path, "w") as file:
            json.dump(script, file)
        more = ["--script", path, "--key", REAL_KEY]
    if upstream:
        more = ["--upstream", upstream + "/v1", "--upstream-key", REAL_KEY, "--force"]
    return Server(
        sys.executable, program, "--port", str(port), *more, port=port, out=os.path.join(folder, "dialects.%d" % port))


def real(folder):
    """llama.cpp's own server with a small model, fetched the first time."""
    program = os.path.join(BED, "llama_serve.py")
    if not os.path.exists(program):
        raise Missing("there is no bed at %s" % os.path.normpath(BED))
    got = subprocess.run(
        ["bash", os.path.join(BED, "testbed.sh"), KEPT, "small"], capture_output=True, text=True)
    if got.returncode:
        raise Missing("the small model cannot be fetched: " + (got.stderr.strip().splitlines() or ["?"])[-1])
    port = free_port()
    return Server(
        os.path.join(KEPT, "venv", "bin", "python"), program, "--model", os.path.join(KEPT, "models", SMALL), "--port",
        str(port), "--alias", "local", "--api-key", REAL_KEY, "--threads", "1", "--ctx", "8192", port=port,
        out=os.path.join(folder, "llama"))


def grader(folder):
    """A server that breaks its answers by a scenario and judges how the client took it."""
    place, port = os.path.join(KEPT, "grader"), free_port()
    program = os.path.join(place, "bin", "llmock")
    if not os.path.exists(program):
        for command in ([sys.executable, "-m", "venv", place],
                        [os.path.join(place, "bin", "pip"), "install", "-q", "llmock==0.2.2"]):
            got = subprocess.run(command, capture_output=True, text=True)
            if got.returncode:
                raise Missing("llmock cannot be fetched: " + (got.stderr.strip().splitlines() or ["?"])[-1])
    return Server(program, "serve", "--port", str(port), port=port, out=os.path.join(folder, "llmock"),
                  says="")
