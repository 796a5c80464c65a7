"""The table of the shrine game: market, altar, supply, all fronts, the own cards."""

from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from baliwords.play.shrines.tell import altar_line
from baliwords.shrines.cards import GOODS, Card, Good
from baliwords.shrines.moves import Buy, Look, Move, Offer, Play, Replace, Return, Take, Top
from baliwords.shrines.names import good_name
from baliwords.shrines.state import HAND, Phase
from baliwords.shrines.view import View
from baliwords.translation import _, speak
from baliwords.tui.glyphs import Glyphs
from baliwords.tui.shrines.drawing import Space, draw_card, draw_column, draw_fronts, draw_supply
from baliwords.tui.shrines.piece import Piece

_WIDE, _TALL = 80, 30
_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be shown: a view, and what can be done in it."""

    seen: View
    names: tuple[str, ...]
    hidden: bool = False
    """Whether the own cards are covered: nobody, or nobody yet, may see them."""
    legal: frozenset[Move] = frozenset()
    picked: Move | None = None


class ShrineBoard(VerticalScroll, can_focus=False):
    """Draws one view."""

    scene: reactive[Scene | None] = reactive(None)

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(id="board", classes="shrines")
        self.glyphs = glyphs
        self.space = Space()

    def compose(self) -> ComposeResult:
        """Make a place for everything."""
        with Horizontal(id="market"):
            for column in range(_COLUMNS):
                yield Piece(f"market-{column + 1}")
        yield Piece("altar")
        supply = _("Supply of sacrifice cards, and what one costs you:")
        yield Static(supply, id="supply-title", markup=False)
        with Horizontal(id="supply"):
            for good in GOODS:
                yield Piece(f"supply-{good}")
        yield Static(id="fronts", markup=False)
        with Horizontal(id="hand", classes="own"):
            yield Static(_("Hand"), classes="own-name", markup=False)
            for place in range(HAND):
                yield Piece(f"hand-{place + 1}")
        with Horizontal(id="sacrifices", classes="own"):
            yield Static(_("Sacrifice"), classes="own-name", markup=False)
            for good in GOODS:
                yield Piece(f"own-{good}")

    def on_resize(self, event: events.Resize) -> None:
        """Draw as roomily as the screen allows."""
        width, height = event.size.width, event.size.height
        self.space = Space(wide=width >= _WIDE, tall=height >= _TALL)
        self._draw()

    def watch_scene(self) -> None:
        """Show another view."""
        self._draw()

    def _draw(self) -> None:
        if self.scene is None or not self.is_mounted:
            return
        self.set_class(self.space.tall, "-roomy")
        self._draw_market(self.scene)
        self._draw_supply(self.scene)
        lines = draw_fronts(self.scene.seen, self.scene.names, self.glyphs, self.space)
        fronts = Content("\n").join(Content.assemble(*line) for line in lines)
        self.query_one("#fronts", Static).update(fronts)
        self._draw_hand(self.scene)
        self._draw_sacrifices(self.scene)

    def _piece(self, name: str) -> Piece:
        return self.query_one(f"#{name}", Piece)

    def _draw_market(self, scene: Scene) -> None:
        for column in range(_COLUMNS):
            move = Take(column)
            chosen = scene.picked == move
            lines = draw_column(scene.seen, column, chosen, self.glyphs, self.space)
            piece = self._piece(f"market-{column + 1}")
            piece.show(str(move), lines, move in scene.legal, chosen)
        altar = [[(speak(altar_line(scene.seen)), "")]]
        self._piece("altar").show("look", altar, Look() in scene.legal, scene.picked == Look())

    def _draw_supply(self, scene: Scene) -> None:
        for good in GOODS:
            move = _supply_move(scene.seen.phase, good)
            chosen = scene.picked == move
            lines = draw_supply(scene.seen, good, chosen, self.glyphs, self.space)
            self._piece(f"supply-{good}").show(str(move), lines, move in scene.legal, chosen)

    def _draw_hand(self, scene: Scene) -> None:
        hand = scene.seen.hand
        for place in range(HAND):
            piece = self._piece(f"hand-{place + 1}")
            piece.display = place < len(hand)
            if scene.hidden or not piece.display:
                piece.show("", draw_card(_("hidden"), False, self.glyphs, self.space), False)
                continue
            move = _hand_move(scene, place)
            chosen = _is_picked(scene, place)
            lines = draw_card(self.space.name(hand[place]), chosen, self.glyphs, self.space)
            piece.show(str(move), lines, move in scene.legal, chosen)

    def _draw_sacrifices(self, scene: Scene) -> None:
        for good in GOODS:
            move = Offer(good)
            chosen = scene.picked == move
            held = "?" if scene.hidden else str(scene.seen.sacrifices.count(good))
            lines = draw_card(f"{speak(good_name(good))} {held}", chosen, self.glyphs, self.space)
            self._piece(f"own-{good}").show(str(move), lines, move in scene.legal, chosen)


def _supply_move(phase: Phase, good: Good) -> Move:
    """Return what a pile of the supply stands for in this phase."""
    if phase is Phase.TOP:
        return Top(good)
    return Replace(good) if phase is Phase.REPLACE else Buy(good)


def _hand_move(scene: Scene, place: int) -> Move:
    """Return what a card of the hand stands for: the second of two farmers plays both."""
    hand = scene.seen.hand
    card = hand[place]
    if card is Card.SHRINE and Return() in scene.legal:
        return Return()
    return Play(card, hand[: place + 1].count(card) if card.good else 1)


def _is_picked(scene: Scene, place: int) -> bool:
    """Tell whether a card of the hand belongs to the move that is picked."""
    card = scene.seen.hand[place]
    before = scene.seen.hand[:place].count(card)
    match scene.picked:
        case Play(kind, count):
            return kind is card and before < count
        case Return():
            return card is Card.SHRINE and before == 0
    return False
