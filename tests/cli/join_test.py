"""serve and join as a person uses them: a table, its link, a game in the terminal in both languages, the plug pulled in between."""
import atexit
import json
import os
import re
import select
import subprocess
import sys
import tempfile
import time
import urllib.request

stele = sys.argv[1]
running = []
atexit.register(lambda: [p.kill() for p in running])


def start(*args, **more):
    p = subprocess.Popen([stele, *args], stdout=subprocess.PIPE, **more)
    running.append(p)
    return p


def serve(folder, port=0):
    server = start("serve", "--port", str(port), "--store", f"sqlite:{folder}/t.db")
    return server, re.search(rb"http://\S+", server.stdout.readline())[0].decode()


class Guest:
    def __init__(self, *args):
        self.p = start("join", *args, stdin=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.text = ""

    def until(self, pattern, seconds=30):
        """What was said up to the pattern; it is not looked at again."""
        end = time.time() + seconds
        while not (found := re.search(pattern, self.text)):
            if time.time() > end:
                sys.exit(f"'{pattern}' was not said, but:\n{self.text}")
            if select.select([self.p.stdout], [], [], 0.2)[0]:
                part = os.read(self.p.stdout.fileno(), 65536)
                if not part:
                    sys.exit(f"the guest left before '{pattern}':\n{self.text}")
                self.text += part.decode()
        said, self.text = self.text[: found.end()], self.text[found.end() :]
        return said

    def type(self, line):
        self.p.stdin.write((line + "\n").encode())
        self.p.stdin.flush()


with tempfile.TemporaryDirectory() as folder:
    server, address = serve(folder)
    wish = {"game": "monuments", "seats": ["human", "open"], "seed": 3, "name": "Ann"}
    made = json.load(urllib.request.urlopen(address + "/api/tables", json.dumps(wish).encode()))
    table = f"{address}/t/{made['table']}"

    ann = Guest(f"{table}#{made['seats'][0]['token']}", "--name", "Ann", "--lang", "en")
    ann.until(r"Monuments: Wonders of Antiquity\. At the table: Ann \(you\), an\s+open seat")
    bo = Guest(table, "--name", "Bo", "--lang", "fr")
    bo.until(r"Ann, une\s+place libre")
    bo.type("sit Bo")
    bo.until(r"Gardez ce lien, c'est sa clé")
    ann.until(r"Ann \(you\), Bo")
    ann.type("why build AK")
    ann.until(r"\[W-[A-Z]+-\d\]")
    ann.type("99")
    ann.until(r"Type a number from 1 to \d+")
    ann.type("draw")
    ann.until(r"You drew")
    bo.until(r"Joueur 1 a pioché")
    bo.type("say bonjour")
    ann.until(r"Bo: bonjour")
    ann.type("table")
    ann.until(r'"display"')
    ann.type("hint")
    ann.until(r"The bot would choose: \S+")

    server.kill()
    server.wait()
    ann.until(r"The connection is lost .*\s+Trying again")
    server, again = serve(folder, int(address.rsplit(":", 1)[1]))
    assert again == address
    time.sleep(1)
    ann.type("draw")
    ann.until(r"You drew")
    bo.until(r"Joueur 1 a pioché")
    ann.type("undo")
    bo.until(r"Ann voudrait reprendre un coup")
    bo.type("agree")
    ann.until(r"2 actions left")
    ann.type("quit")
    if ann.p.wait(10) != 0:
        sys.exit("quit is no failure")
    bo.p.stdin.close()
    bo.p.wait(10)

    nobody = Guest(f"{address}/t/nosuchtable")
    nobody.until("There is no table 'nosuchtable'")
    assert nobody.p.wait(10) == 1
    wrong = subprocess.run([stele, "join", "somewhere"], capture_output=True, text=True, timeout=20)
    assert wrong.returncode == 2 and "expected a link" in wrong.stderr, wrong
    taken = subprocess.run([stele, "serve", "--port", address.rsplit(":", 1)[1], "--store", f"sqlite:{folder}/other.db"], capture_output=True, text=True, timeout=20)
    assert taken.returncode == 1 and "Address already in use" in taken.stderr, taken
    server.terminate()
    assert server.wait(10) == 0
print("fine")
