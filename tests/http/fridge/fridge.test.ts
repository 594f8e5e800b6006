import type { DishSplitRequest, PortionRequest } from "@morsel/application/fridge/client/fridge-client";
import { takePortion } from "@morsel/application/fridge/client/fridge-portion";
import type { CalendarDate } from "@morsel/domain/calendar";
import { isQuickEntry, type EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { FRIDGE_DISHES } from "@morsel/domain/household";
import { Effect, Result } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, startServer, TODAY } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";
import { banana, DAY, livingTogether, newId, type Person } from "../household/living-together.ts";

const SERVING = "serving" as ServingId;
const GRAM = "g" as ServingId;

describe("a fridge through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { home, idOf, recipeOf } = livingTogether(() => server);

  const splitOf = (foodId: FoodId, change: Partial<DishSplitRequest> = {}): DishSplitRequest => ({
    id: newId<string>(),
    foodId,
    servings: 4,
    grams: 400,
    date: TODAY as CalendarDate,
    meal: "dinner",
    portions: [],
    isSure: false,
    ...change,
  });
  const portionFor = async (person: Person, amount: number, serving = SERVING) => ({
    id: newId<EntryId>(),
    member: await idOf(person),
    amount,
    serving,
  });
  const takeOf = (dish: { readonly id: string; readonly version: number }, amount: number): PortionRequest => ({
    dish: dish.id,
    version: dish.version,
    id: newId<EntryId>(),
    amount,
    serving: GRAM,
    date: TODAY as CalendarDate,
    meal: "lunch",
    isSure: false,
  });
  const eaten = async ({ diary }: Person) =>
    (await run(diary.day(TODAY as CalendarDate))).day.entries.map((entry) =>
      isQuickEntry(entry) ? undefined : entry.grams,
    );
  const dishes = async ({ fridge }: Person) => (await run(fridge.fridge)).dishes;

  it("W272 W264 W274 a dish is split in one step by amounts of one's own, and what is eaten is what was cooked", async () => {
    const [ada, bo, cy] = await home("ada21", "bo21", "cy21");
    if (bo === undefined || cy === undefined) throw new Error("They are there.");
    await run(bo.household.allowLogging(true));
    const recipe = await recipeOf(ada, "Stew");
    // 400 g went in; boiled down to 300 g, a fourth weighs 75 g and holds a fourth of the energy.
    const portions = [await portionFor(ada, 1), await portionFor(bo, 60, GRAM), await portionFor(cy, 0.5)];
    const request = splitOf(recipe, { grams: 300, portions });
    const view = await run(ada.fridge.split(request));
    expect(await run(ada.fridge.split(request))).toEqual(view);
    expect(view.dishes).toMatchObject([{ left: 127.5, grams: 300, cook: "ada21", version: 1, cookedOn: TODAY }]);
    expect([await eaten(ada), await eaten(bo), await eaten(cy)]).toEqual([[75], [60], []]);
    const { totals } = (await (await ada.browser.get(`/api/services/diary/${TODAY}`)).json()) as {
      readonly totals: { readonly energy: { readonly value: number } };
    };
    expect(totals.energy.value).toBeCloseTo(banana.nutrients.energy ?? 0, 6);
    const { waiting } = await run(cy.fridge.fridge);
    expect(waiting).toMatchObject([{ by: "ada21", entry: { grams: 37.5, meal: "dinner" } }]);
    expect((await run(ada.fridge.fridge)).waiting).toEqual([]);
    for (const _ of [1, 2]) await run(cy.fridge.accept(waiting[0]?.id ?? newId<EntryId>()));
    expect(await eaten(cy)).toEqual([37.5]);
  });

  it("W285 a portion for a day to come is planned, for whoever eats it, and one for today is eaten", async () => {
    const TOMORROW = "2026-03-06" as CalendarDate;
    const [ada, bo] = await home("ada28", "bo28");
    if (bo === undefined) throw new Error("Bo is there.");
    await run(bo.household.allowLogging(true));
    const recipe = await recipeOf(ada, "Curry");
    const portions = [await portionFor(ada, 1), await portionFor(bo, 1)];
    const [dish] = (await run(ada.fridge.split(splitOf(recipe, { date: TOMORROW, portions })))).dishes;
    if (dish === undefined) throw new Error("It is there.");
    const two = (await run(bo.fridge.take({ ...takeOf(dish, 50), date: TOMORROW }))).dishes;
    for (const [person, count] of [
      [ada, 1],
      [bo, 2],
    ] as const) {
      const { day } = await run(person.diary.day(TOMORROW));
      expect([day.entries.length, day.planned?.length]).toEqual([0, count]);
    }
    await run(bo.fridge.take({ ...takeOf({ id: dish.id, version: two[0]?.version ?? 0 }, 50) }));
    expect(await eaten(bo)).toEqual([50]);
  });

  it("W263 more than there is is asked first, of a dish and of what is left of it", async () => {
    const [ada, bo] = await home("ada22", "bo22");
    if (bo === undefined) throw new Error("Bo is there.");
    const recipe = await recipeOf(ada, "Pie");
    const tooMuch = splitOf(recipe, { portions: [await portionFor(ada, 5)] });
    expect(await refusal(ada.fridge.split(tooMuch))).toEqual({ _tag: "DishHasLess", left: 400, asked: 500 });
    expect([await dishes(ada), await eaten(ada)]).toEqual([[], []]);
    expect((await run(ada.fridge.split({ ...tooMuch, isSure: true }))).dishes).toEqual([]);
    expect(await eaten(ada)).toEqual([500]);

    const [dish] = (await run(ada.fridge.split(splitOf(recipe)))).dishes;
    if (dish === undefined) throw new Error("It is there.");
    const more = takeOf(dish, 401);
    expect(await refusal(bo.fridge.take(more))).toEqual({ _tag: "DishHasLess", left: 400, asked: 401 });
    expect((await run(bo.fridge.take({ ...more, isSure: true }))).dishes).toEqual([]);
    expect(await eaten(bo)).toEqual([401]);
    expect((await run(bo.fridge.giveBack(more.id))).dishes).toMatchObject([{ left: 400 }]);
    expect(await eaten(bo)).toEqual([]);
  });

  it("W273 of two who take the last portion at once one gets it; where enough is left the page asks once more", async () => {
    const [ada, bo] = await home("ada23", "bo23");
    if (bo === undefined) throw new Error("Bo is there.");
    const recipe = await recipeOf(ada, "Soup");
    const [dish] = (await run(ada.fridge.split(splitOf(recipe)))).dishes;
    if (dish === undefined) throw new Error("It is there.");
    const both = (grams: number, version: number) =>
      run(
        Effect.all(
          [ada, bo].map(({ fridge }) => Effect.result(takePortion(fridge, takeOf({ ...dish, version }, grams), grams))),
          { concurrency: "unbounded" },
        ),
      );
    const first = await both(100, 1);
    expect(first.every(Result.isSuccess)).toBe(true);
    expect(await dishes(ada)).toMatchObject([{ left: 200, version: 3 }]);
    const last = await both(200, 3);
    expect(last.filter(Result.isSuccess)).toHaveLength(1);
    expect(last.filter(Result.isFailure).map(({ failure }) => failure)).toMatchObject([
      { _tag: "DishVersionConflict", current: { left: 0, version: 4 } },
    ]);
    expect([...(await eaten(ada)), ...(await eaten(bo))].toSorted()).toEqual([100, 100, 200]);
  });

  it("W274 W275 the same portion again is one; it goes back whole, and what was thrown away comes back", async () => {
    const [ada, bo] = await home("ada24", "bo24");
    if (bo === undefined) throw new Error("Bo is there.");
    const [dish] = (await run(ada.fridge.split(splitOf(banana.id, { servings: 1, portions: [] })))).dishes;
    if (dish === undefined) throw new Error("It is there.");
    const request = takeOf(dish, 150);
    for (const _ of [1, 2]) expect((await run(bo.fridge.take(request))).dishes).toMatchObject([{ left: 250 }]);
    expect(await eaten(bo)).toEqual([150]);
    for (const _ of [1, 2]) expect((await run(bo.fridge.giveBack(request.id))).dishes).toMatchObject([{ left: 400 }]);
    expect(await eaten(bo)).toEqual([]);
    expect(await refusal(ada.fridge.throwAway(dish.id, 1, true))).toMatchObject({ _tag: "DishVersionConflict" });
    for (const _ of [1, 2]) expect((await run(ada.fridge.throwAway(dish.id, 3, true))).dishes).toEqual([]);
    expect(await refusal(bo.fridge.take(takeOf({ id: dish.id, version: 4 }, 10)))).toMatchObject({
      _tag: "DishNotFound",
    });
    expect((await run(bo.fridge.throwAway(dish.id, 4, false))).dishes).toMatchObject([{ left: 400, version: 5 }]);
  });

  it("W276 a fridge holds fifty dishes, and what has ended is forgotten after thirty days", async () => {
    const [ada] = await home("ada25");
    const [first] = (await run(ada.fridge.split(splitOf(banana.id)))).dishes;
    for (let at = 1; at < FRIDGE_DISHES; at += 1) await run(ada.fridge.split(splitOf(banana.id)));
    expect(await refusal(ada.fridge.split(splitOf(banana.id)))).toEqual({ _tag: "FridgeIsFull", limit: FRIDGE_DISHES });
    if (first === undefined) throw new Error("It is there.");
    await run(ada.fridge.throwAway(first.id, 1, true));
    server.advance(30 * DAY + 1);
    await ada.browser.signIn("ada25");
    await run(ada.fridge.split(splitOf(banana.id)));
    expect(await refusal(ada.fridge.throwAway(first.id, 2, false))).toEqual({ _tag: "DishNotFound", id: first.id });
  });

  it("W269 W270 who leaves lets what waited go back, keeps what they logged, and acts that meet all land", async () => {
    const [ada, bo, cy] = await home("ada26", "bo26", "cy26");
    if (bo === undefined || cy === undefined) throw new Error("They are there.");
    const recipe = await recipeOf(bo, "Curry");
    const portions = [await portionFor(bo, 1), await portionFor(cy, 1)];
    await run(bo.fridge.split(splitOf(recipe, { portions })));
    const me = await idOf(cy);
    await run(
      Effect.all([ada.household.allowLogging(true), bo.household.allowLogging(true), cy.household.remove(me)], {
        concurrency: "unbounded",
      }),
    );
    const people = (await run(ada.household.household)).household?.people;
    expect(people?.map(({ username, allowsLogging }) => [username, allowsLogging])).toEqual([
      ["ada26", true],
      ["bo26", true],
    ]);
    expect(await dishes(ada)).toMatchObject([{ left: 300, cook: "bo26" }]);
    await run(bo.household.remove(await idOf(bo)));
    const [dish] = await dishes(ada);
    expect([dish?.cook, dish?.left, await eaten(bo)]).toEqual([undefined, 300, [100]]);
    expect(await dishes(bo)).toEqual([]);
  });

  it("what no dish can be is refused by its field", async () => {
    const [ada] = await home("ada27");
    const wire = { id: newId<string>(), food_id: banana.id, servings: 1, grams: 1, date: TODAY, meal: "lunch" };
    const portion = { id: newId<string>(), member: newId<string>(), amount: 1, serving: "g" };
    for (const [change, status] of [
      [{ grams: 0, portions: [] }, 400],
      [{ servings: 1001, portions: [] }, 400],
      [{ portions: Array.from({ length: 9 }, () => portion) }, 400],
      [{ portions: [portion] }, 404],
      [{ food_id: "none", portions: [] }, 404],
      [{ portions: [{ ...portion, member: await idOf(ada), serving: "cup" }] }, 422],
    ] as const)
      expect([change, (await ada.browser.send("POST", "/api/services/fridge", { ...wire, ...change })).status]).toEqual(
        [change, status],
      );
  });
});
