import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer } from "../../adapters/composition/build/build-server.ts";

const root = join(import.meta.dirname, "../..");

const serverFlags = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
};

/** The options of Node with which `npm start` runs the server. */
export const SERVER_FLAGS: readonly string[] = serverFlags();

// Tests run the same program as `npm start`, built from the present sources.
await buildServer();

/** Arguments of Node that run the server. */
export const SERVER: readonly string[] = [...SERVER_FLAGS, "adapters/composition/dist/server.mjs"];

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

/** The real server as its own process, on a data directory that outlives it, so that it can be killed and started again. */
export type RunningServer = {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly log: () => string;
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export const dataFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), "morsel-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

const gone = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once("exit", (code) => resolve(code)));

export const startServer = async (data: string, env: NodeJS.ProcessEnv = {}, port?: number): Promise<RunningServer> => {
  const chosen = port ?? (await freePort());
  const origin = `http://localhost:${chosen}`;
  const said: string[] = [];
  const child = spawn(process.execPath, SERVER, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(chosen),
      HOST: "127.0.0.1",
      MORSEL_DATA: data,
      MORSEL_ORIGIN: origin,
      NODE_ENV: "production",
      // Tests are faster than any member; those that are about limits say so.
      MORSEL_RATE_LIMITS: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const log = (): string => said.join("");
  const until = Date.now() + 110_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${log()}`);
    const ready = await fetch(`http://127.0.0.1:${chosen}/healthz`).then(
      (response) => response.status === 200,
      () => false,
    );
    if (ready) break;
    if (Date.now() > until) throw new Error(`The server was not ready within two minutes:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    process: child,
    log,
    kill: (signal = "SIGTERM") => {
      child.kill(signal);
      return gone(child);
    },
  };
};
