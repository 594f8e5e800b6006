import { makeLimitStoreInProcess, type LimitStore } from "@morsel/application/platform/limit-store";
import { makeMemberLimits, MEMBER_LIMITS } from "@morsel/application/platform/member-limits";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../contract/stores.ts";

const ADA = "ada" as MemberId;
const BOB = "bob" as MemberId;
const { write } = MEMBER_LIMITS;
const LEASE = write.burst / 10;

/** Makes several processes that count together. */
const aHouse = (processes = 1) => {
  const { monotonic, advance, set } = makeMemoryClock(0);
  const store = makeLimitStoreInProcess(monotonic);
  let asked = 0;
  const counting: LimitStore = {
    take: (...given) => {
      asked += 1;
      return store.take(...given);
    },
    forget: store.forget,
  };
  const limits = Array.from({ length: processes }, () => makeMemberLimits(counting, monotonic));
  /** How many of so many writes are let in, each by the next process. */
  const letIn = async (count: number, member = ADA): Promise<number> => {
    let n = 0;
    for (let i = 0; i < count; i += 1) {
      const wait = await run(limits[i % processes]?.take(member, "write") ?? Effect.succeed(1));
      if (wait === 0) n += 1;
    }
    return n;
  };
  return { limits, letIn, advance, set, asked: () => asked };
};

describe("what a member may write", () => {
  it("W22 is a burst, then one each few moments; others and reads are not held up", async () => {
    const { letIn, advance, limits } = aHouse();
    expect(await letIn(1000)).toBe(write.burst);
    expect(await letIn(1000, BOB)).toBe(write.burst);
    expect(await run(limits[0]?.take(ADA, "read") ?? Effect.succeed(1))).toBe(0);
    advance(20_000);
    expect(await letIn(1000)).toBe(20 / write.secondsEach);
    advance(3_600_000);
    expect(await letIn(1000)).toBe(write.burst);
  });

  it("W22 holds across processes", () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (processes) => {
        const { letIn } = aHouse(processes);
        expect(await letIn(2000)).toBe(write.burst);
      }),
      { numRuns: 10 },
    ));

  it("W22 says how long to wait, and no step of the clock changes that", async () => {
    const { letIn, limits, advance, set } = aHouse();
    await letIn(write.burst);
    const wait = await run(limits[0]?.take(ADA, "write") ?? Effect.succeed(0));
    expect(wait).toBeGreaterThan(0);
    set(-86_400_000);
    advance(wait * 1000);
    expect(await letIn(1)).toBe(1);
  });

  it("W22 costs the store one question in many, and a member who floods none", async () => {
    const { letIn, asked } = aHouse();
    await letIn(write.burst);
    expect(asked()).toBe(write.burst / LEASE);
    await letIn(5000);
    expect(asked()).toBe(write.burst / LEASE + 2);
  });

  it("W22 many at once are let in as one after the other are, but for what is asked for meanwhile", async () => {
    const { limits } = aHouse();
    const waits = await run(
      Effect.all(
        Array.from({ length: 2000 }, () => limits[0]?.take(ADA, "write") ?? Effect.succeed(1)),
        { concurrency: "unbounded" },
      ),
    );
    const letIn = waits.filter((wait) => wait === 0).length;
    expect(letIn).toBeGreaterThanOrEqual(write.burst);
    expect(letIn).toBeLessThanOrEqual(write.burst + LEASE);
  });

  it("W22 a store that cannot be asked refuses nobody", async () => {
    const limits = makeMemberLimits(
      { take: () => Effect.die("gone"), forget: Effect.void },
      makeMemoryClock(0).monotonic,
    );
    for (let n = 0; n < 500; n += 1) expect(await run(limits.take(ADA, "write"))).toBe(0);
  });
});
