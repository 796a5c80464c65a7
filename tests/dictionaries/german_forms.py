"""German forms from principal parts: strong verbs, separable verbs, plurals, degrees.

Written for the tests alone; it shares nothing with the recipe.
"""

from collections.abc import Iterator

# infinitive, 3rd person present, past, past subjunctive, participle
STRONG = """
beginnen beginnt begann begänne begonnen
beißen beißt biss bisse gebissen
bieten bietet bot böte geboten
binden bindet band bände gebunden
bitten bittet bat bäte gebeten
bleiben bleibt blieb bliebe geblieben
brechen bricht brach bräche gebrochen
bringen bringt brachte brächte gebracht
denken denkt dachte dächte gedacht
essen isst aß äße gegessen
fahren fährt fuhr führe gefahren
fallen fällt fiel fiele gefallen
fangen fängt fing finge gefangen
finden findet fand fände gefunden
fliegen fliegt flog flöge geflogen
fließen fließt floss flösse geflossen
frieren friert fror fröre gefroren
geben gibt gab gäbe gegeben
gehen geht ging ginge gegangen
gewinnen gewinnt gewann gewänne gewonnen
graben gräbt grub grübe gegraben
greifen greift griff griffe gegriffen
halten hält hielt hielte gehalten
heben hebt hob höbe gehoben
helfen hilft half hülfe geholfen
kommen kommt kam käme gekommen
laden lädt lud lüde geladen
lassen lässt ließ ließe gelassen
laufen läuft lief liefe gelaufen
leiden leidet litt litte gelitten
lesen liest las läse gelesen
liegen liegt lag läge gelegen
lügen lügt log löge gelogen
messen misst maß mäße gemessen
nehmen nimmt nahm nähme genommen
reiten reitet ritt ritte geritten
rufen ruft rief riefe gerufen
schlafen schläft schlief schliefe geschlafen
schneiden schneidet schnitt schnitte geschnitten
schreiben schreibt schrieb schriebe geschrieben
schwimmen schwimmt schwamm schwämme geschwommen
sehen sieht sah sähe gesehen
singen singt sang sänge gesungen
sitzen sitzt saß säße gesessen
sprechen spricht sprach spräche gesprochen
springen springt sprang spränge gesprungen
stehen steht stand stünde gestanden
steigen steigt stieg stiege gestiegen
sterben stirbt starb stürbe gestorben
tragen trägt trug trüge getragen
treffen trifft traf träfe getroffen
trinken trinkt trank tränke getrunken
vergessen vergisst vergaß vergäße vergessen
wachsen wächst wuchs wüchse gewachsen
waschen wäscht wusch wüsche gewaschen
werfen wirft warf würfe geworfen
wissen weiß wusste wüsste gewusst
ziehen zieht zog zöge gezogen
"""
SEPARABLE = """
ab|fahren fährt fuhr gefahren
an|fangen fängt fing gefangen
an|kommen kommt kam gekommen
auf|stehen steht stand gestanden
aus|gehen geht ging gegangen
ein|laden lädt lud geladen
ein|kaufen kauft kaufte gekauft
fern|sehen sieht sah gesehen
heim|kehren kehrt kehrte gekehrt
mit|nehmen nimmt nahm genommen
nach|denken denkt dachte gedacht
nach|zahlen zahlt zahlte gezahlt
statt|finden findet fand gefunden
teil|nehmen nimmt nahm genommen
um|ziehen zieht zog gezogen
vor|lesen liest las gelesen
weg|werfen wirft warf geworfen
weiter|gehen geht ging gegangen
zu|hören hört hörte gehört
zurück|geben gibt gab gegeben
zusammen|fassen fasst fasste gefasst
"""
PLURALS = """
Apfel Äpfel, Ast Äste, Bach Bäche, Ball Bälle, Band Bänder, Bank Bänke, Bart Bärte, Baum Bäume,
Blatt Blätter, Bruder Brüder, Buch Bücher, Dach Dächer, Dorf Dörfer, Faden Fäden, Fall Fälle,
Fass Fässer, Floh Flöhe, Fluss Flüsse, Fuchs Füchse, Fuß Füße, Gans Gänse, Garten Gärten,
Gast Gäste, Glas Gläser, Gott Götter, Grab Gräber, Graben Gräben, Gras Gräser, Hafen Häfen,
Hahn Hähne, Hals Hälse, Hammer Hämmer, Hand Hände, Haus Häuser, Haut Häute, Horn Hörner,
Huhn Hühner, Hut Hüte, Kalb Kälber, Kamm Kämme, Kopf Köpfe, Korb Körbe, Kraft Kräfte, Kuh Kühe,
Kuss Küsse, Laden Läden, Lamm Lämmer, Land Länder, Loch Löcher, Luft Lüfte, Macht Mächte,
Mann Männer, Markt Märkte, Maus Mäuse, Mutter Mütter, Nacht Nächte, Nagel Nägel, Nuss Nüsse,
Ofen Öfen, Plan Pläne, Platz Plätze, Rad Räder, Rand Ränder, Rock Röcke, Sack Säcke, Saft Säfte,
Satz Sätze, Schatz Schätze, Schloss Schlösser, Schwanz Schwänze, Sohn Söhne, Stab Stäbe,
Stadt Städte, Stall Ställe, Stamm Stämme, Stock Stöcke, Storch Störche, Strand Strände,
Stuhl Stühle, Tal Täler, Tochter Töchter, Topf Töpfe, Traum Träume, Tuch Tücher, Turm Türme,
Vater Väter, Vogel Vögel, Volk Völker, Wald Wälder, Wand Wände, Wolf Wölfe, Wort Wörter,
Wunsch Wünsche, Wurm Würmer, Wurst Würste, Zahn Zähne, Zaun Zäune, Zug Züge, Frau Frauen,
Kind Kinder, Tisch Tische, Lampe Lampen, Auto Autos, Lehrerin Lehrerinnen, Zeugnis Zeugnisse,
Museum Museen, Thema Themen, Virus Viren, Feld Felder, Brett Bretter, Auge Augen, Herz Herzen
"""
DEGREES = """
alt älter ältest, arm ärmer ärmst, bunt bunter buntest, dumm dümmer dümmst, dunkel dunkler dunkelst,
edel edler edelst, gesund gesünder gesündest, grob gröber gröbst, groß größer größt,
gut besser best, hart härter härtest, heiß heißer heißest, hoch höher höchst, jung jünger jüngst,
kalt kälter kältest, klug klüger klügst, kurz kürzer kürzest, lang länger längst,
müde müder müdest, nah näher nächst, scharf schärfer schärfst,
schön schöner schönst, schwach schwächer schwächst, schwarz schwärzer schwärzest,
stark stärker stärkst, süß süßer süßest, teuer teurer teuerst, viel mehr meist, warm wärmer wärmst
"""
WITHOUT_OBJECT = {"helfen"}  # a dative verb: its participle stands before no noun
ENDINGS = ("e", "em", "en", "er", "es")


