import { beforeAll, expect, it } from "vitest";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { type Browser, type Harness, id, joined, startServer } from "../support/harness.ts";

const MEALS = "/api/services/meals";
const SHARED = "/api/services/shared-meals";
type Item = { readonly food_id?: string; readonly description: string; readonly nutritional_contents?: object };
type Meal = { readonly id: string; readonly name: string; readonly items: readonly Item[] };

let server: Harness;
beforeAll(async () => {
  server = await startServer();
});

const link = async (who: Browser, meal: string, method = "GET"): Promise<string | undefined> =>
  ((await (await who.send(method, `${MEALS}/${meal}/link`)).json()) as { readonly token?: string }).token;
const food = SAMPLE_FOODS[0]?.id ?? "";

it("W287 W288 W289 a meal is shared by one link, seen by visitors, copied, and taken back for good", async () => {
  const [ada, bob, visitor] = [await joined(server), await joined(server, "bob"), server.browser()];
  const own = {
    description: "Aunt's granola",
    basis: "eu",
    per: "100g",
    servings: [],
    nutritional_contents: { energy: { unit: "calories", value: 400 }, fat: 12, carbohydrates: 60, protein: 10 },
    version: 0,
  };
  const made = await ada.send("POST", `/api/services/own-foods/${id(7000)}`, own);
  expect(made.status).toBeLessThan(300);
  const kept = await ada.send("GET", `/api/services/own-foods/${id(7000)}`);
  const ownId = ((await kept.json()) as { readonly food: { readonly id: string } }).food.id;
  const items = [
    { food_id: food, amount: 120, unit: "g" },
    { food_id: ownId, amount: 50, unit: "g" },
  ];
  expect((await ada.send("POST", MEALS, { id: id(7001), name: "Sunday", items })).status).toBe(201);
  expect(await link(ada, id(7001))).toBeUndefined();
  const token = (await link(ada, id(7001), "POST")) ?? "";
  expect(token.length).toBeGreaterThanOrEqual(40);
  expect(await link(ada, id(7001), "POST")).toBe(token);

  expect((await visitor.get(`/shared-meal/${token}`)).status).toBe(200);
  const seen = (await (await visitor.send("GET", `${SHARED}/${token}`)).json()) as Meal;
  expect(Object.keys(seen).toSorted()).toEqual(["items", "name"]);
  expect(seen.items.map((item) => item.food_id)).toEqual([food, undefined]);
  expect(seen.items[1]).toEqual({
    description: "Aunt's granola",
    nutritional_contents: { energy: { unit: "calories", value: 200 }, fat: 6, carbohydrates: 30, protein: 5 },
  });

  const copy = { id: id(7002), token };
  for (const _ of [1, 2]) expect((await bob.send("POST", `${MEALS}/copies`, copy)).status).toBe(201);
  const mine = (await (await bob.send("GET", MEALS)).json()) as { readonly items: readonly Meal[] };
  expect(mine.items.map(({ name }) => name)).toEqual(["Sunday"]);
  expect(JSON.stringify(mine)).not.toContain(ownId);

  await ada.send("DELETE", `${MEALS}/${id(7001)}/link`);
  for (const path of [SHARED, "/shared-meal"]) expect((await visitor.send("GET", `${path}/${token}`)).status).toBe(404);
  expect((await bob.send("POST", `${MEALS}/copies`, { ...copy, id: id(7003) })).status).toBe(404);
  const next = await link(ada, id(7001), "POST");
  expect(next).not.toBe(token);
  await ada.send("DELETE", `${MEALS}/${id(7001)}`);
  expect((await visitor.send("GET", `${SHARED}/${next ?? ""}`)).status).toBe(404);
});

it("W287 nobody shares or sees the link of another member's meal", async () => {
  const [ada, bob] = [await joined(server, "carla"), await joined(server, "dora")];
  await ada.send("POST", MEALS, { id: id(7011), name: "Mine", items: [{ food_id: food, amount: 1, unit: "g" }] });
  await ada.send("POST", `${MEALS}/${id(7011)}/link`);
  for (const method of ["GET", "POST"]) expect((await bob.send(method, `${MEALS}/${id(7011)}/link`)).status).toBe(404);
  await bob.send("DELETE", `${MEALS}/${id(7011)}/link`);
  expect(await link(ada, id(7011))).not.toBeUndefined();
});
