import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { OwnFoodUseCases } from "@morsel/application/own-foods/use-cases";
import { localDate } from "@morsel/application/platform/local-date";
import { MemberStore } from "@morsel/application/identity/member-store";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { totalsOf, type EntryId } from "@morsel/domain/diary";
import { GRAM_SERVING, OWN_FOODS_LIMIT, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../support/world.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));

let made = 0;
const newId = () => `019cdb00-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`;
const BANANA = "sr28-09040" as FoodId;
const NEW = { reach: { kind: "from-today" } } as const;

const draft = (change: Partial<OwnFoodDraft> = {}): OwnFoodDraft => ({
  description: "Porridge of mine",
  basis: "eu",
  facts: { energy: 100, protein: 4 },
  per: "100g",
  servings: [],
  ...change,
});

const aWorld = async () => {
  const world = sampleWorld({ days: 0, isTodayBegun: false });
  const id = world.browser.member as MemberId;
  const member = await run(world.get(MemberStore).byId(id));
  if (member === undefined) throw new Error("nobody is signed in");
  const foods = world.get(OwnFoodUseCases);
  const { all, fromToday: _ } = await run(foods.countEntries({ member, id: BANANA }));
  expect(all).toBe(0);
  const log = (date: CalendarDate, foodId: FoodId, amount = 100) => {
    const entry = {
      id: newId() as EntryId,
      meal: "lunch" as const,
      foodId,
      amount,
      serving: GRAM_SERVING,
      planned: false,
    };
    return run(Effect.as(world.logFoods({ member: id, date, entries: [entry] }), entry.id));
  };
  const energyOn = async (date: CalendarDate) => {
    const day = await run(world.stores.diary.day(id, date));
    return totalsOf(day.entries).facts.energy;
  };
  const found = async (text: string) =>
    (await run(world.get(FoodSearch).search({ member: id, text, limit: 10 }))).items.map((item) => item.id);
  return { ...world, id, member, foods, log, energyOn, found };
};

/** Today at the member's place, which differs from the day in Greenwich for an hour or two of each night. */
const todayOf = async (): Promise<CalendarDate> => {
  const { clock, member } = await aWorld();
  return localDate(await run(clock.now), member.profile.timeZone);
};
const TODAY = await todayOf();

describe("an edit of a food that was eaten", () => {
  it("W161 reaches one entry and leaves the food, or the days from today on, or the past too", async () => {
    const dates = [-40, -1, 0, 1].map((by) => addDays(TODAY, by));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("entry", "from-today", "past-too"), fc.nat(3), async (kind, nth) => {
        const { foods, member, id, log, energyOn, stores, memberFoods } = await aWorld();
        const food = newId() as FoodId;
        await run(foods.saveOwnFood({ member, id: food, draft: draft(), seen: 0, ...NEW }));
        const ids: EntryId[] = [];
        for (const date of dates) ids.push(await log(date, food));
        expect(await run(foods.countEntries({ member, id: food }))).toEqual({ all: 4, fromToday: 2 });
        const edited = draft({ facts: { energy: 200 } });
        const entry = ids[nth] as EntryId;
        const reach = kind === "entry" ? ({ kind, id: entry } as const) : ({ kind } as const);
        const answer = await run(foods.saveOwnFood({ member, id: food, draft: edited, seen: 1, reach }));
        const isReached = (n: number) => kind === "past-too" || (kind === "entry" ? n === nth : n >= 2);
        expect(answer.entries).toBe(dates.filter((_, n) => isReached(n)).length);
        for (const [n, date] of dates.entries()) {
          expect(await energyOn(date)).toBe(isReached(n) ? 200 : 100);
          const [kept] = await run(stores.diary.summaries(id, date, date));
          expect(kept?.totals.facts).toEqual(isReached(n) ? { energy: 200 } : { energy: 100, protein: 4 });
        }
        const now = await run(memberFoods.byId(id, food));
        expect(now?.nutrients.energy).toBe(kind === "entry" ? 100 : 200);
        const again = await run(foods.saveOwnFood({ member, id: food, draft: edited, seen: 1, reach }));
        expect(again.entries).toBe(0);
      }),
      { numRuns: 12 },
    );
  });

  it("W161 of another food's entry, or of none, nothing is edited", async () => {
    const { foods, member, log } = await aWorld();
    const food = newId() as FoodId;
    await run(foods.saveOwnFood({ member, id: food, draft: draft(), seen: 0, ...NEW }));
    for (const entry of [await log(TODAY, BANANA), newId() as EntryId])
      expect(
        await refusal(
          foods.saveOwnFood({ member, id: food, draft: draft(), seen: 1, reach: { kind: "entry", id: entry } }),
        ),
      ).toEqual({ _tag: "EntryNotFound", id: entry });
  });
});

