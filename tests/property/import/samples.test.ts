import { recordsOfFile, surveyFile } from "@morsel/adapters/importers/diaries/read-import-file";
import { DEFAULT_SLOTS } from "@morsel/domain/diary";
import type { ImportChoices, ImportedRecord, RecordKind } from "@morsel/domain/import";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../fixtures/import");
const MFP = "File-Export-2025-01-06-to-2025-01-19.zip";

const expected = (folder: string) => JSON.parse(readFileSync(join(FOLDER, folder, "expected.json"), "utf8"));
const survey = (file: string, choices: ImportChoices = {}) =>
  surveyFile(join(FOLDER, file), file.split("/").at(-1) ?? "", choices, DEFAULT_SLOTS);
const records = async (file: string, choices: ImportChoices = {}): Promise<readonly ImportedRecord[]> => {
  const all: ImportedRecord[] = [];
  for await (const read of recordsOfFile(join(FOLDER, file), file.split("/").at(-1) ?? "", choices))
    all.push(...read.records);
  return all;
};
const ofKind = <Kind extends RecordKind>(all: readonly ImportedRecord[], kind: Kind) =>
  all.filter((one): one is Extract<ImportedRecord, { readonly kind: Kind }> => one.kind === kind);

const energyByDay = (all: readonly ImportedRecord[]): ReadonlyMap<string, number> => {
  const days = new Map<string, number>();
  for (const { date, facts } of ofKind(all, "food")) days.set(date, (days.get(date) ?? 0) + (facts.energy ?? 0));
  return days;
};
const expectEnergies = (
  all: readonly ImportedRecord[],
  wanted: Readonly<Record<string, number>>,
  within = 0.51,
): void => {
  const days = energyByDay(all);
  for (const [date, kcal] of Object.entries(wanted))
    expect(Math.abs((days.get(date) ?? 0) - kcal), `${date}: ${days.get(date)} of ${kcal}`).toBeLessThan(within);
  expect([...days.keys()].filter((date) => !(date in wanted))).toEqual([]);
};
const weights = (all: readonly ImportedRecord[]) =>
  ofKind(all, "measurement").flatMap(({ date, type, value }) => (type === "Weight" ? [[date, value]] : []));
const steps = (all: readonly ImportedRecord[]) =>
  Object.fromEntries(ofKind(all, "steps").map(({ date, steps: count }) => [date, count]));

