import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { foodReviewClient } from "@morsel/adapters/http-contract/food-review/food-review-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import { totalsOf, type EntryId } from "@morsel/domain/diary";
import { GRAM_SERVING, publishedIdOf, type FoodId, type OwnFoodDraft, type ReviewVerdict } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, startServer, type Harness } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const PATH = "/api/services/admin/foods";
let made = 710_000;
const newId = () => id((made += 1));
const NEW = { version: 0, reach: { kind: "from-today" } } as const;

const loaf: OwnFoodDraft = {
  description: "Quinoa loaf",
  brand: "Mill",
  basis: "us",
  facts: { energy: 260, fat: 4, carbohydrates: 45, protein: 9 },
  per: "100g",
  servings: [{ label: "1 loaf", amount: 400, unit: "g" }],
};

describe("foods that wait for review, through the wire", () => {
  let server: Harness;
  let admin: Awaited<ReturnType<typeof joined>>;
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    return { ...page, own: ownFoodsClient(api), reviews: foodReviewClient(api), audit: adminClient(api).audit };
  };
  beforeAll(async () => {
    server = await startServer();
    admin = await joined("reviewer");
    await becomeAdmin(server, admin.browser);
  });
  const waiting = async () => (await run(admin.reviews.waiting(undefined))).items;
  const first = async () => {
    const [one] = await waiting();
    if (one === undefined) throw new Error("Nothing waits.");
    return one;
  };
  const decide = async (verdict: ReviewVerdict, reason = "I looked at the label") => {
    const { member: owner, own } = await first();
    const act = { id: newId(), reason, member: owner, food: own.food.id, version: own.version, verdict };
    await run(admin.reviews.decide(act));
    await run(admin.reviews.decide(act));
    return act;
  };

  it("W711 W712 W713 a food is submitted, published, found and logged by others; a change of it waits beside what is published", async () => {
    const [ada, bob, early] = [await joined("ada-r"), await joined("bob-r"), await joined("early-r")];
    const food = newId() as FoodId;
    await run(ada.own.save(food, { ...NEW, draft: loaf }));
    await run(ada.own.submit(food));
    expect((await run(early.foods.search("quinoa loa", 5))).items.map((one) => one.id)).not.toContain(
      publishedIdOf(food),
    );
    expect(await first()).not.toHaveProperty("beside");
    await decide("publish");
    expect(await waiting()).toEqual([]);
    const hit = (await run(bob.foods.search("quinoa loaf", 5))).items[0];
    expect(hit).toMatchObject({ id: publishedIdOf(food), match: "full", nutrients: { energy: 260 }, brand: "Mill" });
    expect(hit?.source).toMatchObject({ dataset: "members", id: publishedIdOf(food), licence: "own" });
    expect(JSON.stringify(await run(bob.foods.food(publishedIdOf(food))))).not.toContain("ada");
    const day = "2026-03-05" as CalendarDate;
    const entry = {
      id: newId() as EntryId,
      meal: "lunch" as const,
      foodId: publishedIdOf(food),
      amount: 150,
      serving: GRAM_SERVING,
    };
    await run(bob.diary.log(day, [entry]));
    const mine = (await run(ada.foods.search("quinoa loaf", 5))).items.map((one) => one.id);
    expect([mine[0], mine.includes(publishedIdOf(food))]).toEqual([food, false]);

    const edited = { ...loaf, facts: { ...loaf.facts, energy: 270 } };
    await run(ada.own.save(food, { version: 1, draft: edited, reach: { kind: "from-today" } }));
    expect((await run(ada.own.ownFood(food))).submission?.state).toBe("pending");
    expect(await first()).toMatchObject({
      own: { food: { nutrients: { energy: 270 } } },
      beside: { why: "published", food: { nutrients: { energy: 260 } } },
    });
    expect((await run(bob.foods.food(publishedIdOf(food)))).nutrients.energy).toBe(260);
    const { id: act } = await decide("publish");
    expect((await run(bob.foods.food(publishedIdOf(food)))).nutrients.energy).toBe(270);
    await run(ada.own.remove([food]));
    expect((await run(bob.foods.food(publishedIdOf(food)))).nutrients.energy).toBe(270);

    await run(admin.reviews.undo({ id: newId(), reason: "The wrong one", decision: act }));
    expect((await run(bob.foods.food(publishedIdOf(food)))).nutrients.energy).toBe(260);
    const again = admin.reviews.undo({ id: newId(), reason: "The wrong one", decision: act });
    expect(await refusal(again)).toEqual({ _tag: "FoodDecisionOutdated" });
    expect((await run(admin.reviews.decisions(undefined))).items[0]).toMatchObject({
      name: "Quinoa loaf",
      isUndone: true,
    });
    expect((await run(admin.audit({ act: "foodPublished" }))).items).toHaveLength(2);
    // 150 g of 260 kcal, whatever was published or taken back since.
    const { day: eaten } = await run(bob.diary.day(day));
    expect(eaten.entries).toMatchObject([{ description: "Quinoa loaf", per100g: { energy: 260 } }]);
    expect(totalsOf(eaten.entries).facts.energy).toBe(390);
  });

  it("W711 F27 a refusal is told to the member with its reason, and the food can be submitted again", async () => {
    const ada = await joined("ada-d");
    const food = newId() as FoodId;
    await run(ada.own.save(food, { ...NEW, draft: { ...loaf, description: "Refused loaf" } }));
    for (const [verdict, state] of [
      ["return", "returned"],
      ["decline", "declined"],
    ] as const) {
      await run(ada.own.submit(food));
      await decide(verdict, "The energy is in kilojoules");
      expect((await run(ada.own.ownFood(food))).submission).toMatchObject({
        state,
        reason: "The energy is in kilojoules",
      });
    }
  });

  it("W710 what waits stands beside what it corrects, else what has its name", async () => {
    const ada = await joined("ada-n");
    const [banana] = SAMPLE_FOODS;
    if (banana === undefined) throw new Error("There are no sample foods.");
    const food = newId() as FoodId;
    const draft = { ...loaf, description: banana.description };
    const { brand: _, ...plain } = draft;
    await run(ada.own.save(food, { ...NEW, draft: plain }));
    await run(ada.own.submit(food));
    expect((await first()).beside).toMatchObject({ why: "name", food: { id: banana.id } });
    await decide("decline");
    await run(ada.own.save(banana.id, { ...NEW, draft: plain }));
    await run(ada.own.submit(banana.id));
    expect((await first()).beside).toMatchObject({ why: "corrected", food: { id: banana.id } });
    await decide("decline");
  });

  it("W711 bad input, other versions and what does not wait are refused, and nothing is written", async () => {
    const ada = await joined("ada-b");
    const food = newId() as FoodId;
    await run(ada.own.save(food, { ...NEW, draft: { ...loaf, description: "Steady loaf" } }));
    await run(ada.own.submit(food));
    const { member: owner } = await first();
    const good = { id: newId(), reason: "Looked at", member: owner, food, version: 1, verdict: "publish" } as const;
    expect(await refusal(admin.reviews.decide({ ...good, version: 2 }))).toEqual({ _tag: "FoodReviewOutdated" });
    expect(await refusal(admin.reviews.decide({ ...good, member: newId() }))).toEqual({ _tag: "FoodReviewOutdated" });
    expect(await refusal(admin.reviews.decide({ ...good, food: newId() as FoodId }))).toEqual({
      _tag: "FoodReviewOutdated",
    });
    for (const reason of ["", "  ", "x".repeat(501)])
      expect(await refusal(admin.reviews.decide({ ...good, reason }))).toMatchObject({ field: "reason" });
    for (const body of [
      { ...good, verdict: "burn" },
      { ...good, member: "me" },
      { ...good, food: "../x" },
      { ...good, version: -1 },
      { ...good, id: "1" },
      {},
    ])
      expect((await admin.browser.send("POST", PATH, body)).status).toBe(400);
    for (const cursor of ["x", "1.2", `1.${owner}.!`, `-1.${owner}.${food}`])
      expect((await admin.browser.get(`${PATH}?${new URLSearchParams({ cursor })}`)).status).toBe(422);
    expect((await admin.browser.get(`${PATH}/decisions?cursor=x`)).status).toBe(422);
    const unknown = { id: newId(), reason: "Looked at", decision: newId() };
    expect(await refusal(admin.reviews.undo(unknown))).toEqual({ _tag: "FoodDecisionNotFound" });
    for (const answer of [await ada.browser.send("POST", PATH, good), await ada.browser.get(PATH)])
      expect(answer.status).toBe(404);
    expect(await waiting()).toHaveLength(1);
    await decide("decline");
  });
});
