import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { memberWithEverything, SAMPLE_TOPIC } from "../support/filled-account.ts";
import { today } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { emptyPostgres } from "../support/postgres.ts";
import { dataFolder, freePort, startServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");
const data = dataFolder();
let database: Awaited<ReturnType<typeof emptyPostgres>>;
beforeAll(async () => {
  database = await emptyPostgres(inject("postgres"));
});
afterAll(async () => {
  await database.remove();
  data.remove();
});

const move = (...words: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn("npm", ["run", "--silent", "--prefix", root, "move", "--", ...words], {
      env: { ...process.env, MORSEL_DATA: data.path, DATABASE_URL: database.url },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
    child.once("close", (code) => resolve({ code, said: said.join("").trim() }));
  });

/** Answers about the member's own account, and of search. */
const readings = async (member: SignedInMember): Promise<readonly unknown[]> => {
  const paths = [
    `diary/${today()}`,
    `exercise/diary/${today()}`,
    "exercise/routines",
    "uacf-nutrition/web/messages/message_counts",
    "foods?query=lentils",
    "forum/search?q=tahini",
    `forum/topics/${SAMPLE_TOPIC}`,
  ];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await member.call(`/api/services/${path}`);
      return [path, answer.status, await answer.json()];
    }),
  );
};

it("an installation moves to PostgreSQL: members stay signed in and read what they read before", async () => {
  const port = await freePort();
  const before = await startServer(data.path, {}, port);
  const member = await memberWithEverything(before.origin);
  const read = await readings(member);
  expect(read.map((one) => (one as readonly unknown[])[1])).toEqual(read.map(() => 200));
  expect(await move("sqlite", "postgres")).toMatchObject({
    code: 1,
    said: expect.stringContaining("Stop it first") as unknown,
  });
  expect(await before.kill()).toBe(0);
  expect(await move("postgres", "sqlite")).toMatchObject({ code: 1 });
  expect(await move("sqlite", "postgres")).toMatchObject({
    code: 0,
    said: expect.stringContaining("each compared") as unknown,
  });
  const after = await startServer(data.path, { DATABASE_URL: database.url }, port);
  expect(await readings(member)).toEqual(read);
  expect(await after.kill()).toBe(0);
  expect(await move("sqlite", "postgres")).toMatchObject({
    code: 1,
    said: expect.stringContaining("has members already") as unknown,
  });
});
