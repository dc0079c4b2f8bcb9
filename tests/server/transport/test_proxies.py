"""The examples of docs/hosting, run in their programs. Programs that are not installed are skipped."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.sync.server import Server, ServerConnection, serve

from tests.databases import new_sqlite
from tests.server.live import LiveServer, live_match
from tests.services import free_port, new_redis
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
    """A program with its example: where it serves TLS and plain HTTP, and the servers behind it."""

    port: int
    plain: int
    behind: set[int]
    said: Path
    told: socket.socket
    servers: list[Server] = field(default_factory=list)

    def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        """Send a request to the proxy by its name."""
        headers = {"Host": NAME} | more.pop("headers", {})
        with httpx2.Client(verify=False) as client:
            return client.request(
                method,
                f"https://127.0.0.1:{self.port}{path}",
                headers=headers,
                extensions={"sni_hostname": NAME},
                timeout=PATIENCE,
                **more,
            )

    def get(self, path: str, **headers: str) -> Any:
        answer = self.ask("GET", path, headers=headers)
        assert answer.status_code == 200
        return answer.json()

    def line(self) -> ssl.SSLSocket:
        """Open a connection without sending anything."""
        opened = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        return trusting_context().wrap_socket(opened, server_hostname=NAME)

    def logged(self) -> str:
        """Return everything that the program has written to its log and the system's."""
        self.told.settimeout(0.5)
        lines = [self.said.read_text()]
        lines += [file.read_text() for file in self.said.parent.glob("*.log")]
        with suppress(TimeoutError):
            while True:
                lines.append(self.told.recv(65536).decode())
        return "\n".join(lines)

    def socket_of(self, path: str) -> Any:
        with self.socket(path) as opened:
            return json.loads(opened.recv(PATIENCE))

    def socket(self, path: str, **headers: str) -> Any:
        """Open a websocket through it."""
        line = socket.create_connection(("127.0.0.1", self.port))
        given = {
            "sock": line,
            "ssl": trusting_context(),
            "server_hostname": NAME,
            "additional_headers": headers,
        }
        return connect(f"wss://{NAME}{path}", max_size=None, **given)


def trusting_context() -> ssl.SSLContext:
    """Return a context that accepts any certificate."""
    made = ssl.create_default_context()
    made.check_hostname, made.verify_mode = False, ssl.CERT_NONE
    return made


def echo_server(port: int) -> Server:
    """Return a server that reports the requests that reached it, over HTTP and over websockets."""

    def echo_request(connection: ServerConnection) -> str:
        assert connection.request
        names = ("host", "x-forwarded-for", "x-forwarded-proto", "forwarded")
        return json.dumps({"port": port} | {name: connection.request.headers.get_all(name) for name in names})

    def plain_response(connection: ServerConnection, request: Any) -> Any:
        if "upgrade" in request.headers:
            return None
        answer = connection.respond(200, echo_request(connection))
        answer.headers["Cache-Control"] = "no-store"
        return answer

    def echo_socket(connection: ServerConnection) -> None:
        connection.send(echo_request(connection))
        for _ in connection:  # until the client closes it
            pass

    return serve(echo_socket, "127.0.0.1", port, process_request=plain_response)


def nginx(folder: Path, config: str) -> list[str]:
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, config=config))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def haproxy(folder: Path, config: str) -> list[str]:
    (folder / "haproxy.cfg").write_text(config)
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


def caddy(folder: Path, config: str) -> list[str]:
    (folder / "Caddyfile").write_text(config)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROGRAMS: dict[str, tuple[str, Callable[[Path, str], list[str]]]] = {
    "nginx": ("nginx.conf", nginx),
    "haproxy": ("haproxy.cfg", haproxy),
    "caddy": ("Caddyfile", caddy),
}


