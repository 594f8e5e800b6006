import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { caller, newMember, signIn, uuidv7 } from "../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");
const DATE = "2026-03-14";

type Folder = ReturnType<typeof dataFolder>;
let [data, saved, restored]: [Folder, Folder, Folder] = [dataFolder(), dataFolder(), dataFolder()];
let servers: RunningServer[] = [];
beforeEach(() => {
  [data, saved, restored] = [dataFolder(), dataFolder(), dataFolder()];
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.kill("SIGKILL");
  for (const folder of [data, saved, restored]) folder.remove();
});

/** As an operator types it, in the folder where the backups are. */
const backup = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn("npm", ["run", "--silent", "--prefix", root, "backup", "--", ...args], {
      cwd: saved.path,
      env: { ...process.env, MORSEL_DATA: data.path, INIT_CWD: saved.path, ...env },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
    child.once("close", (code) => resolve({ code, said: said.join("").trim() }));
  });

const idsOn = async (answer: Response): Promise<readonly string[]> =>
  ((await answer.json()) as { readonly entries: readonly { readonly id: string }[] }).entries.map(({ id }) => id);

it("an operator's backup of a server that writes is whole, and what was answered before is in it", async () => {
  const server = await startServer(data.path);
  servers.push(server);
  const member = await newMember(server.origin);
  const ids: string[] = [];
  const log = async () => {
    const id = uuidv7();
    const body = { entries: [{ id, meal: "lunch", food_id: "sr28-09040", amount: 100, unit: "g" }] };
    const answer = await member.call(`/api/services/diary/${DATE}/entries`, { method: "POST", body });
    expect(answer.status).toBe(201);
    ids.push(id);
  };
  for (let n = 0; n < 40; n += 1) await log();
  let isRunning = true;
  const backedUp = backup(["monday.sqlite"]).finally(() => (isRunning = false));
  while (isRunning && ids.length < 200) await log();
  const { code, said } = await backedUp;
  expect([code, said]).toEqual([0, expect.stringContaining("monday.sqlite")]);
  expect(ids.length).toBeGreaterThan(40);
  expect(readdirSync(saved.path)).toEqual(["monday.sqlite"]);
  expect(statSync(join(saved.path, "monday.sqlite")).mode & 0o077).toBe(0);

  copyFileSync(join(saved.path, "monday.sqlite"), join(restored.path, "morsel.sqlite"));
  const again = await startServer(restored.path);
  servers.push(again);
  const who = caller(again.origin);
  expect((await signIn(who, member.username, member.password)).status).toBe(200);
  const kept = await idsOn(await who.call(`/api/services/diary/${DATE}`));
  expect(kept.length).toBeGreaterThanOrEqual(40);
  expect(kept).toEqual(ids.slice(0, kept.length));
  expect(await idsOn(await member.call(`/api/services/diary/${DATE}`))).toEqual(ids);

  const twice = await backup(["monday.sqlite"]);
  expect([twice.code, twice.said]).toEqual([1, expect.stringContaining("never overwrites another")]);
});

it("a backup that cannot be made says why and leaves nothing", async () => {
  const cases: readonly (readonly [readonly string[], Readonly<Record<string, string>>, string])[] = [
    [[], {}, "npm run backup -- <file>"],
    [["a", "b"], {}, "npm run backup -- <file>"],
    [["a"], {}, "There is no database at"],
    [["a"], { DATABASE_URL: "postgres://localhost/morsel" }, "pg_dump"],
    [["a"], { DATABASE_URL: "mysql://localhost/morsel" }, "DATABASE_URL"],
  ];
  for (const [args, env, words] of cases) {
    const { code, said } = await backup(args, env);
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  }
  expect(existsSync(join(data.path, "morsel.sqlite"))).toBe(false);
  expect(readdirSync(saved.path)).toEqual([]);
});
