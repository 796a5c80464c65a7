"""Each house rule in a sentence, for the form."""

from baliwords.speech import _


def describe(key: str) -> str:
    """Say what a house rule decides."""
    return {
        "bali_bonus": _("Bonus for a BALI: points, x2 or x3"),
        "min_word_length": _("Letters that a word needs"),
        "joker_fix": _("The BALI card gets its letter"),
        "umlaut_as_plain": _("Ä Ö Ü may be read as A, O, U in German"),
        "letter_values": _("Values: fr_freq, en_inherit, or 26 like A0 B3 …"),
        "word_list": _("Own word list, by name (empty: none)"),
        "partial_rule": _("A part is any piece (factor), or a beginning"),
        "joker_in_scored_word": _("Words with the BALI card may be taken off"),
        "unique_words": _("Each word may be taken off only once"),
        "show_removed": _("Removed words may be looked at again"),
        "cut_joker": _("Cutting for the lead, the BALI card comes"),
        "columns_by_players": _("Columns for each number of players"),
        "packs_by_players": _("Packs for each number of players"),
        "refill": _("Gaps are filled after each"),
        "steal_complete_words": _("Complete words of others may be taken over"),
        "build_in_empty_slot": _("One may build in an empty place at the end"),
        "endphase_removal": _("Pile empty: a word is finished and taken off in"),
        "pass_policy": _("Passing (strict: only who cannot play)"),
        "validation": _("Letters are checked (auto), or challenged"),
        "starting_player": _("Seat that begins (empty: the deal decides)"),
        "start_farmers": _("Farmers that a colour begins with, like red=NBE"),
        "oracle_looks": _("Oracles: one look for each"),
        "oracle_keep_optional": _("Who has looked at the altar may keep nothing"),
        "open_information": _("Hands, sacrifice cards and altar lie open"),
        "allow_inconsistent_values": _("Values may contradict the rules' examples"),
    }.get(key, key)
