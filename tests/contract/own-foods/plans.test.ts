import { randomUUID } from "node:crypto";
import { makeSqlOwnFoodStore } from "@morsel/adapters/sql/own-foods/own-food-store";
import type { SqlCell } from "@morsel/adapters/sql/engine/sql";
import {
  checkOwnFood,
  foodOfOwn,
  OWN_FOODS_LIMIT,
  readGtin,
  type FoodId,
  type OwnFoodDraft,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import { ownFoodPlace } from "@morsel/application/own-foods/read-own-foods";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { refusal, run } from "../stores.ts";

const draft: OwnFoodDraft = {
  description: "Granola bar",
  basis: "us",
  facts: { energy: 450 },
  per: "100g",
  barcode: "4006381333931",
  servings: [],
};
const food = foodOfOwn(randomUUID() as FoodId, valueOf(checkOwnFood(draft)), undefined);
const own: StoredOwnFood = { food, draft, version: 1, changedAt: 2000 as Instant, isDeleted: false };
const TEXT = JSON.stringify(food);

const COLUMNS = [
  "member_id",
  "id",
  "name_key",
  "barcode",
  "names",
  "food",
  "draft",
  "version",
  "changed_at",
  "is_deleted",
];
const rowOf = (member: string, n: number, id = randomUUID() as string) =>
  [member, id, `food ${n}`, String(n), "rfood/", TEXT, "{}", 1, 1000 + n, 0] as const;

/* oxfmt-ignore */
const ENTRY_COLUMNS = [
  "member_id", "id", "date", "meal", "food_id", "description", "amount", "serving", "grams", "per_100g", "logged_at", "version",
];

describe.each(ENGINES)("$engine: own foods are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "own_food", COLUMNS, (member, n) => rowOf(member, n));
  /** Beside it the words of as many members, and what they ate. */
  beforeAll(async () => {
    const owners = await run(sql()<{ readonly member: string }>`select distinct member_id as member from own_food`);
    const members = owners.flatMap(({ member }) => Array.from({ length: 60 }, (_, n) => [member, n] as const));
    const words = members.map(([member, n]) => [member, `word${n}`, `food${n}`]);
    await run(sql().load("own_food_word", ["member_id", "word", "food_id"], words));
    const named = members.map(([member, n]) => [member, `word${n}`, `word${n}`, `food${n}`, "rword/"]);
    await run(sql().load("own_word", ["member_id", "word_key", "word", "food_id", "names"], named));
    const dayOf = (n: number) => `2026-03-${String((n % 28) + 1).padStart(2, "0")}`;
    const entries = members.map(
      ([member, n]) =>
        [member, randomUUID(), dayOf(n), "lunch", `f${n % 7}`, "F", 1, "{}", 1, "{}", n, 1] satisfies SqlCell[],
    );
    await run(sql().load("diary_entry", ENTRY_COLUMNS, entries));
    await run(sql().script("analyze"));
  });

  it("W160 W164 W165 lists, words, barcodes and writes read no table; a page sorts nothing and is one statement", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlOwnFoodStore(recordQueries(sql(), asked));
    for (const sort of ["newest", "name"] as const) {
      await run(store.page(ada, { sort, limit: 26 }));
      await run(store.page(ada, { sort, limit: 26, nameKey: "1", after: ownFoodPlace(own, sort) }));
    }
    expect(asked).toHaveLength(4);
    await run(store.beginningWith(ada, "gran", 300));
    await run(store.withBarcode(ada, valueOf(readGtin("4006381333931"))));
    await run(store.foods(ada, [food.id]));
    await run(store.searchedWords(ada, 5000));
    expect(asked).toHaveLength(8);
    await run(store.save(ada, own));
    const changed = { ...draft, description: "Other" };
    const next = foodOfOwn(food.id, valueOf(checkOwnFood(changed)), undefined);
    await run(store.save(ada, { ...own, food: next, draft: changed, version: 2 }, {}));
    await run(store.followEdit(ada, food.id, 20));
    await run(store.countEntries(ada, food.id, "2026-03-02" as CalendarDate));
    await run(store.mark(ada, [food.id], { isDeleted: true }));
    await run(store.mark(ada, [food.id], { isDeleted: false }));
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans.flat().filter((line) => isWalk(sql(), line))).toEqual([]);
    for (const [n, plan] of plans.slice(0, 4).entries()) {
      expect(plan.join("\n")).toContain(n < 2 ? "own_food_newest" : "own_food_name");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
    expect(plans[5]?.join("\n")).toContain("own_food_barcode");
  });

  it("F26 there is an end to how many a member has, also when they come back", async () => {
    const member = randomUUID() as MemberId;
    const store = makeSqlOwnFoodStore(sql());
    const gone = randomUUID() as FoodId;
    const rows = Array.from({ length: OWN_FOODS_LIMIT }, (_, n) => rowOf(member, n));
    await run(sql().load("own_food", COLUMNS, [[...rowOf(member, 9999, gone).slice(0, -1), 1], ...rows]));
    const full = { _tag: "OwnFoodsAreFull", limit: OWN_FOODS_LIMIT };
    expect(await refusal(store.save(member, own))).toEqual(full);
    expect(await refusal(store.mark(member, [gone], { isDeleted: false }))).toEqual(full);
    expect(await run(store.mark(member, [gone], { isDeleted: true }))).toEqual([gone]);
    const [first] = rows;
    await run(store.mark(member, [first?.[1] as FoodId], { isDeleted: true }));
    expect(await run(store.save(member, own))).toEqual(own);
  });
});
