"""The drawings of Binario Duel: terrain, ways, stations, freight boards, stock and cards."""