describe("a correction", () => {
  it("F28 is at once right for who made it, everywhere, and nobody else; deleted, the catalogue's figures are back", async () => {
    const { foods, member, id, log, energyOn, found, stores, memberFoods, get } = await aWorld();
    const shipped = await run(get(FoodCatalogue).byId(BANANA));
    const corrected = draft({ description: "Banana from the garden", facts: { energy: 70 } });
    await run(foods.saveOwnFood({ member, id: BANANA, draft: corrected, seen: 0, ...NEW }));
    expect(await run(memberFoods.byId(id, BANANA))).toMatchObject({
      id: BANANA,
      description: "Banana from the garden",
      nutrients: { energy: 70 },
      source: { dataset: "own" },
      category: shipped?.category,
    });
    await log(TODAY, BANANA);
    expect(await energyOn(TODAY)).toBe(70);
    expect((await found("garden banana"))[0]).toBe(BANANA);
    expect((await found("banana")).filter((one) => one === BANANA)).toHaveLength(1);
    expect(await run(memberFoods.byId("somebody-else" as MemberId, BANANA))).toEqual(shipped);
    await run(foods.markOwnFoods({ member: id, ids: [BANANA], isDeleted: true }));
    expect(await run(memberFoods.byId(id, BANANA))).toEqual(shipped);
    expect(await energyOn(TODAY)).toBe(70);
    expect((await run(stores.diary.day(id, TODAY))).entries).toHaveLength(1);
  });

  it("F28 is of a food that there is", async () => {
    const { foods, member } = await aWorld();
    const unknown = "sr28-00000" as FoodId;
    expect(await refusal(foods.saveOwnFood({ member, id: unknown, draft: draft(), seen: 0, ...NEW }))).toEqual({
      _tag: "FoodNotFound",
      id: unknown,
    });
  });
});

describe("a member's own foods in the search", () => {
  it("W165 come before all others, by every word or by a barcode in any of its forms; a word that is not theirs finds none", async () => {
    const { foods, member, found } = await aWorld();
    const bread = newId() as FoodId;
    const rye = draft({ description: "Banana bread", brand: "Grandma's", barcode: "036000291452" });
    await run(foods.saveOwnFood({ member, id: bread, draft: rye, seen: 0, ...NEW }));
    for (const text of [
      "ban",
      "banana",
      "bananas",
      "banana brea",
      "bread grandmas",
      "100 g banana bread",
      "0036000291452",
    ])
      expect([text, (await found(text))[0]]).toEqual([text, bread]);
    for (const text of ["banana split", "036000291453"]) expect(await found(text)).not.toContain(bread);
    expect((await found("banana")).length).toBeGreaterThan(1);
  });

  it("W165 pages of own foods and others follow each other without a repeat", async () => {
    const { foods, member, id, get } = await aWorld();
    for (let n = 0; n < 5; n += 1)
      await run(
        foods.saveOwnFood({
          member,
          id: newId() as FoodId,
          draft: draft({ description: `Milk ${n}` }),
          seen: 0,
          ...NEW,
        }),
      );
    const search = get(FoodSearch);
    const whole = (await run(search.search({ member: id, text: "milk", limit: 100 }))).items.map((item) => item.id);
    const paged: FoodId[] = [];
    let cursor: string | undefined;
    do {
      const page = await run(
        search.search({ member: id, text: "milk", limit: 2, ...(cursor === undefined ? {} : { cursor }) }),
      );
      paged.push(...page.items.map((item) => item.id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.length).toBeGreaterThan(5);
  });

  it("W162 a deleted food is found no more and can be logged again from the diary", async () => {
    const { foods, member, id, found, log, energyOn } = await aWorld();
    const food = newId() as FoodId;
    await run(foods.saveOwnFood({ member, id: food, draft: draft(), seen: 0, ...NEW }));
    await log(TODAY, food);
    await run(foods.markOwnFoods({ member: id, ids: [food], isDeleted: true }));
    expect(await found("porridge of mine")).not.toContain(food);
    await log(TODAY, food);
    expect(await energyOn(TODAY)).toBe(200);
  });

  it("F26 there is an end to how many a member has", async () => {
    const { foods, member, id, get } = await aWorld();
    const store = get(OwnFoodStore);
    const { own } = await run(foods.saveOwnFood({ member, id: newId() as FoodId, draft: draft(), seen: 0, ...NEW }));
    if (own === undefined) throw new Error("nothing was saved");
    for (let n = 1; n < OWN_FOODS_LIMIT; n += 1)
      await run(store.save(id, { ...own, food: { ...own.food, id: newId() as FoodId } }));
    expect(
      await refusal(foods.saveOwnFood({ member, id: newId() as FoodId, draft: draft(), seen: 0, ...NEW })),
    ).toEqual({ _tag: "OwnFoodsAreFull", limit: OWN_FOODS_LIMIT });
  });
});
