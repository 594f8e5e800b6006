import { afterAll, beforeAll, expect, it } from "vitest";
import { startLostDatabase, type LostDatabase } from "../support/lost-database.ts";

/** A short form of `npm run soak -- lost database`: bounds are generous, since a busy machine is no reason to fail. */
const WRITERS = 8;
const CUTS = 6;
const PATIENCE_MS = 10_000;

let lost: LostDatabase;
beforeAll(async () => {
  lost = await startLostDatabase(WRITERS);
});
afterAll(() => lost.close());

const health = async (): Promise<{ readonly status: number; readonly ms: number }> => {
  const began = performance.now();
  const { status } = await fetch(`${lost.servers[0]?.origin.replace("localhost", "127.0.0.1")}/healthz`);
  return { status, ms: performance.now() - began };
};

it("connections are cut, the server stands still, it crashes: two processes live on, and nothing is lost or doubled", async () => {
  const load = lost.load(WRITERS);
  const more = async (count: number): Promise<void> => {
    const before = load.kept.length;
    await expect.poll(() => load.kept.length).toBeGreaterThan(before + count);
  };
  for (let cut = 0; cut < CUTS; cut += 1) {
    await more(10);
    await lost.cut();
    await lost.untilReady();
  }
  await more(10);

  lost.postgres.freeze();
  const frozen = await health();
  const before = load.statuses.get(503) ?? 0;
  await expect.poll(() => load.statuses.get(503) ?? 0).toBeGreaterThan(before);
  lost.postgres.thaw();
  await lost.untilReady();
  await more(10);

  let down = { status: 0, ms: 0 };
  await lost.postgres.restart(async () => {
    down = await health();
  });
  await lost.untilReady();
  await more(10);
  await load.stop();

  expect([frozen.status, down.status]).toEqual([503, 503]);
  expect(Math.max(frozen.ms, down.ms, load.slowest())).toBeLessThan(PATIENCE_MS);
  const found = await lost.entries();
  expect(new Set(found).size).toBe(found.length);
  expect(load.kept.filter((id) => !found.includes(id))).toEqual([]);
  expect(lost.areAlive()).toBe(true);
});

it("a search that the database does not answer fails as well, and is answered again afterwards", async () => {
  const search = (query: string) =>
    fetch(`${lost.servers[0]?.origin.replace("localhost", "127.0.0.1")}/api/services/foods?query=${query}`);
  expect((await search("oats")).status).toBe(200);
  lost.postgres.freeze();
  // A text that was not asked before: what it finds is known by the database alone.
  expect((await search("barley")).status).toBe(503);
  lost.postgres.thaw();
  await expect.poll(async () => (await search("barley")).status).toBe(200);
});
