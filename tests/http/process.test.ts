import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { dataFolder, SERVER, startServer, type RunningServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");

const tryToStart = (env: Readonly<Record<string, string>>) => {
  const { status, stderr } = spawnSync(process.execPath, SERVER, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, said: stderr.trim() };
};

describe("the server as a process", () => {
  /** The first start loads the foods; the tests share what it made. */
  const folder = dataFolder();
  let running: RunningServer | undefined;
  afterEach(() => running?.kill("SIGKILL"));
  afterAll(folder.remove);

  const started = async (): Promise<RunningServer & { readonly folder: string }> => {
    running = await startServer(folder.path);
    return { ...running, folder: folder.path };
  };

  it("is ready, ends in order on SIGTERM, and keeps its secret to itself", async () => {
    const server = await started();
    expect(statSync(join(server.folder, "session-secret")).mode & 0o777).toBe(0o600);
    expect(statSync(join(server.folder, "morsel.sqlite")).mode & 0o077).toBe(0);
    expect(await server.kill("SIGTERM")).toBe(0);
    const lines = server
      .log()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as { event: string });
    expect(lines.map(({ event }) => event).filter((event) => event !== "ready")).toEqual(["stopping", "stopped"]);
    expect(readdirSync(server.folder).filter((name) => name.endsWith("-wal"))).toEqual([]);
  });

  it("tells HEAD the length of what GET gets", async () => {
    const { origin } = await started();
    // A compressed page is padded by chance, so that its length says nothing of the member's own.
    const headers = { "accept-encoding": "identity" };
    for (const path of ["/robots.txt", "/healthz", "/"]) {
      const head = await fetch(`${origin}${path}`, { method: "HEAD", headers });
      const length = (await (await fetch(`${origin}${path}`, { headers })).bytes()).length;
      expect([path, Number(head.headers.get("content-length"))]).toEqual([path, length]);
      expect(await head.text()).toBe("");
    }
  });

  it("finishes what is in flight before it ends", async () => {
    const server = await started();
    const body = JSON.stringify({ level: "warn", code: "slow" });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const call = ask(
        `${server.origin.replace("localhost", "127.0.0.1")}/api/auth/_log`,
        { method: "POST", headers: { "content-type": "application/json", "content-length": body.length } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      call.on("error", reject);
      call.write(body.slice(0, 5), () => {
        setTimeout(() => {
          server.process.kill("SIGTERM");
          setTimeout(() => call.end(body.slice(5)), 100);
        }, 100);
      });
    });
    expect(await answer).toBe(200);
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  it("does not wait for connections that never asked anything", async () => {
    const server = await started();
    const port = Number(new URL(server.origin).port);
    const silent = connect(port, "127.0.0.1");
    const half = connect(port, "127.0.0.1", () => half.write("GET /healthz HTT"));
    // The server closes them, and what was half written may be answered with a reset.
    for (const socket of [silent, half]) socket.on("error", () => undefined);
    await Promise.all([once(silent, "connect"), once(half, "connect")]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(await server.kill("SIGTERM")).toBe(0);
    expect(server.log()).toContain('"stopped"');
  });

  it("refuses a body that is too large without reading it all", async () => {
    const server = await started();
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const call = ask(
        `${server.origin.replace("localhost", "127.0.0.1")}/api/services/users`,
        { method: "POST", headers: { "content-type": "application/json", "content-length": 5_000_000 } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
          call.destroy();
        },
      );
      call.on("error", reject);
      call.write("x".repeat(1000));
    });
    expect(await answer).toBe(413);
    expect((await fetch(`${server.origin.replace("localhost", "127.0.0.1")}/healthz`)).status).toBe(200);
  });

  it("says in a sentence why it cannot start", async () => {
    const server = await started();
    const port = new URL(server.origin).port;
    expect(tryToStart({ PORT: port, HOST: "127.0.0.1", MORSEL_DATA: server.folder, MORSEL_ORIGIN: "" })).toEqual({
      status: 1,
      said: `Port ${port} is in use. End the program that uses it, or set PORT to another number.`,
    });
    expect(tryToStart({ PORT: "many" })).toEqual({
      status: 1,
      said: 'PORT must be a whole number from 0 to 65535, not "many".',
    });
    expect(tryToStart({ PORT: "0", MORSEL_DATA: "/proc/morsel" })).toEqual({
      status: 1,
      said: "The data directory /proc/morsel cannot be written. Set MORSEL_DATA to a directory that can.",
    });
    const unreachable = tryToStart({
      PORT: "0",
      MORSEL_DATA: server.folder,
      DATABASE_URL: "postgres://u:hush@127.0.0.1:1/x",
    });
    expect(unreachable.status).toBe(1);
    expect(unreachable.said).not.toMatch(/hush|\n\s+at /);
  });
});
