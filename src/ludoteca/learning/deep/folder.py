"""What is kept of a training: its plan, its curve, and where it stands, so that it goes on after a kill."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from ludoteca.learning.deep.parts import PAGE, LearningError
from ludoteca.learning.deep.plan import Plan


class Folder:
    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.plan_file, self.curve = path / "plan.json", path / "curve.jsonl"
        self.checkpoint, self.best, self.network = path / "checkpoint.pt", path / "best.pt", path / "network.onnx"

    def agree(self, plan: Plan) -> None:
        """Keep the plan, or see that the folder has no other."""
        told = json.loads(json.dumps(plan.to_json()))
        if not self.plan_file.exists():
            self.plan_file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
            return
        kept = json.loads(self.plan_file.read_text(encoding="utf-8"))
        for name, value in told.items():
            if kept.get(name) != value:
                said = f"{self.path} holds a training with {name} {kept.get(name)}, not {value}: choose another folder"
                raise LearningError(said, PAGE)

    def keep(self, file: Path, told: Mapping[str, Any]) -> None:
        """A kill leaves the old file or the new one, whole."""
        new = file.with_suffix(".new")
        torch.save(dict(told), new)
        os.replace(new, file)

    def read(self, file: Path, device: str = "cpu") -> dict[str, Any] | None:
        if not file.exists():
            return None
        told: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
        return told

    def note(self, told: Mapping[str, Any]) -> None:
        """One more line of the curve."""
        with self.curve.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")

    def lines(self) -> list[dict[str, Any]]:
        if not self.curve.exists():
            return []
        return [json.loads(line) for line in self.curve.read_text(encoding="utf-8").splitlines() if line.endswith("}")]

    def forget_after(self, iteration: int) -> None:
        """What was noted after the state that was kept happens again."""
        kept = [line for line in self.lines() if line["iteration"] <= iteration]
        new = self.curve.with_suffix(".new")
        new.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
        os.replace(new, self.curve)
