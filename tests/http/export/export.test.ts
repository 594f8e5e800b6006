import { CURRENT_VERSIONS, consentPatch } from "@morsel/domain/consent";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, id, joined, startServer, TODAY } from "../support/harness.ts";
import { exported, rowsOf } from "./exported.ts";

describe("the export of one's own data", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });

  it("ID122 holds the texts that were agreed to and each answer about consent", async () => {
    const eve = await joined(server, "export-eve");
    const { id: member } = (await (await eve.get("/api/services/users")).json()) as { readonly id: string };
    const [consentMatrixVersion, answeredAt] = ["1", "2026-03-05T12:00:00.000Z"];
    const answer = {
      domainUserId: member,
      region: "europe",
      consentMatrixVersion,
      consents: { purpose_1: true, ads: false },
    };
    await eve.send("PATCH", "/api/idm/user-with-consents", consentPatch(answer, answeredAt));
    const files = await exported(eve);
    const [privacy, terms] = rowsOf(files.get("agreements.csv"));
    expect(privacy).toMatchObject({ document: "privacy_policy", version: CURRENT_VERSIONS.privacy_policy });
    expect(terms).toMatchObject({ document: "terms_of_service", version: CURRENT_VERSIONS.terms_of_service });
    expect(Date.parse(terms?.["agreed_at_utc"] ?? "")).toBeGreaterThan(0);
    expect(rowsOf(files.get("consents.csv"))).toMatchObject([
      { domain: "MFP", region: "europe", matrix_version: "1", ad_consents_last_seen: answeredAt },
    ]);
  });

  it("W155 W156 W158 holds all that was logged, with units, sources and a manifest that counts", async () => {
    const ada = await joined(server, "export-ada");
    const entries = `/api/services/diary/${TODAY}/entries`;
    const soup = {
      id: id(9301),
      meal: "lunch",
      time: "12:30",
      description: '=HYPERLINK("x"), Suppe',
      nutritional_contents: { energy: { unit: "calories", value: 250 }, iron: 0 },
    };
    const food = { id: id(9302), meal: "snacks", food_id: "sr28-09040", amount: 50, unit: "g" };
    expect((await ada.send("POST", entries, { entries: [soup, food] })).status).toBe(201);
    await ada.send("POST", `/api/services/diary/${TODAY}/water`, { id: id(9303), ml: 250 });
    await ada.send("PATCH", `/api/services/diary/2025-12-24`, { version: 0, note: "a note alone" });
    const run = { id: id(9304), exercise_id: "c-12150", minutes: 30 };
    await ada.send("POST", `/api/services/exercise/diary/${TODAY}/entries`, { entries: [run] });
    await ada.send("POST", "/api/services/meals", {
      id: id(9305),
      name: "Usual",
      items: [{ food_id: "sr28-09040", amount: 1, unit: "g" }],
    });
    const routine = {
      version: 0,
      name: "=Legs",
      items: [{ exercise_id: "s-pullups", sets: [{ reps: 8, weight_kg: 5 }] }],
    };
    expect((await ada.send("POST", `/api/services/exercise/routines/${id(9306)}`, routine)).status).toBe(200);
    await ada.send("POST", "/api/services/steps", { counts: [{ date: TODAY, steps: 5000 }] });
    // W284
    const planned = { id: id(9317), meal: "dinner", food_id: "sr28-01123", amount: 100, unit: "g", planned: true };
    expect((await ada.send("POST", entries, { entries: [planned] })).status).toBe(201);
    await ada.send("POST", "/api/services/favourites", { food_id: "sr28-09040" });
    await ada.send("POST", "/api/services/favourites/words", { word: "=nana", food_id: "sr28-09040" });
    await ada.send("POST", "/api/services/recipes/pots", { id: id(9307), name: "Pot", grams: 900 });
    await ada.send("POST", `/api/services/measurements/types/${id(9308)}`, { name: "Grip", unit: "kg", version: 0 });
    await ada.send("PATCH", "/api/services/expenditure", { is_on: true });
    const line = { text: "1 l water", left_out: true };
    const recipe = { id: id(9318), title: "Tea", servings: 1, cooked: true, lines: [line], steps: [] };
    const cost = { currency: "EUR", minor: 120 };
    expect((await ada.send("POST", "/api/services/recipes", { ...recipe, cost })).status).toBe(201);
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    expect((await ada.send("POST", `/api/services/recipes/${id(9318)}/picture`, jpeg)).status).toBe(200);
    const files = await exported(ada);
    expect(files.has(`recipe-pictures/${id(9318)}.jpg`)).toBe(true);
    expect(rowsOf(files.get("recipes.csv"))).toMatchObject([{ title: "Tea", cost: "1.20", cost_currency: "EUR" }]);
    // Absent weights and absent pictures are exported as empty.
    const [tea] = rowsOf(files.get("recipes.csv"));
    expect(tea).toMatchObject({ is_cooked: "true", gross_g: "", tare_g: "", picture_address: "", food_id: "" });
    expect(tea).toMatchObject({ kind: "ingredient", text: "1 l water", is_left_out: "true", confidence: "" });
    expect(rowsOf(files.get("planned_entries.csv"))).toMatchObject([
      { date: TODAY, meal: "dinner", food_id: "sr28-01123", weight_g: "100" },
    ]);
    expect(rowsOf(files.get("diary_entries.csv"))).toHaveLength(2);
    expect(rowsOf(files.get("exercise_routines.csv"))).toMatchObject([
      { name: "'=Legs", place: "1", exercise: "Pullups", sets_reps_x_kg: "8x5", minutes: "" },
    ]);
    expect(rowsOf(files.get("step_counts.csv"))).toMatchObject([
      { date: TODAY, source: "page", steps: "5000", from: "" },
    ]);
    expect(rowsOf(files.get("own_foods.csv"))).toEqual([]);
    const [first, second] = rowsOf(files.get("diary_entries.csv"));
    expect(first).toMatchObject({
      date: TODAY,
      time: "12:30",
      meal: "lunch",
      description: `'=HYPERLINK("x"), Suppe`,
      food_id: "",
      weight_g: "",
      energy_kcal: "250",
      iron_mg: "0",
      vitamin_c_mg: "",
      source: "",
      label_basis: "",
    });
    expect(second).toMatchObject({ food_id: "sr28-09040", weight_g: "50", energy_kcal: "44.5", label_basis: "us" });
    expect(second?.["source"]).not.toBe("");
    expect(Object.keys(first ?? {}).filter((name) => /_(kcal|g|mg|ug|iu)$/.test(name))).toHaveLength(
      NUTRIENT_IDS.length + 2,
    );
    expect(rowsOf(files.get("diary_days.csv")).map(({ date, note }) => [date, note])).toEqual([
      ["2025-12-24", "a note alone"],
      [TODAY, ""],
    ]);
    expect(rowsOf(files.get("drinks.csv"))).toMatchObject([{ water_ml: "250", whole_day_ml: "250" }]);
    expect(rowsOf(files.get("exercise_entries.csv"))).toMatchObject([{ minutes: "30", kind: "cardio" }]);
    expect(rowsOf(files.get("measurements.csv"))).toMatchObject([{ type: "Weight", unit: "kg" }]);
    expect(rowsOf(files.get("goals.csv"))).toHaveLength(7);
    expect(rowsOf(files.get("saved_meals.csv"))).toMatchObject([{ name: "Usual", item: "1" }]);
    expect(rowsOf(files.get("settings.csv")).find(({ name }) => name === "username")?.["value"]).toBe("export-ada");
    expect(rowsOf(files.get("favourite_foods.csv"))).toMatchObject([{ food_id: "sr28-09040" }]);
    expect(rowsOf(files.get("food_words.csv"))).toMatchObject([{ word: "'=nana", food_id: "sr28-09040" }]);
    expect(rowsOf(files.get("recipe_pots.csv"))).toMatchObject([{ id: id(9307), name: "Pot", weight_g: "900" }]);
    expect(rowsOf(files.get("measurement_types.csv"))).toMatchObject([{ name: "Grip", unit: "kg" }]);
    const settings = rowsOf(files.get("settings.csv"));
    expect(settings.find(({ name }) => name === "adaptive_expenditure")?.["value"]).toBe("true");
    const manifest = JSON.parse(files.get("manifest.json") ?? "{}");
    expect(manifest).toMatchObject({ format: "morsel-export", schema_version: 6, photos: 0, recipe_pictures: 1 });
    for (const { file, columns, rows } of manifest.tables) {
      expect([file, rowsOf(files.get(file)).length]).toEqual([file, rows]);
      expect(files.get(file)?.split("\r\n")[0]).toBe(columns.join(","));
    }
    expect(manifest.tables.length + 2).toBe(files.size);
    expect([...files.values()].join()).not.toMatch(/argon2|memory\$|password/i);
  });

  it("W155 holds nothing of anybody else, and is whole where there is nothing", async () => {
    const bob = await joined(server, "export-bob");
    const files = await exported(bob);
    expect(rowsOf(files.get("diary_entries.csv"))).toEqual([]);
    expect([...files.values()].join()).not.toContain("export-ada");
    expect((await server.browser().get("/api/services/export")).status).toBe(401);
  });
});
