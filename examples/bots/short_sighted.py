"""A bot as a program of its own: takes the legal action after which its own score is highest.

steamshed arena age_of_steam --bots "cmd:python3 examples/bots/short_sighted.py,random,random" --games 30
"""

import json
import random
import sys

import steamshed

game = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game = steamshed.game(message["game"])
        answer = {"type": "ready", "name": "short-sighted"}
    elif message["type"] == "choose":
        rng = random.Random(message["seed"])
        state = game.imagine(message["view"], steamshed.Chance(message["seed"]))
        best, highest = message["legal"][0], float("-inf")
        for text in message["legal"]:
            after = state.clone()
            after.apply(game.parse(text), steamshed.Chance(message["seed"]))
            value = after.scores()[state.seat] + rng.random() / 2
            if value > highest:
                best, highest = text, value
        answer = {"type": "action", "action": best}
    print(json.dumps(answer), flush=True)
