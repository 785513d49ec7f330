"""What can be chosen before a game begins: declared options with their choices, and presets that fix all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from mypy_extensions import mypyc_attr

from steamshed.kernel.errors import OptionError

OptionValue = str | int | bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One declared option. ``kind`` is "choice", "flag", "number" or (``SeatsOption``) "seats"."""

    def __init__(
        self, name: str, choices: Sequence[OptionValue], default: OptionValue, explain: Callable[[str], str]
    ) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.default = default
        self.explain = explain
        self.needs: dict[str, tuple[OptionValue, ...]] = {}
        """Other options, and the values of which they must have one for this option to have an effect."""
        self.earlier: dict[int, OptionValue] = {}
        """Version of the rules to what was the default until then, where it was another one."""

    def default_by(self, rules: int | None) -> OptionValue:
        """The default by a version of the rules; None is the newest."""
        until = [version for version in self.earlier if rules is not None and rules <= version]
        return self.earlier[min(until)] if until else self.default

    @property
    def help(self) -> str:
        """One line on what the option does, in English."""
        return self.explain(f"option-{self.name}")

    @property
    def kind(self) -> str:
        if all(isinstance(choice, bool) for choice in self.choices):
            return "flag"
        return "number" if all(isinstance(choice, int) for choice in self.choices) else "choice"

    def accept(self, value: object) -> OptionValue:
        """The declared choice that equals the value, also when it comes as text from a command line or a record."""
        for choice in self.choices:
            if (type(choice) is type(value) and choice == value) or (
                isinstance(value, str) and value == text_of(choice)
            ):
                return choice
        raise OptionError(f"option {self.name}: {value!r} is not one of " + ", ".join(map(text_of, self.choices)))


EVERYBODY = "all"


class SeatsOption(Option):
    """Some of the seats: a list of their numbers, kept as text like ``0,2``. An empty list is everybody.

    Its choices are examples: every set of seats can be chosen.
    """

    def __init__(self, name: str, explain: Callable[[str], str]) -> None:
        super().__init__(name, (EVERYBODY, "0"), EVERYBODY, explain)

    @property
    def kind(self) -> str:
        return "seats"

    def accept(self, value: object) -> OptionValue:
        if isinstance(value, str):
            words = [] if value in ("", EVERYBODY) else value.split(",")
            value = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) == 1]
            if len(value) != len(words):
                value = None
        if not isinstance(value, Sequence) or not all(type(seat) is int and seat >= 0 for seat in value):
            raise OptionError(f"option {self.name}: expected {EVERYBODY}, or seats like 0,2")
        return ",".join(str(seat) for seat in sorted(set(value))) or EVERYBODY


class Options:
    """The options of a game, in order, with their presets. The first preset is the default."""

    def __init__(self, declared: Sequence[Option], presets: Mapping[str, Mapping[str, OptionValue]]) -> None:
        self.declared = {option.name: option for option in declared}
        self.presets = {name: dict(values) for name, values in presets.items()}

    def __iter__(self) -> Iterator[Option]:
        return iter(self.declared.values())

    def __len__(self) -> int:
        return len(self.declared)

    def __getitem__(self, name: str) -> Option:
        return self.declared[name]

    @property
    def default_preset(self) -> str | None:
        return next(iter(self.presets), None)

    def resolve(self, chosen: Mapping[str, object] | None = None, rules: int | None = None) -> dict[str, OptionValue]:
        """A value for every option: what was chosen, else what the chosen preset says, else the default, which may
        have been another one by an older version of the rules.

        An option that has no effect, the others being what they are, has its default (``idle`` says which).
        """
        values = self.taken(chosen, rules)
        for name in self.idle_among(values):
            values[name] = self.declared[name].default
        return values

    def idle(self, chosen: Mapping[str, object] | None) -> list[str]:
        """The options that were chosen to no effect, each as a line that says when it would have one."""
        lines: list[str] = []
        for name in self.idle_among(self.taken(chosen)):
            wanted = [
                f"{other}={'|'.join(map(text_of, values))}" for other, values in self.declared[name].needs.items()
            ]
            lines.append(f"option {name}: has an effect only with {' '.join(wanted)}; it stays as by default")
        return lines

    def idle_among(self, values: Mapping[str, OptionValue]) -> list[str]:
        """The names of options without effect that have another value than their default."""
        return [
            option.name
            for option in self
            if values[option.name] != option.default
            and not all(self.counts(values, other, wanted) for other, wanted in option.needs.items())
        ]

    def counts(self, values: Mapping[str, OptionValue], name: str, wanted: Sequence[OptionValue]) -> bool:
        """Whether an option has one of some values, and has an effect itself."""
        needs = self.declared[name].needs
        return values[name] in wanted and all(self.counts(values, other, each) for other, each in needs.items())

    def taken(self, chosen: Mapping[str, object] | None, rules: int | None = None) -> dict[str, OptionValue]:
        """A value for every option, whether it has an effect or not."""
        chosen = {} if chosen is None else chosen
        if not isinstance(chosen, Mapping):
            raise OptionError(f"options: expected names with values, got {chosen!r}")
        preset = chosen.get("preset", self.default_preset)
        if preset is not None and preset not in self.presets:
            raise OptionError(f"option preset: {preset!r} is not one of " + ", ".join(self.presets))
        values = {option.name: option.default_by(rules) for option in self}
        if preset is not None:
            values.update(self.presets[str(preset)])
        for name, value in chosen.items():
            if name == "preset":
                continue
            if name not in self.declared:
                raise OptionError(f"option {name!r} does not exist; there are preset, " + ", ".join(self.declared))
            values[name] = self.declared[name].accept(value)
        return values

    def preset_of(self, values: Mapping[str, OptionValue]) -> str | None:
        """The preset that a full set of values is, if it is one."""
        for name, preset in self.presets.items():
            if all(values[option] == value for option, value in preset.items()):
                return name
        return None


def text_of(value: OptionValue) -> str:
    """How an option's value is written in records and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
