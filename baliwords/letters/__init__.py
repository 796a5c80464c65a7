"""The letter-card game Bali: its rules, without any terminal."""
