"""A bot in thirty lines, in any language that can write lines of JSON: it takes the option with the longest text.

tortuga play glory-islands --seats "human,bot:run:python3 examples/bot/first.py"
tortuga arena glory-islands --bots "run:python3 examples/bot/first.py,random"
"""

import json
import sys


def choose(question: dict) -> int:
    best = max(question["options"], key=lambda option: len(option["text"]))
    return best["id"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "first"}
    elif message["type"] == "choose":
        answer = {"type": "choice", "number": message["number"], "id": choose(message)}
    else:
        break
    print(json.dumps(answer), flush=True)
