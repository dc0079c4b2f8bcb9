"""The examples of docs/hosting, in the programs they are for; those that are not installed are skipped."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2
import pytest
from websockets.sync.client import connect
from websockets.sync.server import Server, ServerConnection, serve

from tests.services import free_port
from tests.serving import PATIENCE, ROOT

EXAMPLES = ROOT / "docs" / "hosting"
NAME = "play.example"
NGINX = """
pid {folder}/pid; error_log stderr; daemon off; worker_processes 1;
events {{ }}
http {{
access_log off;
client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
{config}
}}
"""


@dataclass
class Proxy:
    """A program with the example for it: where it serves TLS, and the servers behind it."""

    port: int
    behind: set[int]

    def get(self, path: str, **headers: str) -> Any:
        address = f"https://127.0.0.1:{self.port}{path}"
        with httpx2.Client(verify=False) as client:
            answer = client.get(
                address, headers={"Host": NAME} | headers, extensions={"sni_hostname": NAME}, timeout=PATIENCE
            )
        assert answer.status_code == 200
        return answer.json()

    def socket_of(self, path: str) -> Any:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        line = socket.create_connection(("127.0.0.1", self.port))
        with connect(f"wss://{NAME}{path}", sock=line, ssl=trusting, server_hostname=NAME) as opened:
            return json.loads(opened.recv(PATIENCE))


def answering(port: int) -> Server:
    """A server that tells what reached it, over HTTP and over websockets."""

    def heard(connection: ServerConnection) -> str:
        assert connection.request
        names = ("host", "x-forwarded-for", "x-forwarded-proto", "forwarded")
        return json.dumps({"port": port} | {name: connection.request.headers.get_all(name) for name in names})

    def plain(connection: ServerConnection, request: Any) -> Any:
        if "upgrade" in request.headers:
            return None
        answer = connection.respond(200, heard(connection))
        answer.headers["Cache-Control"] = "no-store"
        return answer

    return serve(
        lambda connection: connection.send(heard(connection)), "127.0.0.1", port, process_request=plain
    )


def nginx(folder: Path, config: str) -> list[str]:
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, config=config))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def haproxy(folder: Path, config: str) -> list[str]:
    (folder / "haproxy.cfg").write_text(config.replace("    log /dev/log local0\n", ""))
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


def caddy(folder: Path, config: str) -> list[str]:
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + config)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROGRAMS: dict[str, tuple[str, Callable[[Path, str], list[str]]]] = {
    "nginx": ("nginx.conf", nginx),
    "haproxy": ("haproxy.cfg", haproxy),
    "caddy": ("Caddyfile", caddy),
}


@pytest.fixture(params=PROGRAMS)
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    for needed in (request.param, "openssl"):
        if shutil.which(needed) is None:
            pytest.skip(f"{needed} is not installed")
    example, program = PROGRAMS[request.param]
    certify(tmp_path)
    first, second, plain, secure = (free_port() for _ in range(4))
    config = (EXAMPLES / example).read_text().replace("/etc/ssl/play.example", str(tmp_path))
    for port, ours in (("8001", first), ("8002", second)):
        config = config.replace(f"127.0.0.1:{port}", f"127.0.0.1:{ours}")
    for before, after in (
        ("listen [::]:", "# "),
        ("listen 443", f"listen {secure}"),
        ("listen 80", f"listen {plain}"),  # a free port may begin with 443, but none with 80
        ("bind :443", f"bind :{secure}"),
        ("bind :80", f"bind :{plain}"),
        (f"\n{NAME} {{", f"\n{NAME}:{secure} {{\n\ttls {tmp_path}/fullchain.pem {tmp_path}/privkey.pem"),
    ):
        config = config.replace(before, after)
    command = program(tmp_path, config)
    with ExitStack() as stack:
        for port in (first, second):
            stack.enter_context(running(port))
        process = subprocess.Popen(command, cwd=tmp_path, env=environment(tmp_path))
        stack.callback(process.wait)
        stack.callback(process.terminate)
        made = Proxy(secure, {first, second})
        deadline = time.monotonic() + PATIENCE
        while not answers(made):
            assert process.poll() is None, "the program has ended"
            assert time.monotonic() < deadline, "it does not answer"
            time.sleep(0.1)
        yield made


@contextmanager
def running(port: int) -> Iterator[None]:
    with answering(port) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield


def environment(folder: Path) -> dict[str, str]:
    return os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


def answers(proxy: Proxy) -> bool:
    try:
        return bool(proxy.get("/healthz"))
    except (httpx2.TransportError, AssertionError):
        return False


def certify(folder: Path) -> None:
    request = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
    ]
    names = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*request, *names], cwd=folder, check=True, capture_output=True)
    both = (folder / "fullchain.pem").read_text() + (folder / "privkey.pem").read_text()
    (folder / "both.pem").write_text(both)


def test_all_of_a_match_goes_to_one_server_and_matches_to_all(proxy: Proxy) -> None:
    chosen = {}
    for match in map(str, range(12)):
        paths = [
            f"/api/matches/{match}",
            f"/api/matches/{match}/seats/red-1?x=1",
            f"/api/matches/{match}/start",
        ]
        ports = {proxy.get(path)["port"] for path in paths}
        ports.add(proxy.socket_of(f"/ws/matches/{match}?since=3")["port"])
        assert len(ports) == 1
        chosen[match] = ports.pop()
    assert set(chosen.values()) == proxy.behind


def test_the_server_hears_who_calls_and_nobody_calls_himself_otherwise(proxy: Proxy) -> None:
    lies = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "http", "X-Match": "7"}
    for heard in (
        proxy.get("/api/matches/1", **lies),
        proxy.get("/", **lies),
        proxy.socket_of("/ws/matches/1"),
    ):
        assert heard["host"] == [NAME]
        assert heard["x-forwarded-for"] == ["127.0.0.1"]
        assert heard["x-forwarded-proto"] == ["https"]


@pytest.mark.parametrize("unit", ["galaxies.service", "galaxies@.service"])
def test_systemd_understands_the_units(unit: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    file = tmp_path / unit
    file.write_text((EXAMPLES / unit).read_text().replace("/opt/galaxies/bin/galaxies", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
