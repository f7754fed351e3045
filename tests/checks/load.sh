#!/usr/bin/env bash
# Many live tables on one server: load.sh STELE TABLES SECONDS. The 99th percentile of a move stays under 100 ms, nobody is cut off or
# refused, and a table that is in memory with nobody at it takes less than 64 KB.
set -euo pipefail
python3 - "$@" <<'PY'
import atexit, json, re, sqlite3, subprocess, sys, tempfile, urllib.request
stele, tables, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
running = []
atexit.register(lambda: [p.kill() for p in running])
def serve(folder):
    server = subprocess.Popen([stele, "serve", "--port", "0", "--store", f"sqlite:{folder}/t.db", "--idle", "86400", "--http-rate", "0"], stdout=subprocess.PIPE, text=True)
    running.append(server)
    return server, re.search(r"http://\S+", server.stdout.readline())[0]
def stop(server):
    server.terminate()
    return server.wait(20)
def rss(server): return int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{server.pid}/status").read())[1]) * 1024
def attempt():
    with tempfile.TemporaryDirectory() as folder:
        server, address = serve(folder)
        run = subprocess.run([stele, "load", "--server", address, "--tables", str(tables), "--seconds", str(seconds), "--json"], capture_output=True, text=True)
        stopped = stop(server)
        said = json.loads(run.stdout)
        # The same tables in a new server, read and left alone.
        database = sqlite3.connect(f"{folder}/t.db")
        ids = [row[0] for row in database.execute("SELECT id FROM tables")]
        database.close()
        server, address = serve(folder)
        def read(some): return [urllib.request.urlopen(f"{address}/api/tables/{id}").read() for id in some]
        read(ids[:10])  # what is made once is made now
        empty = rss(server)
        read(ids[10:])
        each = (rss(server) - empty) / len(ids[10:])
        stopped = stopped or stop(server)
        print(f"{said['tables']} tables, {said['connections']} connections, {said['seconds']:.0f} s: {said['moves']} moves, {said['p50_ms']:.1f} ms (median), "
              f"{said['p99_ms']:.1f} ms (99 of 100), {said['max_ms']:.1f} ms at most; {said['wire_bytes']} bytes a message on the wire, "
              f"{said['message_bytes']} unpacked; an idle table takes {each / 1024:.1f} KB; {said['errors']} errors {said['first_error']}")
        fine = (run.returncode == 0 and stopped == 0 and said["p99_ms"] < 100 and said["errors"] == 0 and said["wire_bytes"] <= 300 and each < 64 * 1024
                and said["moves"] > tables * seconds / 4)
        return fine, run.returncode == 0
# Another process of a busy machine may hold one run up; an error counts at once.
for _ in range(3):
    fine, sound = attempt()
    if fine or not sound: break
sys.exit(0 if fine else 1)
PY
