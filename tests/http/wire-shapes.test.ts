import { Day, Days, DiaryChange } from "@morsel/adapters/http-contract/diary/schemas";
import { Water } from "@morsel/adapters/http-contract/hydration/schemas";
import { Food, FoodPage, Suggestions } from "@morsel/adapters/http-contract/foods/foods";
import { SavedMeal, SavedMealPage } from "@morsel/adapters/http-contract/meals/schemas";
import {
  EditCounts,
  FoodEdited,
  FoodIds,
  OwnFood,
  OwnFoodPage,
} from "@morsel/adapters/http-contract/own-foods/schemas";
import { DiarySettings } from "@morsel/adapters/http-contract/diary-settings/diary-settings";
import { Goals } from "@morsel/adapters/http-contract/goals/goals";
import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { openApiDocument } from "@morsel/adapters/http-contract/shared/openapi-document";
import { PROBLEM_PREFIX } from "@morsel/adapters/http-contract/shared/problem-type";
import { PROBLEMS } from "@morsel/adapters/http-contract/shared/registered-problems";
import { NewUser, PartialUser } from "@morsel/adapters/http-contract/identity/users";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { Schema } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, someone, startServer, TODAY } from "./support/harness.ts";

const food = SAMPLE_FOODS[1];

const SOUP = {
  id: id(2),
  meal: "lunch",
  description: "Soup",
  nutritional_contents: { energy: { unit: "kilojoules", value: 836.8 }, fat: 9 },
};

const MEAL = {
  id: id(5),
  name: "Usual",
  meal: "lunch",
  items: [
    { food_id: food?.id, amount: 1.5, unit: food?.servings[0]?.id ?? "g" },
    { description: SOUP.description, nutritional_contents: SOUP.nutritional_contents },
  ],
};

const OWN = {
  version: 0,
  description: "Oat drink",
  brand: "Mill",
  barcode: "4006381333931",
  basis: "eu",
  per: "100ml",
  grams_per_ml: 1.03,
  servings: [{ label: "1 glass", amount: 200, unit: "ml" }],
  nutritional_contents: { ...SOUP.nutritional_contents, carbohydrates: 6, protein: 1 },
};
const OWN_AT = `/api/services/own-foods/${id(6)}`;

