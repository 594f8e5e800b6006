import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as ask } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { type Browser, id, joined, makeBrowser, TODAY } from "../http/support/harness.ts";
import { PICTURE } from "../http/support/picture.ts";
import { emptyPostgres } from "../support/postgres.ts";
import { dataFolder, type RunningServer, startServer } from "../support/server.ts";

const FAILING = fileURLToPath(new URL("../support/failing-parts.mjs", import.meta.url));
const PHOTOS = "/api/services/progress-photos";
const data = dataFolder();
const faults = mkdtempSync(join(tmpdir(), "morsel-faults-"));
/** The part fails once, at its next turn. */
const breaks = (part: string): void => writeFileSync(join(faults, part), "");

/** A mail server that hangs up once, in the middle of a mail, and takes all others (RFC 5321, 4.1). */
let hangsUp = false;
let mails = 0;
const converse = (socket: Socket): void => {
  let mail: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 ready");
  socket.on("error", () => undefined);
  socket.setEncoding("utf8").on("data", (heard: string) => {
    if (mail === undefined) {
      mail = heard.startsWith("DATA") ? "" : undefined;
      say(mail === "" ? "354 go on" : heard.startsWith("QUIT") ? "221 bye" : "250 ok");
      return;
    }
    if (hangsUp) {
      hangsUp = false;
      socket.destroy();
      return;
    }
    mail += heard;
    if (!mail.endsWith("\r\n.\r\n")) return;
    mail = undefined;
    mails += 1;
    say("250 taken");
  });
};
const post = createServer(converse);

let newest = 0;
const start = async (
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly server: RunningServer; readonly browser: () => Browser }> => {
  const server = await startServer(data.path, {
    ...env,
    NODE_OPTIONS: `--import=${FAILING}`,
    MORSEL_TEST_FAULTS: faults,
    MORSEL_MAIL_FROM: "Morsel <morsel@example.org>",
    MORSEL_SMTP_URL: `smtp://127.0.0.1:${(post.address() as AddressInfo).port}`,
  });
  return { server, browser: () => makeBrowser((request) => fetch(request), server.origin) };
};
const linesOf = ({ log }: RunningServer): readonly Readonly<Record<string, unknown>>[] =>
  log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

beforeAll(() => new Promise<void>((resolve) => void post.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  post.close();
  data.remove();
  rmSync(faults, { recursive: true, force: true });
});

