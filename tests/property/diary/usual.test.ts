import * as diary from "@morsel/domain/diary";
import fc from "fast-check";
import type { FoodUsage } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { banana, logged } from "../../arbitraries/banana.ts";
import { foodEntries } from "../../arbitraries/diary.ts";

const DAY_MS = 86_400_000;

describe("how foods are used, as it is written", () => {
  it("D20 a use has what the entry has: brand, hour and energy only where they are known", () => {
    fc.assert(
      fc.property(foodEntries, (entry) => {
        const energy = diary.entryEnergy(entry);
        expect(diary.usageWith(undefined, entry)).toStrictEqual({
          foodId: entry.foodId,
          description: entry.description,
          ...(entry.brand === undefined ? {} : { brand: entry.brand }),
          meal: entry.meal,
          times: 1,
          lastLoggedAt: entry.loggedAt,
          ...(entry.time === undefined ? {} : { lastHour: Number(entry.time.slice(0, 2)) }),
          lastAmount: entry.amount,
          lastServing: entry.serving,
          ...(energy === undefined ? {} : { lastEnergy: energy }),
        });
      }),
    );
    const first = diary.usageWith(undefined, logged);
    expect(diary.usageWith(first, { ...logged, amount: 3 })).toMatchObject({ times: 2, lastAmount: 3 });
    const [a, b] = [
      { ...first, lastAmount: 1 },
      { ...first, lastAmount: 2 },
    ];
    expect(diary.latestUses([a, b]).get(banana.id)).toBe(a);
  });

  const now = (400 * DAY_MS) as Instant;
  const use = (foodId: string, more: Partial<FoodUsage> = {}): FoodUsage => ({
    ...diary.usageWith(undefined, logged),
    foodId: foodId as FoodId,
    times: 1,
    lastLoggedAt: now,
    lastHour: 12,
    ...more,
  });
  const order = (list: "usual" | "recent" | "frequent", usages: readonly FoodUsage[], hour = 12) =>
    diary.suggestionsFor(usages, "lunch", hour, now)[list].map(({ foodId }) => foodId);
  /** The first of two foods, whatever the order in which they are given. */
  const first = (list: "usual" | "recent" | "frequent", a: FoodUsage, b: FoodUsage, hour = 12) => {
    const [one, other] = [order(list, [a, b], hour)[0], order(list, [b, a], hour)[0]];
    expect(one).toBe(other);
    return one;
  };
  const ago = (days: number): Partial<FoodUsage> => ({ lastLoggedAt: (now - days * DAY_MS) as Instant });

  it("D11 halved by every fortnight, to the day", () => {
    // log2(1 + 3) is 2: as usual a fortnight ago as once today, for which log2(1 + 1) is 1.
    expect(first("usual", use("a", { times: 3, ...ago(13.9) }), use("b"))).toBe("a");
    expect(first("usual", use("a", { times: 3, ...ago(14.1) }), use("b"))).toBe("b");
    expect(first("usual", use("a", { times: 15, ...ago(27.9) }), use("b"))).toBe("a");
    expect(first("usual", use("a", { times: 15, ...ago(28.1) }), use("b"))).toBe("b");
    expect(first("usual", use("a", { times: 0 }), use("b", ago(100)))).toBe("b");
  });

  it("D11 less by the hour: half of it three hours away, a third six, across midnight too; an unknown hour is six away", () => {
    const hours = (times: number, lastHour: number | undefined, hour: number) => {
      const { lastHour: _, ...unknown } = use("a", { times });
      const a = lastHour === undefined ? unknown : { ...unknown, lastHour };
      return first("usual", a, use("b", { lastHour: hour, ...ago(0.01) }), hour) === "a";
    };
    // log2(1 + 4) ÷ 2 is above 1, log2(1 + 2) ÷ 2 below.
    expect([hours(4, 9, 12), hours(2, 9, 12), hours(4, 15, 12)]).toEqual([true, false, true]);
    expect([hours(4, 23, 2), hours(2, 23, 2), hours(4, 2, 23)]).toEqual([true, false, true]);
    expect([hours(8, 6, 12), hours(6, 6, 12)]).toEqual([true, false]);
    expect([hours(8, undefined, 12), hours(6, undefined, 12)]).toEqual([true, false]);
    expect(first("usual", use("a", { lastHour: 0 }), use("b", { lastHour: 21, ...ago(0.01) }), 23)).toBe("a");
  });

  it("D11 a tenth from another slot: a thousand times there are as ten here", () => {
    const there = (times: number) => use("a", { meal: "dinner", times });
    // log2(1024) ÷ 10 is 1.
    expect([first("usual", there(1100), use("b", ago(0.01))), first("usual", there(900), use("b", ago(0.01)))]).toEqual(
      ["a", "b"],
    );
  });

  it("D12 equals stand by their last use, then by id; this slot's use is the one that comes along", () => {
    for (const list of ["usual", "recent", "frequent"] as const) {
      expect(first(list, use("b"), use("a"))).toBe("a");
      expect(order(list, [use("c"), use("a"), use("b")])).toEqual(["a", "b", "c"]);
    }
    expect(first("frequent", use("b"), use("a", ago(1)))).toBe("b");
    const [here] = diary.suggestionsFor([use("a", { meal: "dinner" }), use("a", ago(3))], "lunch", 12, now).frequent;
    expect(here?.meal).toBe("lunch");
    const both = [use("a", { meal: "dinner", times: 2 }), use("a", { times: 2 }), use("b", { times: 3 })];
    expect(order("frequent", both)).toEqual(["a", "b"]);
    expect(first("frequent", use("a", { meal: "dinner", times: 2 }), use("b", { ...ago(1), times: 2 }))).toBe("b");
    expect(first("frequent", use("a", { meal: "dinner", times: 3 }), use("b", { times: 2 }))).toBe("a");
    const many = Array.from({ length: 40 }, (_, i) => use(`f${i}`));
    expect(order("recent", many)).toHaveLength(30);
    expect(diary.USAGES_CONSIDERED).toBe(300);
  });
});
