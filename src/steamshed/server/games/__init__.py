"""The games as the server offers them: their facts, texts and bots."""