def strong_forms(row: str) -> Iterator[str]:
    """Give the forms of a strong verb that its principal parts decide."""
    infinitive, third, past, subjunctive, participle = row.split()
    stem = infinitive.removesuffix("n").removesuffix("e")
    yield from (infinitive, third, stem + "e", infinitive + "d", participle)
    yield from (past, _plural(past), subjunctive, subjunctive + "n", subjunctive + "st")
    if infinitive not in WITHOUT_OBJECT:
        yield from (participle + ending for ending in ENDINGS)


def separable_forms(row: str) -> Iterator[str]:
    """Give the joined forms, as a subordinate clause has them."""
    whole, third, past, participle = row.split()
    prefix, _, base = whole.partition("|")
    yield from (prefix + form for form in (base, third, past, _plural(past), participle))
    yield from (f"{prefix}zu{base}", f"{prefix}{base}d")


def degree_forms(row: str) -> Iterator[str]:
    """Give positive, comparative and superlative, the last two with their endings."""
    positive, comparative, superlative = row.split()
    yield from (positive, comparative)
    yield from (superlative + ending for ending in ENDINGS)
    if comparative != "mehr":
        yield from (comparative + ending for ending in ENDINGS)


def _plural(past: str) -> str:
    return past + ("n" if past.endswith("e") else "en")


def rows(table: str, separator: str = "\n") -> list[str]:
    """Split a table into its rows."""
    return [" ".join(row.split()) for row in table.split(separator) if row.strip()]
