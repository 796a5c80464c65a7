"""An independent conjugator: every simple form of 52 French verbs, from their stems.

It shares nothing with the recipe, so that a mistake there is not repeated here.
"""

from collections.abc import Iterator
from dataclasses import dataclass

IMPERFECT = ("ais", "ais", "ait", "ions", "iez", "aient")
FUTURE = ("ai", "as", "a", "ons", "ez", "ont")
HISTORIC = {
    "a": ("ai", "as", "a", "âmes", "âtes", "èrent"),
    "i": ("is", "is", "it", "îmes", "îtes", "irent"),
    "u": ("us", "us", "ut", "ûmes", "ûtes", "urent"),
    "in": ("ins", "ins", "int", "înmes", "întes", "inrent"),
}
SUBJUNCTIVE_PAST = {
    "a": ("asse", "asses", "ât", "assions", "assiez", "assent"),
    "i": ("isse", "isses", "ît", "issions", "issiez", "issent"),
    "u": ("usse", "usses", "ût", "ussions", "ussiez", "ussent"),
    "in": ("insse", "insses", "înt", "inssions", "inssiez", "inssent"),
}


@dataclass(frozen=True, slots=True)
class Verb:
    """The parts of a verb from which every form follows.

    `historic` is `stem+class`; a stem `mange/mang` is soft before a and plain before i and e.
    """

    infinitive: str
    present: str
    imperfect: str
    historic: str
    future: str
    subjunctive: str
    participles: str
    imperatives: str = ""

    def forms(self) -> Iterator[str]:
        yield self.infinitive
        yield from self.present.split()
        yield from (_joined(self.imperfect, ending) for ending in IMPERFECT)
        stem, _, kind = self.historic.partition("+")
        yield from (_joined(stem, ending) for ending in HISTORIC[kind] + SUBJUNCTIVE_PAST[kind])
        yield from (self.future + ending for ending in FUTURE + IMPERFECT)
        yield from self._subjunctive()
        yield from self.participles.split()
        yield from self.imperatives.split()

    def _subjunctive(self) -> Iterator[str]:
        if " " in self.subjunctive:
            yield from self.subjunctive.split()
            return
        strong, _, weak = self.subjunctive.partition("/")
        yield from (strong + ending for ending in ("e", "es", "ent"))
        yield from ((weak or strong) + ending for ending in ("ions", "iez"))


def _joined(stem: str, ending: str) -> str:
    soft, _, plain = stem.partition("/")
    return (soft if ending[0] in "aâ" else plain or soft) + ending


def first_group(infinitive: str, soft: str = "", strong: str = "", future: str = "") -> Verb:
    """A verb in -er; `soft` before a and o (mange-), `strong` before a mute e (jett-)."""
    stem = infinitive[:-2]
    soft, strong = soft or stem, strong or stem
    present = [strong + "e", strong + "es", strong + "ent", soft + "ons", stem + "ez"]
    past = [stem + "é", stem + "és", stem + "ée", stem + "ées", soft + "ant"]
    return Verb(
        infinitive,
        " ".join(present),
        imperfect=f"{soft}/{stem}",
        historic=f"{soft}/{stem}+a",
        future=future or strong + "er",
        subjunctive=f"{strong}/{stem}",
        participles=" ".join(past),
    )


def second_group(infinitive: str) -> Verb:
    """A verb in -ir like finir."""
    stem = infinitive[:-2]
    return Verb(
        infinitive,
        " ".join(stem + e for e in ("is", "it", "issons", "issez", "issent")),
        imperfect=stem + "iss",
        historic=f"{stem}+i",
        future=infinitive,
        subjunctive=stem + "iss",
        participles=" ".join(stem + e for e in ("i", "is", "ie", "ies", "issant")),
    )


def third_group(infinitive: str) -> Verb:
    """A verb in -re like rendre."""
    stem = infinitive[:-2]
    return Verb(
        infinitive,
        " ".join(stem + e for e in ("s", "", "ons", "ez", "ent")),
        imperfect=stem,
        historic=f"{stem}+i",
        future=infinitive[:-1],
        subjunctive=stem,
        participles=" ".join(stem + e for e in ("u", "us", "ue", "ues", "ant")),
    )


