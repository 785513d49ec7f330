"""Work beside the requests: what runs periodically, how it backs off, processes that replay games."""
