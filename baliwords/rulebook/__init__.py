"""Rules as data, in three languages: read by id and topic, searched with typing errors."""
