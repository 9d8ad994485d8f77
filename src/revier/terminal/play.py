"""A person at the table: shows what the seat may see, takes answers, lets bots act in between."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.text import Text

from revier.bots import Bot
from revier.kernel.errors import IllegalAction
from revier.kernel.state import Choice, Question, State
from revier.terminal import board
from revier.terminal.look import LIT, QUIET, Block, Look, columns, ink, join, sentence
from revier.terminal.pages import ENDLESS, all_turns, look_of, page, print_lines, told, wrapped
from revier.terminal.sheet import score_sheet

KEYS = "urblsohq"
MANY_REASONS = 40  # more closed choices than this are not explained one by one


class Left(Exception):
    """The player leaves the table."""


class Play:
    """One person's game against bots."""

    def __init__(
        self, console: Console, look: Look, state: State, bots: dict[int, Bot], *, confirm: bool = False
    ) -> None:
        assert look.seat is not None
        self.console = console
        self.eyes = look
        self.state = state
        self.seat = look.seat
        self.bots = bots
        self.confirm = confirm  # ask again before what cannot be taken back
        self.turns = all_turns(state)
        mine = [turn.ply for turn in self.turns.begun if turn.seat == self.seat]
        self.seen = mine[-1] if mine else 0  # the log on the page begins with this ply
        self.scored = last_scored_round(state)  # the last round whose scoring was shown

    @property
    def look(self) -> Look:
        return look_of(self.console, self.eyes)

    def say(self, key: str, **args: int | str) -> str:
        return self.eyes.say(key, **args)

    def run(self) -> None:
        """To the end of the game; raises Left when the player leaves before."""
        while True:
            question = self.state.decision()
            if question is None:
                break
            self.turns.ask(question)
            if question.seat == self.seat:
                self.answer(question)
            else:
                self.let_bot_act(question)
            self.show_scoring()
        self.show_result()

    def let_bot_act(self, question: Question) -> None:
        with self.console.status(Text(self.say("terminal-thinking", seat=question.seat))):
            action = self.bots[question.seat].act(self.state)
        self.state.apply(action)

    # -- one question ------------------------------------------------------------------------------

    def answer(self, question: Question) -> None:
        """Until the player has chosen or taken something back."""
        choices = self.state.choices()
        note = ""
        while True:
            self.show_page(question, choices, note)
            typed = self.read(self.say("terminal-choose", count=len(choices)))
            if typed.isdecimal() and len(typed) < 9 and 1 <= int(typed) <= len(choices):
                choice = choices[int(typed) - 1]
                if self.is_sure(choice):
                    self.choose(choice)
                    return
                note = ""
            elif typed in ("u", "r"):
                if self.state.can_undo:
                    self.take_back(question.ply - 1 if typed == "u" else self.turns.start)
                    return
                note = self.say("terminal-no-undo")
            else:
                note = self.obey(typed, question, choices)

    def choose(self, choice: Choice) -> None:
        if self.state.ply == self.turns.start:
            self.seen = self.state.ply  # what was told before this turn has been read
        self.state.apply(choice.id)

    def is_sure(self, choice: Choice) -> bool:
        if not self.confirm or not choice.commits:
            return True
        prompt = self.say("terminal-sure", option=self.choice_text(choice))
        return self.read(prompt) in ("", self.say("terminal-yes"))

    def take_back(self, ply: int) -> None:
        """To this ply, or as far as it may go."""
        while self.state.can_undo and self.state.ply > ply:
            self.state = self.state.undo()

    def obey(self, typed: str, question: Question, choices: list[Choice]) -> str:
        """Carry out a command; returns what is to be said about it on the page."""
        view = self.state.view(self.seat)
        if typed == "q":
            raise Left
        if typed == "b":
            self.show(board.draw(view, self.look, question.kind, ENDLESS))
        elif typed == "l":
            self.show(wrapped(self.console, self.look, self.log(0)))
        elif typed == "s":
            self.console.print(score_sheet(self.state, self.look))
            self.wait()
        elif typed == "o":
            self.show([*self.listing(choices, view), Text(), *self.reasons(question, choices)])
        elif typed in ("h", "?"):
            self.show(self.help(question))
        else:
            return self.say("terminal-not-understood", count=len(choices))
        return ""

    # -- what is shown -----------------------------------------------------------------------------

    def show_page(self, question: Question, choices: list[Choice], note: str) -> None:
        """Board, log and question; choices whose numbers are lit on the board need not be listed."""
        view = self.state.view(self.seat)
        lit = [i for i, choice in enumerate(choices) if board.is_lit(view, choice.targets)]
        while True:
            look = self.look
            look.lit = {target: numbered(i, choices[i]) for i in lit for target in choices[i].targets}
            listed = [i for i in range(len(choices)) if i not in lit]
            foot = [self.prompt(question, choices), *self.listing(choices, view, listed), *self.keys()]
            if note:
                foot.append(ink(note, "bold"))
            lines = page(self.console, look, view, question.kind, self.log(self.seen), foot)
            drawn = [i for i in lit if look.shown.intersection(choices[i].targets)]
            if drawn == lit:
                break
            lit = drawn  # the window has no room for that part of the board
        if self.console.is_terminal:
            self.console.clear()
        print_lines(self.console, lines)

    def prompt(self, question: Question, choices: list[Choice]) -> Text:
        """What is asked, and what the mark of final choices means."""
        asked = self.eyes.texts.say(question.prompt, question.args, self.eyes.names)
        line = join([self.eyes.crest(question.seat), ink(asked, "bold")])
        mark = f" ! {self.say('terminal-final')}" if any(choice.commits for choice in choices) else ""
        return line + ink(" " + "─" * (self.look.width - line.cell_len - 1 - len(mark)) + mark, QUIET)

    def keys(self) -> Block:
        """The commands in a word each."""
        words = [f"{key}\u00a0{self.say(f'terminal-key-{key}')}" for key in KEYS]
        return list(ink("  ".join(words), QUIET).wrap(self.console, self.look.width))

    def choice_text(self, choice: Choice) -> str:
        return sentence(self.eyes.texts.say(choice.text, choice.args, self.eyes.names))

    def listing(self, choices: list[Choice], view: board.Json, listed: list[int] | None = None) -> Block:
        """Choices with their numbers; a verb with several of them has rows of its own."""
        rows: Block = []
        shown = range(len(choices)) if listed is None else listed
        verbs = [choices[i].text for i in shown]
        for _, group in groupby(shown, lambda i: choices[i].text if verbs.count(choices[i].text) > 1 else ""):
            numbers = list(group)
            width = max(len(self.choice_text(choices[i])) for i in numbers)
            rows += columns([self.choice_line(view, choices[i], i, width) for i in numbers], self.look.width)
        return rows

    def choice_line(self, view: board.Json, choice: Choice, i: int, width: int) -> Text:
        """Number, text, and the pieces it is about in a column of their own."""
        label = numbered(i, choice)
        chips = board.chips(view, self.look, choice.args)
        text = self.choice_text(choice)
        return Text(" " * (3 - len(label))) + join([ink(label, LIT), text.ljust(width) if chips else text, chips])

    def reasons(self, question: Question, choices: list[Choice]) -> Block:
        """Why the other choices of this kind are closed, if they are not too many."""
        table = self.state.game.actions
        legal = [choice.id for choice in choices]
        actions = [table.describe(action) for action in range(len(table)) if action not in legal]
        closed = [action for action in actions if action.kind == question.kind]
        if len(closed) > MANY_REASONS:
            return []
        rows = []
        trial = self.state.clone()
        for action in closed:
            if "position" in action.args:
                continue  # a place that is empty needs no words
            try:
                trial.apply(action.id)
            except IllegalAction as error:
                args = {**action.args, **self.state.asked().details(self.state, action.id)}
                what = sentence(self.eyes.texts.say(action.key, args))
                rows.append(ink(f"    {what}: {self.eyes.texts.say(error.reason, error.reason_args)}", QUIET))
        return rows

    def help(self, question: Question) -> Block:
        """The game, this decision, the board's signs, the commands."""
        prefix = self.state.game.actions.prefix
        kind = question.prompt.removeprefix(f"{prefix}-ask-")
        keys = [f"  {key}  {self.say(f'terminal-help-{key}')}" for key in KEYS]
        messages = [f"{prefix}-{part}" for part in (f"help-{kind}", "help", "legend")]
        about = [self.say(message) for message in messages if self.eyes.texts.has(message)]
        return [*Text("\n\n".join(about) + "\n").wrap(self.console, self.look.width), *[Text(key) for key in keys]]

    def log(self, since: int) -> list[Text]:
        return told(self.look, self.state, self.turns, since)

    def show_scoring(self) -> None:
        """Stop when a round was scored, so that nobody misses it."""
        scored = last_scored_round(self.state)
        if scored > self.scored and not self.state.is_over:
            self.scored = scored
            self.show_result()
            self.wait()
            self.seen = self.state.ply

    def show_result(self) -> None:
        print_lines(self.console, wrapped(self.console, self.look, self.log(self.seen)))
        self.console.print(score_sheet(self.state, self.look))

    def show(self, lines: Block) -> None:
        """A page of its own; in a small window, page by page."""
        room = self.console.height - 2 if self.console.is_terminal else len(lines)
        for first in range(0, max(len(lines), 1), max(room, 1)):
            if self.console.is_terminal:
                self.console.clear()
            print_lines(self.console, lines[first : first + max(room, 1)])
            self.wait()

    def wait(self) -> None:
        self.read(self.say("terminal-go-on"))

    def read(self, prompt: str) -> str:
        return self.console.input(Text(f"{prompt} › ")).strip().lower()


def numbered(i: int, choice: Choice) -> str:
    """The number of a choice; marked if it cannot be taken back."""
    return f"{i + 1}!" if choice.commits else str(i + 1)


def last_scored_round(state: State) -> int:
    over = board.rounds_over(state.view(None))
    if over is not None:
        return over
    return max((int(row["round"]) for row in state.breakdown() if any(row["points"])), default=0)
