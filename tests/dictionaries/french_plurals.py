"""Two hundred French nouns with their plurals, by the way they make them."""

ADDED = {
    "s": "bal carnaval cérémonial chacal festival récital régal pal étal cal aval "
    "bambou clou écrou fou matou sou trou verrou voyou cou filou kangourou toutou acajou "
    "bleu pneu émeu landau sarrau détail chandail épouvantail éventail gouvernail "
    "portail rail poitrail sérail attirail table maison jardin livre porte fenêtre chaise lampe "
    "arbre fleur feuille branche racine fruit pomme poire cerise pêche orange citron melon "
    "voiture route pont rivière montagne colline forêt prairie nuage étoile lune",
    "x": "bijou caillou chou genou hibou joujou pou "
    "bateau château chapeau gâteau manteau couteau marteau rideau tableau oiseau agneau veau "
    "taureau cerveau niveau drapeau poteau roseau vaisseau troupeau berceau carreau "
    "ciseau eau fardeau fourneau hameau jumeau morceau museau noyau tuyau boyau joyau étau "
    "cheveu feu jeu lieu neveu aveu vœu dieu essieu enjeu pieu milieu adieu épieu moyeu",
}
CHANGED = {
    "al": "animal bocal canal capital cardinal caporal cheval confessionnal cristal général "
    "hôpital idéal journal local mal maréchal métal minéral original orignal piédestal "
    "quintal rival sénéchal signal total tribunal végétal amiral arsenal littoral",
    "ail": "bail corail émail soupirail travail vantail vitrail fermail",
}
UNCHANGED = (
    "bois bras corps cours dos fils fois gaz gars héros mois nez noix ours palais pays poids pois "
    "prix progrès puits riz repas souris temps toux univers voix croix choix"
)
IRREGULAR = {"œil": "yeux", "ciel": "cieux", "aïeul": "aïeux", "monsieur": "messieurs"}


def plurals() -> dict[str, str]:
    """Return singular to plural."""
    pairs = dict(IRREGULAR)
    for ending, nouns in ADDED.items():
        pairs |= {noun: noun + ending for noun in nouns.split()}
    for ending, nouns in CHANGED.items():
        pairs |= {n: n.removesuffix(ending) + "aux" for n in nouns.split()}
    return pairs | {noun: noun for noun in UNCHANGED.split()}
