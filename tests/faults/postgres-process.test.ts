import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { SAMPLE_DAY_MEALS, logMeals } from "../support/journey.ts";
import { newMember, type SignedInMember } from "../support/member.ts";
import { emptyPostgres } from "../support/postgres.ts";
import { dataFolder, freePort, startServer } from "../support/server.ts";

/** The whole product on PostgreSQL: DATABASE_URL is all that changes. */
const DATE = "2026-03-14";
const data = dataFolder();
let database: Awaited<ReturnType<typeof emptyPostgres>>;

beforeAll(async () => {
  database = await emptyPostgres(inject("postgres"));
});
afterAll(async () => {
  await database.remove();
  data.remove();
});

const energyOn = async (member: SignedInMember): Promise<number | undefined> =>
  ((await (await member.call(`/api/services/diary/${DATE}`)).json()) as { totals: { energy?: { value: number } } })
    .totals.energy?.value;

it("sign up, search, log, kill, and it is all there, also for a second process", async () => {
  const env = { DATABASE_URL: database.url, MORSEL_SECRET: "a secret that two processes share, 40 letters" };
  const port = await freePort();
  const first = await startServer(data.path, env, port);
  const member = await newMember(first.origin);
  const found = (await (await member.call("/api/services/foods?query=bannana")).json()) as { items: { id: string }[] };
  expect(found.items[0]?.id).toBe("sr28-09040");
  await logMeals(member, DATE, SAMPLE_DAY_MEALS);
  const energy = await energyOn(member);
  expect(energy).toBeGreaterThan(300);
  await first.kill("SIGKILL");
  const [again, other] = [await startServer(data.path, env, port), await startServer(data.path, env)];
  expect(await energyOn(member)).toBe(energy);
  const answer = await fetch(`${other.origin}/api/services/diary/${DATE}`, { headers: { cookie: member.cookies() } });
  expect(((await answer.json()) as { entries: unknown[] }).entries).toHaveLength(SAMPLE_DAY_MEALS.length);
  expect(await again.kill()).toBe(0);
  expect(await other.kill()).toBe(0);
});

it("a database that goes away is said to be unavailable, as a page to people", async () => {
  const lost = await emptyPostgres(inject("postgres"));
  const server = await startServer(data.path, { DATABASE_URL: lost.url });
  const member = await newMember(server.origin);
  await lost.remove();
  const answer = await member.call(`/api/services/diary/${DATE}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
  const page = await member.call("/food/diary");
  expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await page.text()).not.toContain("morsel-state");
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(503);
  await server.kill("SIGKILL");
});