/** Answers that handlers write by hand match the contract: nothing missing, nothing more. */
describe("answers have the shape the contract gives them", () => {
  let server: Harness;
  let ada: Browser;
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server);
    const serving = food?.servings[0]?.id ?? "g";
    const entry = { id: id(1), meal: "dinner", food_id: food?.id, amount: 1.5, unit: serving, time: "19:00" };
    await ada.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [entry] });
  });

  const at = `/api/services/diary/${TODAY}`;
  const answers: readonly (readonly [string, Schema.Top, (browser: Browser) => Promise<Response>])[] = [
    ["a day", Day, (b) => b.get(at)],
    ["days", Days, (b) => b.get(`/api/services/diary?from=${TODAY}&to=${TODAY}`)],
    ["a changed entry", DiaryChange, (b) => b.send("PATCH", `${at}/entries/${id(1)}`, { version: 1, amount: 2 })],
    ["a quick add", DiaryChange, (b) => b.send("POST", `${at}/entries`, { entries: [SOUP] })],
    ["a deleted entry", DiaryChange, (b) => b.send("DELETE", `${at}/entries/${id(2)}`)],
    ["a restored entry", DiaryChange, (b) => b.send("POST", `${at}/entries/${id(2)}/restore`)],
    ["a note", DiaryChange, (b) => b.send("PATCH", at, { version: 0, note: "warm" })],
    [
      "a copy",
      DiaryChange,
      (b) => b.send("POST", "/api/services/diary/copies", { id: id(4), from: { date: TODAY }, to: { dates: [TODAY] } }),
    ],
    ["a day with a quick add", Day, (b) => b.get(at)],
    ["water", Water, (b) => b.send("POST", `${at}/water`, { id: id(3), ml: 250 })],
    ["less water", Water, (b) => b.send("DELETE", `${at}/water/${id(3)}`)],
    ["a food", Food, (b) => b.get(`/api/services/foods/${food?.id}`)],
    ["a page of foods", FoodPage, (b) => b.get("/api/services/foods?query=b&limit=1")],
    ["suggestions", Suggestions, (b) => b.get("/api/services/foods/suggestions?meal=dinner&at=19:00")],
    ["diary settings", DiarySettings, (b) => b.get("/api/services/diary-settings")],
    ["a saved meal", SavedMeal, (b) => b.send("POST", "/api/services/meals", MEAL)],
    ["a changed meal", SavedMeal, (b) => b.send("PATCH", `/api/services/meals/${id(5)}`, { version: 1, name: "x" })],
    ["a page of meals", SavedMealPage, (b) => b.get("/api/services/meals?limit=1&sort=name&query=x")],
    ["a saved own food", FoodEdited, (b) => b.send("POST", OWN_AT, OWN)],
    ["a submitted own food", OwnFood, (b) => b.send("POST", `${OWN_AT}/submission`)],
    ["own foods", OwnFoodPage, (b) => b.get("/api/services/own-foods?limit=1&sort=name&query=oat")],
    ["an own food as a food", Food, (b) => b.get(`/api/services/foods/${id(6)}`)],
    ["what an edit reaches", EditCounts, (b) => b.get(`${OWN_AT}/entries`)],
    ["deleted own foods", FoodIds, (b) => b.send("POST", "/api/services/own-foods/removals", { ids: [id(6)] })],
    ["goals", Goals, (b) => b.get("/api/services/goals")],
    ["a user", PartialUser, (b) => b.get("/api/services/users")],
    [
      "chosen units",
      PartialUser,
      (b) => b.send("PATCH", "/api/services/users", { unit_preferences: { water: "cups" } }),
    ],
    ["a part of a user", PartialUser, (b) => b.get("/api/services/users?fields=account,profiles&fields=nonsense")],
    ["a new user", NewUser, (b) => b.send("POST", "/api/services/users", someone("newcomer"))],
  ];
  for (const [name, schema, ask] of answers)
    it(`${name} does`, async () => {
      const body: unknown = await (await ask(ada)).json();
      const strict = Schema.decodeUnknownSync(schema as Schema.Codec<unknown>, { onExcessProperty: "error" });
      expect(strict(body)).toEqual(body);
    });

  it("a new user comes with the specification's names", async () => {
    const body = (await (await ada.get("/api/services/users")).json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      username: "ada",
      account: { roles: [], created_at: "2026-03-05T12:00:00.000Z" },
      location_preferences: { locale: "en", time_zone: "Europe/Berlin" },
    });
    const part = await (await ada.get("/api/services/users?fields=account")).json();
    expect(Object.keys(part as object).sort()).toEqual(["account", "email", "id", "username", "version"]);
  });

  it("remaining is goal plus exercise less what was eaten", async () => {
    const day = (await (await ada.get(at)).json()) as Record<string, { energy: { unit: string; value: number } }>;
    const value = (part: string) => day[part]?.energy.value ?? Number.NaN;
    expect(value("totals")).toBeGreaterThan(0);
    expect(value("remaining")).toBeCloseTo(value("goal") + value("exercise") - value("totals"), 9);
    for (const part of ["totals", "goal", "exercise", "remaining"]) expect(day[part]?.energy.unit).toBe("calories");
  });
});

describe("the contract", () => {
  it("describes only refusals that exist, under their status", () => {
    const described = [
      ...JSON.stringify(openApiDocument()).matchAll(
        /urn:morsel:problem:([A-Za-z]+)"\]\}.*?"status":\{"type":"number","enum":\[(\d+)\]/g,
      ),
    ];
    expect(described.length).toBeGreaterThan(20);
    for (const [, tag = "", status] of described)
      expect([tag, status]).toEqual([tag, String(PROBLEMS[tag as keyof typeof PROBLEMS]?.status)]);
    expect(PROBLEM_PREFIX).toBe("urn:morsel:problem:");
  });

  it("answers no method twice at one path", () => {
    const keys = endpoints().map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
