"""Groups: people, link, chat, results, standing tables."""
