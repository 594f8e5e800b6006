import { openSync, closeSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { newMember } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";

const data = dataFolder();
afterAll(data.remove);

const PAGE_BYTES = 4096;

/** The header and the schema stay, what they lead to is noise. */
const damage = (path: string): void => {
  const file = openSync(path, "r+");
  for (let page = 2; page < 22; page += 1)
    writeSync(file, Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, page * PAGE_BYTES);
  closeSync(file);
};

it("a damaged file is said to be unavailable, page and API alike, and the server is not ready", async () => {
  const whole = await startServer(data.path);
  const member = await newMember(whole.origin);
  expect(await whole.kill()).toBe(0);
  damage(join(data.path, "morsel.sqlite"));
  const server = await startServer(data.path, {}, Number(new URL(whole.origin).port));
  const food = await fetch(`${server.origin}/api/services/foods/sr28-09040`);
  expect([food.status, ((await food.json()) as { type: string }).type]).toEqual([
    503,
    "urn:morsel:problem:Unavailable",
  ]);
  const page = await fetch(`${server.origin}/food/diary`, { headers: { cookie: member.cookies() } });
  expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await page.text()).not.toContain("morsel-state");
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(503);
  expect(server.log()).toContain("put a backup in its place");
  expect(await server.kill()).toBe(0);
});