describe("I1 I6 the samples come to what is expected of them", () => {
  it("I1 I3 MyFitnessPal: a row for each meal, percentages unknown, a weight without a unit", async () => {
    const wanted = expected("myfitnesspal");
    const file = `myfitnesspal/${MFP}`;
    const all = await records(file);
    const nutrition = wanted["Nutrition-Summary-2025-01-06-to-2025-01-19.csv"];
    expect(ofKind(all, "food")).toHaveLength(nutrition.data_rows);
    expectEnergies(all, nutrition.kcal_by_date);
    expect([...new Set(ofKind(all, "food").map(({ meal }) => meal))].toSorted()).toEqual(nutrition.meals);
    for (const { facts } of ofKind(all, "food"))
      for (const id of ["vitamin_a", "vitamin_c", "calcium", "iron"] as const) expect(facts[id]).toBeUndefined();
    expect(weights(all)).toEqual(wanted["Measurement-Summary-2025-01-06-to-2025-01-19.csv"].values);
    const exercises = ofKind(all, "exercise");
    expect(exercises.filter(({ sets }) => sets === undefined)).toHaveLength(6);
    expect(exercises.filter(({ sets }) => sets !== undefined)).toHaveLength(2);
    expect(exercises.map(({ name }) => name)).toContain("Walking, 3.5 mph, brisk pace");
    expect(Object.keys(steps(all))).toHaveLength(14);
    const shown = await survey(file);
    expect(shown.weights).toMatchObject({ count: 7, min: 81.1, max: 82.6 });
    expect(weights(await records(file, { weightUnit: "lb" }))[0]).toEqual(["2025-01-06", 37.24]);
  });

  it("I2 I4 MyFitnessPal with times, thousands and dates of another order", async () => {
    const wanted = expected("myfitnesspal");
    const timed = wanted["Nutrition-Summary-with-time.csv"];
    const all = await records("myfitnesspal/Nutrition-Summary-with-time.csv");
    expect(ofKind(all, "food")).toHaveLength(timed.data_rows);
    expectEnergies(all, timed.kcal_by_date);
    expect(all[1]).toMatchObject({ time: "07:45" });
    const odd = await survey("myfitnesspal/Nutrition-Summary-odd-rows.csv");
    expect(odd.counts.food).toBe(2);
    expect(odd.order).toEqual({ order: "monthFirst", isAsked: true });
    expect(odd.leftOut).toMatchObject([
      { reason: "notADate", places: [{ line: 4 }] },
      { reason: "noCalories", places: [{ line: 5 }] },
    ]);
    const [first, second] = ofKind(await records("myfitnesspal/Nutrition-Summary-odd-rows.csv"), "food");
    expect([first?.facts.energy, second?.date]).toEqual([1050, "2025-01-06"]);
    const [, dayFirst] = ofKind(
      await records("myfitnesspal/Nutrition-Summary-odd-rows.csv", { order: "dayFirst" }),
      "food",
    );
    expect(dayFirst?.date).toBe("2025-06-01");
    expect(ofKind(await records("myfitnesspal/Exercise-Summary-pounds-bom.csv"), "exercise")).toMatchObject([
      { name: "Bench Press, Barbell", sets: [{ reps: 10, weightKg: 59.87 }, { reps: 10 }, { reps: 10 }] },
    ]);
  });

  it("I3 Cronometer: units of the headings, negative calories, water as a food, nothing for an empty cell", async () => {
    const wanted = expected("cronometer");
    const all = await records("cronometer/servings.csv");
    expectEnergies(all, wanted["servings.csv"].kcal_by_date);
    expect(ofKind(all, "food").length + ofKind(all, "water").length).toBe(wanted["servings.csv"].data_rows);
    expect(ofKind(all, "water")).toHaveLength(wanted["servings.csv"].water_rows);
    const [oats] = ofKind(all, "food");
    expect(oats).toMatchObject({ name: "Oats, rolled, 45 g", facts: { energy: 175.05, sodium: 0.9, zinc: 1.79 } });
    expect(oats?.facts.vitamin_e).toBeUndefined();
    expect((await survey("cronometer/dailysummary.csv")).leftOut).toMatchObject([
      { reason: "repeatsOther", count: 14 },
    ]);
    const exercises = ofKind(await records("cronometer/exercises.csv"), "exercise");
    expect(exercises).toHaveLength(6);
    expect(exercises[0]).toMatchObject({ minutes: 30, energy: { kcal: 404, of: "gross" }, time: "06:30" });
    const body = await records("cronometer/biometrics.csv");
    expect(weights(body)).toHaveLength(wanted["biometrics.csv"].weights);
    expect(ofKind(body, "measurement").filter(({ type }) => type === "Waist")).toMatchObject([{ value: 91 }]);
  });

  it("I6 Lose It!: deleted rows and the tracker's correction are left out, unknown stays unknown", async () => {
    const wanted = expected("loseit");
    const all = await records("loseit/LoseIt-export.zip", { weightUnit: "lb" });
    expect(ofKind(all, "food")).toHaveLength(wanted["food-logs.csv"].importable);
    expectEnergies(all, wanted["food-logs.csv"].kcal_by_date);
    expect(ofKind(all, "food")[0]?.facts.sugar).toBeUndefined();
    expect(ofKind(all, "exercise")).toHaveLength(6);
    expect(weights(all)[0]).toEqual(["2025-01-06", 82.1]);
    expect(ofKind(all, "water")[0]?.ml).toBeCloseTo(1892.7, 1);
    const { leftOut } = await survey("loseit/LoseIt-export.zip");
    expect(leftOut.find(({ reason }) => reason === "deleted")?.count).toBe(wanted["food-logs.csv"].deleted_rows);
  });

  it("I4 Garmin: thousands, durations, weights below the line of their day", async () => {
    const wanted = expected("garmin");
    const activities = ofKind(await records("garmin/Activities.csv"), "exercise");
    expect(activities.map(({ energy }) => energy?.kcal)).toEqual(wanted["Activities.csv"].kcal);
    expect(activities.map(({ minutes }) => minutes)).toEqual(wanted["Activities.csv"].minutes);
    expect(weights(await records("garmin/Weight.csv"))).toEqual(wanted["Weight.csv"].values_kg);
  });

  it("I2 Fitbit: tables below each other, days of the food log not counted twice, takeout", async () => {
    const wanted = expected("fitbit");
    const table = wanted["fitbit_export_20250120.csv"];
    const all = await records("fitbit/fitbit_export_20250120.csv");
    const { "2025-01-18": _, ...eaten } = table.kcal_in;
    // Foods of the log are rounded one by one.
    expectEnergies(all, eaten, 2);
    for (const [date, count] of Object.entries(table.food_log_entries))
      expect(ofKind(all, "food").filter((one) => one.date === date)).toHaveLength(Number(count));
    expect(weights(all)).toHaveLength(table.body_rows);
    expect(Object.keys(steps(all))).toHaveLength(table.activity_rows);
    expect(steps(await records("fitbit/steps-2025-01-06.json"))).toEqual(wanted.steps_by_date);
    expect(weights(await records("fitbit/weight-2025-01-06.json", { weightUnit: "lb" }))[0]).toEqual([
      "2025-01-06",
      82.1,
    ]);
    expect(ofKind(await records("fitbit/exercise-0.json"), "exercise")[0]).toMatchObject({ name: "Run", minutes: 30 });
  });

  it("I5 W515 Apple Health: kilojoules and pounds, one device for steps, energy of workouts in either place", async () => {
    const wanted = expected("apple-health");
    const all = await records("apple-health/export.xml");
    expect(weights(all)).toEqual(wanted.weights_kg);
    expect(ofKind(all, "exercise").map(({ energy }) => energy?.kcal)).toEqual(wanted.workout_kcal);
    expect(ofKind(all, "exercise")).toHaveLength(wanted.workouts);
    expect(steps(all)).toEqual(wanted.steps_phone_only);
    const { date, kcal } = wanted.energy_kj_record;
    expect(energyByDay(all).get(date)).toBeCloseTo(kcal, 5);
  });
});
