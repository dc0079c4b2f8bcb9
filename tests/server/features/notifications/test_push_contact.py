"""All push services accept the server's contact. Without one, the operator is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from py_vapid import _check_sub  # type: ignore[import-untyped]
from pydantic import ValidationError

from server.features.notifications.push import contact_of
from server.settings import Settings, faults_of
from tests.server.features.notifications.test_notices import notice_client, subscribe
from tests.server.play import Caller
from tests.server.reached import PushService

NO_CONTACT = "pushes have no contact"


@pytest.mark.parametrize(
    ("options", "contact"),
    [
        ({"public_url": "https://play.example:8443"}, "https://play.example"),
        ({"public_url": "https://play.example:8443/games/"}, "https://play.example"),
        ({"public_url": "https://Play.Example."}, "https://play.example"),
        ({"public_url": "https://bücher.example:444"}, "https://xn--bcher-kva.example"),
        ({"public_url": "https://play.example", "mail_from": "a@play.example"}, "mailto:a@play.example"),
        ({"mail_from": "Galaxies <galaxies@play.example>"}, "mailto:galaxies@play.example"),
        ({"public_url": "https://play.example", "mail_from": "root@localhost"}, "https://play.example"),
        ({"push_contact": "mailto:a@play.example", "public_url": "http://box"}, "mailto:a@play.example"),
        ({"push_contact": "https://play.example/"}, "https://play.example"),
    ],
)
def test_push_services_accept_the_signed_contact(options: dict[str, Any], contact: str) -> None:
    assert contact_of(Settings(**options)) == contact
    assert _check_sub(contact), "the signing library accepts it, too"


def test_a_site_with_a_port_sends_pushes(
    tmp_path: Path, service: PushService, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "https://play.example:8443"
    with notice_client(tmp_path, service, public_url=url) as client:
        ada = Caller(client)
        subscribe(ada, service)
        assert ada.post("/api/me/notices/trial").json()["sent"] == 1
    assert service.pushed[0].claims["sub"] == "https://play.example"
    assert NO_CONTACT not in capsys.readouterr().err


@pytest.mark.parametrize(
    "url", ["http://play.example", "https://192.0.2.7:8443", "https://[2001:db8::1]", "https://box.local"]
)
def test_a_site_that_is_not_a_contact_is_not_used(url: str) -> None:
    assert contact_of(Settings(public_url=url)) is None


def test_the_operator_is_told_that_no_contact_is_set(
    tmp_path: Path, service: PushService, capsys: pytest.CaptureFixture[str]
) -> None:
    with notice_client(tmp_path, service) as client:
        ada = Caller(client)
        subscribe(ada, service)
        assert ada.post("/api/me/notices/trial").json()["sent"] == 1, "most services accept it nevertheless"
    log = capsys.readouterr().err
    assert NO_CONTACT in log
    assert "GALAXIES_PUSH_CONTACT=mailto:" in log


def test_a_server_without_pushes_needs_no_contact(
    tmp_path: Path, service: PushService, capsys: pytest.CaptureFixture[str]
) -> None:
    with notice_client(tmp_path, service, push=False):
        pass
    assert NO_CONTACT not in capsys.readouterr().err


@pytest.mark.parametrize(
    "contact",
    [
        "you@play.example",
        "mailto:you",
        "mailto:you@localhost",
        "mailto:you@box.local",
        "mailto:you@[192.0.2.1]",
        "mailto:you@192.0.2.1",
        "mailto:a b@play.example",
        "mailto:you@play.example?subject=push",
        "mailto:@play.example",
        "http://play.example",
        "https://play.example:8443",
        "https://play.example/contact",
        "https://you@play.example",
        "https://192.0.2.1",
        "https://localhost",
        "https://",
        "tel:123",
    ],
)
def test_a_contact_that_services_reject_is_rejected_at_startup(contact: str) -> None:
    with pytest.raises(ValidationError) as error_info:
        Settings(push_contact=contact)
    (fault,) = faults_of(error_info.value)
    assert fault.startswith("GALAXIES_PUSH_CONTACT: ")
    assert "mailto:you@play.example" in fault
