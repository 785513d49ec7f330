"""Roads, rails and tunnels: how they are connected, planned, laid, modernised and demolished."""
