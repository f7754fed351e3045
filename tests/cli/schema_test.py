"""Table files of random games fit the JSON Schema, and the schema refuses what the program refuses by shape."""
import copy
import json
import random
import subprocess
import sys

import jsonschema

stele, schema_file = sys.argv[1:3]
schema = json.load(open(schema_file))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)


def run(*args, text=None):
    return subprocess.run([stele, *args], input=text, capture_output=True, text=True)


def table(*args, game="monuments"):
    return run("new", game, *args).stdout


checked = 0
for players in (2, 3, 4):
    for modules in ([], ["--module", "powers"], ["--module", "powers-as-symbols"]):
        rng = random.Random(players)
        text = table("--players", str(players), "--seed", "5", *modules)
        for _ in range(12):
            validator.validate(json.loads(text))
            checked += 1
            options = json.loads(run("options", "-", "--json", text=text).stdout)["options"]
            text = run("apply", "-", rng.choice(options)["notation"], text=text).stdout
of_the_family = (
    ("monumental", 2, "renaissance", "heroes"),
    ("monumental", 3, "monsters"),
    ("monumental", 4, "renaissance", "heroes", "monsters"),
    ("duel", 2),
    ("duel", 2, "exploration", "espionage", "mixed-deck"),
)
for game, players, *modules in of_the_family:
    rng = random.Random(players)
    text = table("--players", str(players), "--seed", "5", *(f"--module={m}" for m in modules), game=game)
    for _ in range(20):
        validator.validate(json.loads(text))
        checked += 1
        options = json.loads(run("options", "-", "--json", text=text).stdout)["options"]
        text = run("apply", "-", rng.choice(options)["notation"], text=text).stdout

good = json.loads(table("--seed", "5"))
breaks = {
    "format": lambda t: t.update(format=2),
    "unknown field": lambda t: t.update(colour="red"),
    "no state": lambda t: (t.pop("state"), t.pop("record")),
    "card": lambda t: t["state"]["hands"][0].__setitem__(0, "AK0"),
    "marker": lambda t: t["state"]["markers"].update(AK=6),
    "exhibition": lambda t: t["state"]["colours"][0]["exhibition"].update(AK=[]),
    "decision": lambda t: t["state"]["waiting"][0].update(decision="dance"),
    "rng": lambda t: t["state"].update(rng="xyz"),
}
monumental = json.loads(table("--seed", "5", game="monumental"))
monumental_breaks = {
    "track": lambda t: t["state"]["track"].pop(),
    "soldiers": lambda t: t["state"]["map"]["tiles"][0].update(soldiers=99),
    "field of a tile": lambda t: t["state"]["map"]["tiles"][0].update(colour="red"),
    "city": lambda t: t["state"]["players"][0]["city"].pop(),
}
duel = json.loads(table("--seed", "5", "--module=espionage", game="duel"))
duel_breaks = {
    "Free City": lambda t: t["state"]["cities"].pop(),
    "Advantage": lambda t: t["state"].update(advantage={"seat": 0, "resource": "gold", "amount": 1}),
    "envoy": lambda t: t["state"]["players"][0].update(envoy=4),
    "knowledge of an Intrigue": lambda t: t["state"]["intrigue_pile"].__setitem__(0, {"card": "sabotage", "known": [2]}),
}
for name, change in [*breaks.items(), *monumental_breaks.items(), *duel_breaks.items()]:
    bad = copy.deepcopy(good if name in breaks else monumental if name in monumental_breaks else duel)
    change(bad)
    if validator.is_valid(bad):
        sys.exit(f"the schema accepts a table with a wrong {name}")
    answer = run("show", "-", text=json.dumps(bad))
    if answer.returncode != 2 or "standard input: /" not in answer.stderr:
        sys.exit(f"the program does not refuse a table with a wrong {name} by its path: {answer.stderr}")
print(f"{checked} tables fit the schema, {len(breaks) + len(monumental_breaks) + len(duel_breaks)} broken ones do not")