describe.each([
  {
    engine: "SQLite",
    parts: ["archive", "database", "encoder", "search", "mail"],
    atOnce: 20,
    database: () => Promise.resolve({ env: {}, remove: () => Promise.resolve() }),
  },
  {
    engine: "PostgreSQL",
    // Its own part; fewer at once, since a statement that a busy machine delays for a second is given up.
    parts: ["database"],
    atOnce: 5,
    database: async () => {
      const { url, remove } = await emptyPostgres(inject("postgres"));
      return { env: { DATABASE_URL: url }, remove };
    },
  },
])("a part that fails under load on $engine", ({ parts, atOnce, database }) => {
  let server: RunningServer;
  let ada: Browser;
  let bob: Browser;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const made = await database();
    ({ remove } = made);
    mails = 0;
    const started = await start(made.env);
    ({ server } = started);
    ada = await joined(started, "ada");
    bob = await joined(started, "bob");
    await vi.waitUntil(() => mails === 2, { timeout: 20_000 });
    // The first statement of each connection is read and planned before anything is measured by it.
    await others(2 * atOnce);
  });
  afterAll(async () => {
    await server.kill();
    await remove();
  });

  /** Requests of others, some at once; answers the refused ones. */
  const others = async (count: number): Promise<readonly string[]> => {
    const refused: string[] = [];
    const asks: readonly (() => Promise<Response>)[] = [
      () => bob.get(`/api/services/diary/${TODAY}`),
      () => bob.get("/api/services/foods?query=banana"),
      () =>
        bob.send("POST", `/api/services/diary/2026-03-${10 + (newest % 20)}/water`, { id: id((newest += 1)), ml: 1 }),
      () => bob.get("/healthz"),
    ];
    const one = async (n: number): Promise<void> => {
      const response = await asks[n % asks.length]?.();
      const said = await response?.text();
      if (response?.ok !== true) refused.push(`${n}: ${response?.status} ${said}`);
    };
    const lane = async (first: number): Promise<void> => {
      for (let n = first; n < count; n += atOnce) await one(n);
    };
    await Promise.all(Array.from({ length: atOnce }, (_, first) => lane(first)));
    return refused;
  };
  const exported = async (): Promise<string> => {
    const response = await ada.get("/api/services/export");
    return response.bytes().then(
      () => "whole",
      () => `${response.status}, broken off`,
    );
  };
  const uploaded = async (n: number): Promise<number> =>
    (await ada.send("POST", `${PHOTOS}?id=${id(n)}`, PICTURE)).status;
  const searched = async (): Promise<number> => (await ada.get("/api/services/foods?query=apple")).status;
  const mailed = async (): Promise<number> =>
    (await ada.send("POST", "/api/services/account/forgot-password", { login: "ada" })).status;
  const broken = { event: "request failed", request: "GET /api/services/export" };

  const cases = [
    ["archive", exported, "200, broken off", broken],
    ["database", exported, "200, broken off", broken],
    ["encoder", () => uploaded(605), 422, undefined],
    ["search", searched, 200, undefined],
    ["mail", mailed, 202, { event: "job failed", kind: "mail" }],
  ] as const;
  it.each(cases.filter(([part]) => parts.includes(part)))(
    "%s: 1,000 other requests are answered, and the log has a line",
    async (part, trigger, answer, line) => {
      const before = linesOf(server).length;
      const load = others(1000);
      if (part === "mail") hangsUp = true;
      else breaks(part);
      expect(await trigger()).toBe(answer);
      expect(await load).toEqual([]);
      await expect.poll(() => linesOf(server).slice(before)).toHaveLength(line === undefined ? 0 : 1);
      if (line !== undefined) expect(linesOf(server).at(-1)).toMatchObject(line);
      if (part === "search") expect(server.log()).toContain("The thread that searches foods ended");
      expect((await bob.get("/healthz")).status).toBe(200);
    },
  );

  it("works the next time", async () => {
    expect([await exported(), await uploaded(606), await searched()]).toEqual(["whole", 201, 200]);
    expect(server.process.exitCode).toBeNull();
  });
});

describe("what nobody answers for", () => {
  /** A request whose body takes as long as the test wants. */
  const slow = (server: RunningServer) => {
    const body = JSON.stringify({ level: "warn", code: "slow" });
    const headers = { "content-type": "application/json", "content-length": body.length };
    const answered = Promise.withResolvers<number | undefined>();
    const call = ask(`${server.origin}/api/auth/_log`, { method: "POST", headers }, (response) => {
      response.resume();
      answered.resolve(response.statusCode);
    });
    call.on("error", answered.reject);
    call.write(body.slice(0, 5));
    return { finish: () => call.end(body.slice(5)), answered: answered.promise };
  };

  it.each(["uncaught exception", "unhandled rejection"])(
    "%s: is logged with its request, /healthz turns red, and the process ends after what is in flight",
    async (kind) => {
      const { server, browser } = await start();
      const ada = browser();
      await ada.signIn("ada");
      const { finish, answered } = slow(server);
      const health = () =>
        fetch(`${server.origin}/healthz`).then(
          ({ status }) => status,
          () => "nobody is there",
        );
      // It is red for a second: asked without a pause, so that a slow machine sees it as well.
      const seen: (number | string)[] = [];
      const watching = (async () => {
        while (seen.at(-1) !== "nobody is there") seen.push(await health());
      })();
      breaks(kind);
      await ada.send("POST", `${PHOTOS}?id=${id((newest += 1))}`, PICTURE);
      await watching;
      expect([...new Set(seen)]).toEqual([200, 503, "nobody is there"]);
      finish();
      expect(await answered).toBe(200);
      await expect.poll(() => server.process.exitCode).toBe(1);
      const lines = linesOf(server).filter(({ event }) => event !== "ready" && event !== "client");
      expect(lines).toMatchObject([
        { level: "error", event: kind, request: `POST ${PHOTOS}` },
        { event: "stopping" },
        { event: "stopped" },
      ]);
      expect(server.log()).toContain("Error: The encoder of … is broken");
      expect(server.log()).not.toContain("ada@example.org");
    },
  );
});
