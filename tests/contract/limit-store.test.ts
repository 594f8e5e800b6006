import { makeSqlLimitStore } from "@morsel/adapters/sql/limits/limit-store";
import { makeLimitStoreInProcess, type LimitStore } from "@morsel/application/platform/limit-store";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { twoProcesses } from "../support/two-processes.ts";
import { run } from "./stores.ts";

const processes = twoProcesses();

/** Slow enough that nothing comes back while the test runs. */
const SLOW = { burst: 20, secondsEach: 1000 };

describe.each<readonly [string, () => readonly LimitStore[]]>([
  ["one process", () => [makeLimitStoreInProcess(makeMemoryClock(0).monotonic)]],
  ["two processes on PostgreSQL", () => processes().map(makeSqlLimitStore)],
])("W22 a limit of %s", (_name, make) => {
  it("lets a burst in, whoever counts, and says how long the next waits", async () => {
    const stores = make();
    const key = randomUUID();
    const take = (n: number, count = 1) => run(stores[n % stores.length]?.take(key, SLOW, count) ?? Effect.succeed(-1));
    for (let n = 0; n < SLOW.burst; n += 1) expect(await take(n)).toBe(0);
    for (const n of [0, 1]) {
      const wait = await take(n);
      expect(wait).toBeGreaterThan(900);
      expect(wait).toBeLessThanOrEqual(1000);
    }
    expect(await run(stores[0]?.take(randomUUID(), SLOW, 1) ?? Effect.succeed(-1))).toBe(0);
  });

  it("takes several at once or none of them", async () => {
    const [store] = make();
    const key = randomUUID();
    const take = (count: number) => run(store?.take(key, SLOW, count) ?? Effect.succeed(-1));
    expect(await take(15)).toBe(0);
    expect(await take(6)).toBeGreaterThan(0);
    expect(await take(5)).toBe(0);
    expect(await take(1)).toBeGreaterThan(0);
  });

  it("is not passed by many at once", async () => {
    const stores = make();
    const key = randomUUID();
    const all = Array.from(
      { length: 60 },
      (_, n) => stores[n % stores.length]?.take(key, SLOW, 1) ?? Effect.succeed(-1),
    );
    const waits = await run(Effect.all(all, { concurrency: "unbounded" }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(SLOW.burst);
  });

  it("gives back what time gives", async () => {
    const quick = { burst: 2, secondsEach: 0.2 };
    const [store] = make();
    const key = randomUUID();
    const take = () => run(store?.take(key, quick, 1) ?? Effect.succeed(-1));
    expect([await take(), await take()]).toEqual([0, 0]);
    if (_name.includes("PostgreSQL")) await expect.poll(take).toBe(0);
  });
});
