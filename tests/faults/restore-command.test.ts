import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { caller, newMember, signIn, uuidv7 } from "../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");
const DATE = "2026-03-14";
const PASSPHRASE = "correct horse battery staple";

type Folder = ReturnType<typeof dataFolder>;
let [data, backups, fresh]: [Folder, Folder, Folder] = [dataFolder(), dataFolder(), dataFolder()];
let servers: RunningServer[] = [];
beforeEach(() => {
  [data, backups, fresh] = [dataFolder(), dataFolder(), dataFolder()];
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.kill("SIGKILL");
  for (const folder of [data, backups, fresh]) folder.remove();
});

const started = async (folder: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  const server = await startServer(folder, env);
  servers.push(server);
  return server;
};

const restore = (folder: string, file: string, env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn("npm", ["run", "--silent", "--prefix", root, "restore", "--", file], {
      cwd: backups.path,
      env: { ...process.env, MORSEL_DATA: folder, INIT_CWD: backups.path, ...env },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
    child.once("close", (code) => resolve({ code, said: said.join("").trim() }));
  });

const backupFiles = (): readonly string[] =>
  readdirSync(backups.path).filter((name) => /^morsel-.*Z\.sqlite/.test(name));

it("BK1 BK2 the server backs up by itself; the encrypted file, restored elsewhere, is the database of that instant", async () => {
  const first = await started(data.path);
  const member = await newMember(first.origin);
  const id = uuidv7();
  const entries = [{ id, meal: "lunch", food_id: "sr28-09040", amount: 100, unit: "g" }];
  const logged = await member.call(`/api/services/diary/${DATE}/entries`, { method: "POST", body: { entries } });
  expect(logged.status).toBe(201);
  await first.kill("SIGTERM");

  const env = { MORSEL_BACKUPS: backups.path, MORSEL_BACKUP_PASSPHRASE: PASSPHRASE };
  const second = await started(data.path, env);
  await expect.poll(backupFiles, { timeout: 60_000 }).toHaveLength(1);
  const [file = ""] = backupFiles();
  expect(readFileSync(join(backups.path, file)).includes(member.username)).toBe(false);

  // In use, without its passphrase, with another one, and changed by a byte: refused in words, and nothing is changed.
  const busy = await restore(data.path, file, env);
  expect([busy.code, busy.said]).toEqual([1, expect.stringContaining("Stop it first")]);
  const bytes = readFileSync(join(backups.path, file));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(join(backups.path, "changed.enc"), bytes);
  for (const [name, passphrase, words] of [
    [file, "", "MORSEL_BACKUP_PASSPHRASE"],
    [file, "another horse battery staple", "passphrase is another one"],
    ["changed.enc", PASSPHRASE, "was changed or cut"],
    ["nothing.sqlite", PASSPHRASE, "There is no file"],
  ] as const) {
    const { code, said } = await restore(fresh.path, name, { MORSEL_BACKUP_PASSPHRASE: passphrase });
    expect([name, code, said]).toEqual([name, 1, expect.stringContaining(words)]);
  }
  expect(existsSync(join(fresh.path, "morsel.sqlite"))).toBe(false);

  await second.kill("SIGTERM");
  // Over a database that is there: it is moved aside, not deleted.
  const { code, said } = await restore(data.path, file, env);
  expect([code, said]).toEqual([0, expect.stringContaining("Start the server to use it.")]);
  expect(readdirSync(data.path).filter((name) => name.startsWith("before-restore-"))).toHaveLength(1);
  expect((await restore(fresh.path, file, env)).code).toBe(0);
  for (const folder of [data.path, fresh.path]) {
    const again = await started(folder);
    const who = caller(again.origin);
    expect((await signIn(who, member.username, member.password)).status).toBe(200);
    const day = await who.call(`/api/services/diary/${DATE}`);
    expect(await day.json()).toMatchObject({ entries: [{ id }] });
  }
});
