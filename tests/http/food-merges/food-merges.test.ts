import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { foodMergesClient } from "@morsel/adapters/http-contract/food-merges/food-merges-client";
import { foodReviewClient } from "@morsel/adapters/http-contract/food-review/food-review-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { publishedIdOf, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, startServer, type Harness } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const PATH = "/api/services/admin/food-merges";
let made = 730_000;
const newId = () => id((made += 1));

const draftOf = (description: string, energy: number): OwnFoodDraft => ({
  description,
  brand: "Mill",
  basis: "us",
  facts: { energy, fat: 4, carbohydrates: 45, protein: 9 },
  per: "100g",
  servings: [{ label: "1 slice", amount: 40, unit: "g" }],
});

describe("foods that are there twice, through the wire", () => {
  let server: Harness;
  let admin: Awaited<ReturnType<typeof joined>>;
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    return {
      ...page,
      own: ownFoodsClient(api),
      reviews: foodReviewClient(api),
      merges: foodMergesClient(api),
      audit: adminClient(api).audit,
    };
  };
  beforeAll(async () => {
    server = await startServer();
    admin = await joined("merger");
    await becomeAdmin(server, admin.browser);
  });
  const published = async (name: string, draft: OwnFoodDraft): Promise<FoodId> => {
    const ada = await joined(name);
    const food = newId() as FoodId;
    await run(ada.own.save(food, { version: 0, reach: { kind: "from-today" }, draft }));
    await run(ada.own.submit(food));
    const waiting = (await run(admin.reviews.waiting(undefined))).items.find(({ own }) => own.food.id === food);
    if (waiting === undefined) throw new Error("The food does not wait.");
    const { member: owner, own } = waiting;
    const act = { id: newId(), reason: "Looked at", member: owner, food, version: own.version };
    await run(admin.reviews.decide({ ...act, verdict: "publish" }));
    return publishedIdOf(food);
  };

  it("W790 W791 W792 a duplicate is shown, merged, found no more and read as the one that stays, until that is undone", async () => {
    const gone = await published("ada-m", draftOf("Walnut bread", 260));
    const kept = await published("bob-m", draftOf("walnut Bread", 266));
    await published("cyd-m", draftOf("Walnut bread", 400));
    const eve = await joined("eve-m");
    const pairs = (await run(admin.merges.duplicates(undefined))).items;
    // A search shows one of several that are alike, so that the pair may be found from one side alone.
    expect(new Set(pairs.map(({ food, like, why }) => [why, ...[food.id, like.id].toSorted()].join(" ")))).toEqual(
      new Set([["name", ...[gone, kept].toSorted()].join(" ")]),
    );
    const act = { id: newId(), reason: "The same bread", food: gone, into: kept };
    await run(admin.merges.merge(act));
    await run(admin.merges.merge(act));
    expect((await run(admin.merges.duplicates(undefined))).items).toEqual([]);
    // W392: searches notice within five seconds.
    await expect
      .poll(async () => (await run(eve.foods.search("walnut bread", 9))).items.map((one) => one.id))
      .not.toContain(gone);
    expect((await run(eve.foods.search("walnut bread", 9))).items.map((one) => one.id)).toContain(kept);
    expect(await run(eve.foods.food(gone))).toMatchObject({ nutrients: { energy: 266 } });
    expect((await run(admin.merges.merges(undefined))).items).toMatchObject([
      { id: act.id, name: "Walnut bread", keptName: "walnut Bread", isUndone: false },
    ]);
    await run(admin.merges.undo({ id: newId(), reason: "Two sorts", merge: act.id }));
    await expect.poll(async () => (await run(eve.foods.food(gone))).nutrients.energy).toBe(260);
    const again = admin.merges.undo({ id: newId(), reason: "Two sorts", merge: act.id });
    expect(await refusal(again)).toEqual({ _tag: "FoodMergeOutdated" });
    expect((await run(admin.audit({ act: "foodMergeUndone" }))).items).toHaveLength(1);
  });

  it("W791 bad input, the same food and what is unknown are refused", async () => {
    const food = await published("dan-m", draftOf("Rye crackers", 350));
    const good = { id: newId(), reason: "The same", food, into: "c-unknown" as FoodId };
    expect(await refusal(admin.merges.merge(good))).toEqual({ _tag: "FoodMergeOutdated" });
    expect(await refusal(admin.merges.merge({ ...good, into: food }))).toEqual({ _tag: "FoodMergeOutdated" });
    for (const reason of ["", "x".repeat(501)])
      expect(await refusal(admin.merges.merge({ ...good, reason }))).toMatchObject({ field: "reason" });
    for (const body of [{ ...good, food: "../x" }, { ...good, into: 7 }, { ...good, id: "1" }, {}])
      expect((await admin.browser.send("POST", PATH, body)).status).toBe(400);
    for (const path of ["?cursor=x", "?cursor=1.2", "/duplicates?cursor=../x"])
      expect((await admin.browser.get(PATH + path)).status).toBe(422);
    const unknown = { id: newId(), reason: "Two sorts", merge: newId() };
    expect(await refusal(admin.merges.undo(unknown))).toEqual({ _tag: "FoodMergeNotFound" });
    const eve = await joined("eve-b");
    for (const answer of [await eve.browser.send("POST", PATH, good), await eve.browser.get(PATH)])
      expect(answer.status).toBe(404);
    expect((await run(eve.foods.food(food))).nutrients.energy).toBe(350);
  });
});
