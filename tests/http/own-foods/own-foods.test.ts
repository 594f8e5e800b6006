import { mealsClient } from "@morsel/adapters/http-contract/meals/meals-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { addDays, type CalendarDate, type TimeOfDay } from "@morsel/domain/calendar";
import { totalsOf, type EntryId, type MealId } from "@morsel/domain/diary";
import { GRAM_SERVING, type FoodId, type OwnFoodDraft, type ServingId } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const PATH = "/api/services/own-foods";
const NEW = { version: 0, reach: { kind: "from-today" } } as const;
let made = 40_000;
const newId = () => id((made += 1));
const newFood = () => newId() as FoodId;
const BANANA = SAMPLE_FOODS[0]?.id ?? ("none" as FoodId);

const drink: OwnFoodDraft = {
  description: "Oat drink",
  brand: "Mill",
  barcode: "036000291452",
  basis: "eu",
  facts: { energy: 46, fat: 1.5, carbohydrates: 6.7, protein: 1, iodine: 22.5 },
  per: "100ml",
  gramsPerMl: 1.03,
  servings: [{ label: "1 glass", amount: 200, unit: "ml" }],
};

describe("own foods through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return {
      ...page,
      own: ownFoodsClient(apiOver(ORIGIN, page.browser.fetch)),
      meals: mealsClient(apiOver(ORIGIN, page.browser.fetch)),
    };
  };

  it("W160 W162 W164 is saved, repeated, found, changed, deleted and undone; what was typed comes back", async () => {
    const { own, foods } = await joined("keeping");
    const food = newFood();
    const saved = await run(own.save(food, { ...NEW, draft: drink }));
    expect(saved).toMatchObject({ entries: 0, own: { version: 1, draft: drink, food: { id: food } } });
    expect(saved.own?.food.nutrients.energy).toBeCloseTo(46 / 1.03, 6);
    expect(saved.own?.food.barcode).toBe("00036000291452");
    expect(await run(own.save(food, { ...NEW, draft: drink }))).toEqual(saved);
    expect(await run(own.ownFood(food))).toEqual(saved.own);
    expect((await run(own.ownFoods({ sort: "newest", text: "" }))).items).toEqual([saved.own]);
    for (const text of ["oat drink", "mill", "0036000291452", "0 36000 29145 2"])
      expect((await run(foods.search(text, 5))).items[0]).toMatchObject({ id: food, match: "full" });
    expect((await run(foods.food(food))).description).toBe("Oat drink");

    const renamed = { ...drink, description: "Barista drink" };
    const changed = await run(own.save(food, { version: 1, draft: renamed, reach: { kind: "past-too" } }));
    expect(changed.own?.version).toBe(2);
    const late = { version: 1, draft: drink, reach: { kind: "past-too" } } as const;
    expect(await refusal(own.save(food, late))).toEqual({ _tag: "OwnFoodVersionConflict", current: changed.own });

    expect(await run(own.remove([food, newFood()]))).toEqual([food]);
    expect((await run(own.ownFoods({ sort: "name", text: "" }))).items).toEqual([]);
    expect((await run(foods.search("barista", 5))).items.map((one) => one.id)).not.toContain(food);
    expect((await run(own.ownFood(food))).isDeleted).toBe(true);
    expect(await run(own.restore([food]))).toEqual([food]);
    expect((await run(own.ownFoods({ sort: "name", text: "barista" }))).items).toEqual([changed.own]);
  });

  it("W161 W162 is logged like any food, and past days follow an edit exactly when asked to", async () => {
    const { own, diary } = await joined("eating");
    const food = newFood();
    await run(own.save(food, { ...NEW, draft: drink }));
    const glass = { meal: "lunch" as const, foodId: food, amount: 1, serving: "1-glass" as ServingId, planned: false };
    const days = [addDays(today, -3), today, addDays(today, 2)];
    for (const date of days) await run(diary.log(date, [{ ...glass, id: newId() as EntryId }]));
    const energies = async () => {
      const views = [];
      for (const date of days)
        views.push(totalsOf((await run(diary.day(date))).day.entries).facts.energy ?? Number.NaN);
      return views.map((energy) => Math.round(energy * 1000) / 1000);
    };
    expect(await energies()).toEqual([92, 92, 92]);
    expect(await run(own.counts(food))).toEqual({ all: 3, fromToday: 2 });
    const stronger = { ...drink, facts: { ...drink.facts, energy: 60 } };
    const edited = await run(own.save(food, { version: 1, draft: stronger, reach: { kind: "from-today" } }));
    expect([edited.entries, await energies()]).toEqual([2, [92, 120, 120]]);
    const past = { ...stronger, facts: { energy: 30 } };
    const all = await run(own.save(food, { version: 2, draft: past, reach: { kind: "past-too" } }));
    expect([all.entries, await energies()]).toEqual([3, [60, 60, 60]]);

    const [entry] = (await run(diary.day(today))).day.entries;
    if (entry === undefined) throw new Error("nothing was logged");
    const alone = { version: 3, draft: drink, reach: { kind: "entry", id: entry.id } } as const;
    expect(await run(own.save(food, alone))).toEqual({ entries: 1 });
    expect(await energies()).toEqual([60, 92, 60]);
    expect((await run(own.ownFood(food))).version).toBe(3);

    await run(own.remove([food]));
    expect(await energies()).toEqual([60, 92, 60]);
    await run(diary.log(today, [{ ...glass, id: newId() as EntryId }]));
    expect((await energies())[1]).toBe(152);
  });

  it("W425 what was deleted is offered for no slot, comes back with the food, and others take its place", async () => {
    const { own, diary } = await joined("offered");
    const [food, other] = [newFood(), newFood()];
    for (const one of [food, other]) await run(own.save(one, { ...NEW, draft: drink }));
    for (const foodId of [food, other, BANANA])
      await run(
        diary.log(today, [
          { meal: "lunch", foodId, amount: 50, serving: GRAM_SERVING as ServingId, id: newId() as EntryId },
        ]),
      );
    const offered = async () => {
      const lists = await run(diary.suggestions("lunch", "12:00" as TimeOfDay));
      return Object.values(lists).map((list) => list.map(({ foodId }) => foodId).toSorted());
    };
    const all = [food, other, BANANA].toSorted();
    expect(await offered()).toEqual([all, all, all]);
    await run(own.remove([food]));
    const rest = all.filter((id) => id !== food);
    expect(await offered()).toEqual([rest, rest, rest]);
    await run(own.restore([food]));
    expect(await offered()).toEqual([all, all, all]);
  });

  it("W163 nobody finds, reads, logs, saves in a meal or changes another member's food", async () => {
    const [ada, bob] = [await joined("ada-owns"), await joined("bob-looks")];
    const food = newFood();
    await run(ada.own.save(food, { ...NEW, draft: { ...drink, description: "Zanzibar secret" } }));
    const slug = `/food/calorie-chart-nutrition-facts/zanzibar-secret--${food}`;
    expect((await ada.browser.get(slug)).status).toBe(200);
    expect(await (await ada.browser.get(slug)).text()).toContain("Zanzibar");
    for (const page of [bob, { browser: server.browser() }]) {
      const answer = await page.browser.get(slug);
      expect(await answer.text()).not.toContain("Zanzibar secret");
      expect((await page.browser.get(`/api/services/foods/${food}`)).status).toBe(404);
      for (const text of ["zanzibar", "036000291452", food])
        expect(await (await page.browser.get(`/api/services/foods?query=${text}`)).text()).not.toContain("Zanzibar");
    }
    const visitors = await server.browser().get(`/nutrition-facts-calories/x--${food}`);
    expect(visitors.status).toBe(404);
    const asked = { foodId: food, amount: 1, serving: GRAM_SERVING };
    const unknown = { _tag: "FoodNotFound", id: food };
    expect(await refusal(bob.diary.log(today, [{ ...asked, id: newId() as EntryId, meal: "lunch" }]))).toEqual(unknown);
    expect(await refusal(bob.meals.save(newId() as MealId, { name: "x", items: [asked] }))).toEqual(unknown);
    expect(await refusal(bob.own.ownFood(food))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await refusal(bob.own.counts(food))).toEqual(unknown);
    expect(await run(bob.own.remove([food]))).toEqual([]);
    const mine = { version: 1, draft: drink, reach: { kind: "past-too" } } as const;
    expect(await refusal(bob.own.save(food, mine))).toMatchObject({ _tag: "OwnFoodNotFound" });
    // The same id in another member's hands is another food.
    await run(bob.own.save(food, { ...NEW, draft: { ...drink, description: "Bob's" } }));
    expect((await run(ada.foods.food(food))).description).toBe("Zanzibar secret");
    expect((await run(bob.foods.food(food))).description).toBe("Bob's");
  });

  it("F28 a correction of the catalogue is one's own", async () => {
    const [ada, bob] = [await joined("corrects"), await joined("relies")];
    const before = await run(bob.foods.food(BANANA));
    const draft: OwnFoodDraft = {
      description: "Corrected",
      basis: "us",
      facts: { energy: 1 },
      per: "100g",
      servings: [],
    };
    const begun = await run(ada.own.ownFood(BANANA));
    expect(begun).toMatchObject({ version: 0, isDeleted: true, food: before, draft: { per: "100g" } });
    expect(begun.draft.facts).toEqual(before.nutrients);
    await run(ada.own.save(BANANA, { ...NEW, draft }));
    expect(await run(ada.foods.food(BANANA))).toMatchObject({ id: BANANA, description: "Corrected" });
    expect(await run(bob.foods.food(BANANA))).toEqual(before);
    expect((await run(bob.foods.search(before.description, 20))).items.map((one) => one.description)).not.toContain(
      "Corrected",
    );
    await run(ada.own.remove([BANANA]));
    expect(await run(ada.foods.food(BANANA))).toEqual(before);
    expect(await run(ada.own.ownFood(BANANA))).toMatchObject({ version: 1, food: before });
    const again = { ...draft, description: "Corrected again" };
    await run(ada.own.save(BANANA, { version: 1, draft: again, reach: { kind: "from-today" } }));
    expect((await run(ada.foods.food(BANANA))).description).toBe("Corrected again");
  });

  it("W166 F27 is offered to all with its main figures, once, and taken back", async () => {
    const { own } = await joined("offering");
    const food = newFood();
    await run(own.save(food, { ...NEW, draft: { ...drink, facts: { energy: 46 } } }));
    expect(await refusal(own.submit(food))).toEqual({
      _tag: "SubmissionNeeds",
      missing: ["carbohydrates", "fat", "protein"],
    });
    await run(own.save(food, { version: 1, draft: drink, reach: { kind: "from-today" } }));
    const waits = await run(own.submit(food));
    expect(waits.submission?.state).toBe("pending");
    expect(await run(own.submit(food))).toEqual(waits);
    expect((await run(own.withdraw(food))).submission).toBeUndefined();
  });

  it("F17 F25 what no food can be is refused with what is accepted, and nothing is kept", async () => {
    const { own, browser } = await joined("refused");
    for (const [change, field] of [
      [{ description: " " }, "description"],
      [{ description: "x".repeat(101) }, "description"],
      [{ description: "a\u202Eb" }, "description"],
      [{ brand: "x".repeat(61) }, "brand"],
      [{ barcode: "12345" }, "barcode"],
      [{ barcode: "4006381333932" }, "barcode"],
      [{ facts: { fat: -1 } }, "nutritional_contents"],
      [{ facts: { fat: 1e12 } }, "nutritional_contents"],
      [{ gramsPerMl: 0 }, "grams_per_ml"],
      [{ gramsPerMl: 20 }, "grams_per_ml"],
      [{ servings: [{ label: "1 glass", amount: 0, unit: "g" as const }] }, "servings"],
      [{ servings: [{ label: "", amount: 5, unit: "g" as const }] }, "servings"],
      [{ per: "serving" as const, servings: [] }, "servings"],
    ] as const)
      expect(await refusal(own.save(newFood(), { ...NEW, draft: { ...drink, ...change } }))).toMatchObject({
        _tag: "FieldRefused",
        field,
      });
    expect((await run(own.ownFoods({ sort: "newest", text: "" }))).items).toEqual([]);
    const good = { version: 0, description: "x", basis: "eu", per: "100g", servings: [], nutritional_contents: {} };
    for (const bad of [{ per: "100oz" }, { basis: "uk" }, { version: -1 }, { servings: {} }, { entry_id: "1" }])
      expect((await browser.send("POST", `${PATH}/${newFood()}`, { ...good, ...bad })).status).toBe(400);
    expect((await browser.send("POST", `${PATH}/NOT_AN_ID`, good)).status).toBe(400);
    expect((await browser.send("POST", `${PATH}/sr28-00000`, good)).status).toBe(404);
    for (const cursor of ["x", `x.${id(1)}`, "99.", `.${id(1)}`])
      expect((await browser.get(`${PATH}?cursor=${cursor}`)).status).toBe(422);
    for (const ids of [[], ["NO"], Array.from({ length: 101 }, () => id(1))])
      expect((await browser.send("POST", `${PATH}/removals`, { ids })).status).toBe(400);
  });
});