REGULAR = (
    first_group("aimer"),
    first_group("manger", soft="mange"),
    first_group("placer", soft="plaç"),
    first_group("appeler", strong="appell"),
    first_group("jeter", strong="jett"),
    first_group("acheter", strong="achèt"),
    first_group("céder", strong="cèd", future="céder"),
    first_group("payer", strong="pai"),
    first_group("nettoyer", strong="nettoi"),
    first_group("essuyer", strong="essui"),
    first_group("envoyer", strong="envoi", future="enverr"),
    first_group("créer"),
    first_group("étudier"),
    second_group("finir"),
    second_group("choisir"),
    second_group("grandir"),
    third_group("rendre"),
    third_group("perdre"),
    third_group("répondre"),
)
IRREGULAR = (
    Verb("être", "suis es est sommes êtes sont", "ét", "f+u", "ser",
         "sois sois soit soyons soyez soient", "été étant", "soyons soyez"),
    Verb("avoir", "ai as a avons avez ont", "av", "e+u", "aur",
         "aie aies ait ayons ayez aient", "eu eue eus eues ayant"),
    Verb("aller", "vais vas va allons allez vont", "all", "all+a", "ir", "aill/all",
         "allé allée allés allées allant"),
    Verb("faire", "fais fait faisons faites font", "fais", "f+i", "fer", "fass",
         "fait faite faits faites faisant"),
    Verb("dire", "dis dit disons dites disent", "dis", "d+i", "dir", "dis",
         "dit dite dits dites disant"),
    Verb("pouvoir", "peux peut pouvons pouvez peuvent", "pouv", "p+u", "pourr", "puiss",
         "pu pouvant"),
    Verb("vouloir", "veux veut voulons voulez veulent", "voul", "voul+u", "voudr", "veuill/voul",
         "voulu voulue voulus voulues voulant", "veuille veuillez"),
    Verb("devoir", "dois doit devons devez doivent", "dev", "d+u", "devr", "doiv/dev",
         "dû due dus dues devant"),
    Verb("savoir", "sais sait savons savez savent", "sav", "s+u", "saur", "sach",
         "su sue sus sues sachant", "sache sachons sachez"),
    Verb("voir", "vois voit voyons voyez voient", "voy", "v+i", "verr", "voi/voy",
         "vu vue vus vues voyant"),
    Verb("venir", "viens vient venons venez viennent", "ven", "v+in", "viendr", "vienn/ven",
         "venu venue venus venues venant"),
    Verb("tenir", "tiens tient tenons tenez tiennent", "ten", "t+in", "tiendr", "tienn/ten",
         "tenu tenue tenus tenues tenant"),
    Verb("prendre", "prends prend prenons prenez prennent", "pren", "pr+i", "prendr",
         "prenn/pren", "pris prise prises prenant"),
    Verb("mettre", "mets met mettons mettez mettent", "mett", "m+i", "mettr", "mett",
         "mis mise mises mettant"),
    Verb("boire", "bois boit buvons buvez boivent", "buv", "b+u", "boir", "boiv/buv",
         "bu bue bus bues buvant"),
    Verb("croire", "crois croit croyons croyez croient", "croy", "cr+u", "croir", "croi/croy",
         "cru crue crus crues croyant"),
    Verb("lire", "lis lit lisons lisez lisent", "lis", "l+u", "lir", "lis",
         "lu lue lus lues lisant"),
    Verb("écrire", "écris écrit écrivons écrivez écrivent", "écriv", "écriv+i", "écrir", "écriv",
         "écrit écrite écrits écrites écrivant"),
    Verb("vivre", "vis vit vivons vivez vivent", "viv", "véc+u", "vivr", "viv",
         "vécu vécue vécus vécues vivant"),
    Verb("naître", "nais naît naissons naissez naissent", "naiss", "naqu+i", "naîtr", "naiss",
         "né née nés nées naissant"),
    Verb("connaître", "connais connaît connaissons connaissez connaissent", "connaiss", "conn+u",
         "connaîtr", "connaiss", "connu connue connus connues connaissant"),
    Verb("craindre", "crains craint craignons craignez craignent", "craign", "craign+i",
         "craindr", "craign", "craint crainte craints craintes craignant"),
    Verb("courir", "cours court courons courez courent", "cour", "cour+u", "courr", "cour",
         "couru courue courus courues courant"),
    Verb("mourir", "meurs meurt mourons mourez meurent", "mour", "mour+u", "mourr", "meur/mour",
         "mort morte morts mortes mourant"),
    Verb("recevoir", "reçois reçoit recevons recevez reçoivent", "recev", "reç+u", "recevr",
         "reçoiv/recev", "reçu reçue reçus reçues recevant"),
    Verb("conduire", "conduis conduit conduisons conduisez conduisent", "conduis", "conduis+i",
         "conduir", "conduis", "conduit conduite conduits conduites conduisant"),
    Verb("rire", "ris rit rions riez rient", "ri", "r+i", "rir", "ri", "ri riant"),
    Verb("suivre", "suis suit suivons suivez suivent", "suiv", "suiv+i", "suivr", "suiv",
         "suivi suivie suivis suivies suivant"),
    Verb("ouvrir", "ouvre ouvres ouvrons ouvrez ouvrent", "ouvr", "ouvr+i", "ouvrir", "ouvr",
         "ouvert ouverte ouverts ouvertes ouvrant"),
    Verb("cueillir", "cueille cueilles cueillons cueillez cueillent", "cueill", "cueill+i",
         "cueiller", "cueill", "cueilli cueillie cueillis cueillies cueillant"),
    Verb("vaincre", "vaincs vainc vainquons vainquez vainquent", "vainqu", "vainqu+i", "vaincr",
         "vainqu", "vaincu vaincue vaincus vaincues vainquant"),
    Verb("coudre", "couds coud cousons cousez cousent", "cous", "cous+i", "coudr", "cous",
         "cousu cousue cousus cousues cousant"),
    Verb("moudre", "mouds moud moulons moulez moulent", "moul", "moul+u", "moudr", "moul",
         "moulu moulue moulus moulues moulant"),
    Verb("résoudre", "résous résout résolvons résolvez résolvent", "résolv", "résol+u", "résoudr",
         "résolv", "résolu résolue résolus résolues résolvant"),
    Verb("acquérir", "acquiers acquiert acquérons acquérez acquièrent", "acquér", "acqu+i",
         "acquerr", "acquièr/acquér", "acquis acquise acquises acquérant"),
    Verb("fuir", "fuis fuit fuyons fuyez fuient", "fuy", "fu+i", "fuir", "fui/fuy",
         "fui fuie fuis fuies fuyant"),
    Verb("asseoir", "assieds assied asseyons asseyez asseyent", "assey", "ass+i", "assiér",
         "assey", "assis assise assises asseyant", "assois assoit assoyons assoient"),
    Verb("valoir", "vaux vaut valons valez valent", "val", "val+u", "vaudr", "vaill/val",
         "valu value valus values valant"),
)  # fmt: skip
VERBS = (*REGULAR, *IRREGULAR)
