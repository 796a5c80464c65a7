"""Letters that people take for each other: by the ear, or because a sign is on no plain keyboard.

Each pair is confused in both directions. The tables are what teachers of the two languages list
as common mistakes, no more: accents need no entry, for they fall away before (D7).
"""

from collections.abc import Iterator

_CONFUSED = {
    "fr": """
        F=PH K=QU C=QU C=K C=S C=SS C=SC C=CH S=SS S=Z T=TH R=RH X=S X=XC G=J GE=J G=GU
        AI=E AI=EI E=EI AU=O EAU=O AU=EAU AN=EN AM=EM AN=AM EN=EM IN=AIN IN=EIN AIN=EIN IN=IM
        ON=OM I=Y ILL=Y LL=Y GN=NI OI=WA E=OE EU=OEU O=OE TI=SI TI=SSI E=ER E=EZ ER=EZ
        E=ES ENT=E E=EE MM=M NN=N
    """,
    "de": """
        Ä=AE Ö=OE Ü=UE A=Ä O=Ö U=Ü Ä=E ÄU=EU EI=AI OI=EU Y=Ü Y=I OU=U ER=A
        IE=I IH=I AH=A EH=E OH=O UH=U ÄH=Ä ÖH=Ö ÜH=Ü AA=A EE=E OO=O
        V=F V=W F=PH F=PF T=D G=K B=P T=TH T=DT D=DT R=RH SS=S SS=SZ SS=B
        Z=TZ Z=TS ZZ=TZ TI=ZI C=Z C=K K=CK KK=CK CH=CK QU=KW X=CHS X=KS X=GS KS=CHS
        ST=SCHT SP=SCHP SCH=CH IG=ICH NG=NK
    """,
}
"""Pairs of letters, by language."""


def confused(word: str, lang: str) -> Iterator[str]:
    """Yield what a word may be if letters of one place in it were taken for others."""
    for pair in _CONFUSED[lang].split():
        one, other = pair.split("=")
        yield from _replaced(word, one, other)
        yield from _replaced(word, other, one)


def _replaced(word: str, letters: str, others: str) -> Iterator[str]:
    place = word.find(letters)
    while place >= 0:
        yield word[:place] + others + word[place + len(letters) :]
        place = word.find(letters, place + 1)