@pytest.fixture(scope="module", params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> str:
    for needed in (request.param, "openssl"):
        if shutil.which(needed) is None:
            pytest.skip(f"{needed} is not installed")
    return str(request.param)


@pytest.fixture(scope="module")
def proxy(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """The program for all tests that leave it and the servers behind it as they are."""
    with run_before_two_servers(program, tmp_path_factory.mktemp(program)) as made:
        yield made


@pytest.fixture
def own_proxy(program: str, tmp_path: Path) -> Iterator[Proxy]:
    with run_before_two_servers(program, tmp_path) as made:
        yield made


@contextmanager
def run_before_two_servers(program: str, folder: Path) -> Iterator[Proxy]:
    ports = (free_port(), free_port())
    with ExitStack() as stack:
        servers = [stack.enter_context(running(port)) for port in ports]
        made = stack.enter_context(run_proxy(program, folder, *ports))
        made.servers = servers
        yield made


#: Values of the examples, and their replacements in the tests: shorter times, and fewer connections.
QUICKER = (
    ("client_header_timeout 10s", "client_header_timeout 4s"),
    ("client_body_timeout 10s", "client_body_timeout 4s"),
    ("timeout http-request 10s", "timeout http-request 4s"),
    ("timeout client 30s", "timeout client 6s"),
    ("read_header 10s", "read_header 4s"),
    ("read_body 20s", "read_body 5s"),
    ("limit_conn galaxies_address 200", "limit_conn galaxies_address 6"),
    ("sc0_conn_cur gt 200", "sc0_conn_cur gt 6"),
)


@contextmanager
def run_proxy(program: str, folder: Path, first: int, second: int) -> Iterator[Proxy]:
    """Start the program with its example, in front of two servers."""
    example, command_of = PROGRAMS[program]
    certify(folder)
    plain, secure = free_port(), free_port()
    told = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    told.bind(("127.0.0.1", 0))
    config = (EXAMPLES / example).read_text().replace("/etc/ssl/play.example", str(folder))
    for port, ours in (("8001", first), ("8002", second)):
        config = config.replace(f"127.0.0.1:{port}", f"127.0.0.1:{ours}")
    for written, ours in (
        ("listen [::]:", "# "),
        ("listen 443", f"listen {secure}"),
        ("listen 80", f"listen {plain}"),  # a free port may begin with 443, but none with 80
        ("/var/log/nginx/", f"{folder}/"),
        ("bind :443", f"bind :{secure}"),
        ("bind :80", f"bind :{plain}"),
        ("log /dev/log local0", f"log 127.0.0.1:{told.getsockname()[1]} local0"),
        ("{\n\tservers {", f"{{\n\tadmin off\n\tauto_https off\n\thttp_port {plain}\n\tservers {{"),
        (f"\n{NAME} {{", f"\n{NAME}:{secure} {{\n\ttls {folder}/fullchain.pem {folder}/privkey.pem"),
        *QUICKER,
    ):
        config = config.replace(written, str(ours))
    command = command_of(folder, config)
    with ExitStack() as stack:
        stack.callback(told.close)
        said = stack.enter_context((folder / "said").open("wb"))
        process = subprocess.Popen(
            command, cwd=folder, env=environment(folder), stdout=said, stderr=subprocess.STDOUT
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        made = Proxy(secure, plain, {first, second}, folder / "said", told)
        deadline = time.monotonic() + PATIENCE
        while not answers(made):
            assert process.poll() is None, (folder / "said").read_text()
            assert time.monotonic() < deadline, "it does not answer"
            time.sleep(0.1)
        yield made


@contextmanager
def running(port: int) -> Iterator[Server]:
    with echo_server(port) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server


def environment(folder: Path) -> dict[str, str]:
    return os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


def answers(proxy: Proxy) -> bool:
    try:
        return bool(proxy.get("/livez"))
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


def test_all_requests_of_a_match_go_to_one_server_and_matches_to_all(proxy: Proxy) -> None:
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


def test_the_server_learns_the_callers_address_and_nobody_can_forge_it(proxy: Proxy) -> None:
    lies = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "http", "X-Match": "7"}
    for heard in (
        proxy.get("/api/matches/1", **lies),
        proxy.get("/", **lies),
        proxy.socket_of("/ws/matches/1"),
    ):
        assert heard["host"] == [NAME]
        assert heard["x-forwarded-for"] == ["127.0.0.1"]
        assert heard["x-forwarded-proto"] == ["https"]


@pytest.mark.parametrize("host", [NAME, "evil.example", f"{NAME}.evil.example", "evil.example:80"])
@pytest.mark.parametrize("path", ["/", "/join/x-1?y=2", "//evil.example/x"])
def test_plain_http_is_redirected_only_to_the_name_of_the_site(proxy: Proxy, host: str, path: str) -> None:
    with socket.create_connection(("127.0.0.1", proxy.plain), timeout=PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        head = b"".join(iter(lambda: line.recv(4096), b"")).decode().lower()
    (location,) = re.findall(r"^location: (.*?)\r$", head, re.MULTILINE)
    assert " 301 " in head.splitlines()[0]
    assert location == f"https://{NAME}{path}" or location == f"https://{NAME}{path.replace('//', '/')}"


def test_the_proxy_refuses_long_bodies_and_heads(proxy: Proxy, program: str) -> None:
    """Caddy reads bodies while it passes them on, and then has no answer of the server."""
    refused = (413, 502) if program == "caddy" else (413,)
    assert proxy.ask("POST", "/api/matches", content=b"x" * 70_000).status_code in refused
    assert proxy.ask("GET", "/", headers={"X-Long": "x" * 40_000}).status_code in (400, 414, 431)


def test_the_proxy_does_not_wait_for_an_endless_head(proxy: Proxy) -> None:
    with ExitStack() as stack:
        lines = []
        for begun in ("GET / HTTP/1.1\r\nHost: play.example\r\nX", "POST /api/me HTTP/1.1\r\n", "G", ""):
            line = stack.enter_context(proxy.line())
            line.sendall(begun.encode())
            lines.append(line)
        for line in lines:  # the proxy waits for all of them at the same time
            read_to_end(line)


def test_the_proxy_does_not_wait_for_an_endless_body(proxy: Proxy) -> None:
    with proxy.line() as line:
        line.sendall(f"POST /api/me HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: 99\r\n\r\nx".encode())
        read_to_end(line)


def test_the_proxy_does_not_wait_for_an_endless_tls_handshake(proxy: Proxy) -> None:
    with ExitStack() as stack:
        lines = []
        for begun in (b"", b"\x16\x03\x01\x02\x00\x01"):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", proxy.port)))
            line.sendall(begun)
            lines.append(line)
        for line in lines:
            read_to_end(line)


def read_to_end(line: socket.socket) -> None:
    """Read until the proxy closes the connection. Raises TimeoutError if it does not."""
    line.settimeout(PATIENCE / 3)
    with suppress(ConnectionError):
        while line.recv(4096):
            pass


@pytest.mark.parametrize("program", [name for name in PROGRAMS if name != "caddy"], indirect=True)
def test_the_proxy_limits_the_connections_of_one_address(proxy: Proxy) -> None:
    """Caddy cannot limit them, but the firewall can (docs/HOSTING.md)."""
    with ExitStack() as stack:
        opened = 0
        with suppress(InvalidStatus, OSError, EOFError):
            for _ in range(10):
                stack.enter_context(proxy.socket("/ws/matches/1"))
                opened += 1
        assert 4 <= opened <= 6


CODE = "q7Xk-2_aSecret"


def test_no_log_line_contains_an_invite(own_proxy: Proxy) -> None:
    paths = (f"/join/{CODE}", f"/api/invites/{CODE}", f"/api/matches/1?code={CODE}")
    came_from = {"Referer": f"https://{NAME}/join/{CODE}"}
    for path in paths:
        assert own_proxy.ask("GET", path, headers=came_from).status_code == 200
    assert own_proxy.ask("POST", f"/api/invites/{CODE}", content=b"x" * 70_000).status_code != 200
    for server in own_proxy.servers:
        server.shutdown()
    for path in paths:
        answer = own_proxy.ask("GET", path, headers=came_from)
        assert answer.status_code in (502, 503, 504)
    assert CODE not in own_proxy.logged()


def test_matches_continue_when_redis_is_gone(program: str, tmp_path: Path) -> None:
    database = new_sqlite(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite3'}")
    given = {"GALAXIES_PUBLIC_URL": f"https://{NAME}", "GALAXIES_THINKERS": "0"}
    with ExitStack() as stack:
        redis = stack.enter_context(new_redis(tmp_path))
        servers = [stack.enter_context(LiveServer(database, redis.url, **given)) for _ in range(2)]
        proxy = stack.enter_context(run_proxy(program, tmp_path, *(server.port for server in servers)))
        red, blue = live_match(servers[0])
        assert proxy.ask("GET", "/healthz").status_code == 200
        redis.stop()
        deadline = time.monotonic() + 9.0  # as long as any of them needs to leave out a failed server
        while time.monotonic() < deadline:
            assert proxy.ask("GET", "/livez").status_code == 200
            time.sleep(0.5)
        assert proxy.ask("GET", "/healthz").status_code == 503
        assert proxy.ask("POST", "/api/guests", json={"name": "Ada"}).status_code == 201
        path = f"/ws/matches/{red.match}"
        with proxy.socket(path, **red.headers) as one, proxy.socket(path, **blue.headers) as other:
            decision = next_message(one, "view")["view"]["decision"]["id"]
            next_message(other, "view")
            one.send(json.dumps({"type": "answer", "id": "1", "decision": decision, "pick": ["stay"]}))
            assert next_message(one, "accepted")["id"] == "1"
            assert next_message(other, "diff")


def next_message(opened: Any, kind: str) -> Any:
    """Return the next message of a kind."""
    while (message := json.loads(opened.recv(PATIENCE)))["type"] != kind:
        pass
    return message


@pytest.mark.parametrize("unit", ["galaxies.service", "galaxies@.service"])
def test_systemd_accepts_the_units(unit: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    file = tmp_path / unit
    file.write_text((EXAMPLES / unit).read_text().replace("/opt/galaxies/bin/galaxies", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
