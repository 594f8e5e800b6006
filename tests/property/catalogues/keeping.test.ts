import {
  catalogueOf,
  newerRows,
  prepareRow,
  TIERS,
  tiersOf,
  type FoodId,
  type ActiveRow,
  type PackedRow,
  isFromOpenFoodFacts,
} from "@morsel/domain/foods";
import { readIndexingWords } from "@morsel/adapters/importers/catalogues/indexing-words";
import { readShippedFoods } from "@morsel/adapters/importers/foods/shipped-foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixture, recordsOf, rowsIn } from "./reading.ts";

const aRow = ([id, revision]: readonly [string, string]): PackedRow => ({
  id: id as FoodId,
  revision,
  barcode: null,
  plainness: 0,
  names: "",
  words: "",
  food: "{}",
  isDoubtful: false,
});
const revisions = fc.constantFrom("1", "2", "3");
const parts = fc.array(fc.tuple(fc.constantFrom("off-1", "off-2", "off-3"), revisions), { maxLength: 12 });

describe("what is kept of an import", () => {
  it("W242 each food once in its newest version, and nothing that is known or that this import brought", () => {
    fc.assert(
      fc.property(parts, fc.option(revisions, { nil: undefined }), fc.constantFrom(1, 2), (given, there, batch) => {
        const standing = new Map<string, ActiveRow>();
        if (there !== undefined) standing.set("off-1", { foodId: "off-1", revision: there, batch });
        const { newer, replaced } = newerRows(given.map(aRow), standing, 2);
        expect(new Set(newer.map((row) => row.id)).size).toBe(newer.length);
        for (const [id, revision] of given) {
          const kept = newer.find((row) => row.id === id);
          const isKnown = id === "off-1" && there !== undefined && (batch === 2 || there >= revision);
          if (!isKnown) expect(kept !== undefined && kept.revision >= revision).toBe(true);
        }
        expect([...replaced]).toEqual(newer.flatMap(({ id }) => (standing.has(id) ? [id] : [])));
        if (there !== undefined && batch === 2) expect(replaced.size).toBe(0);
      }),
    );
  });

  it("W250 tiers grow four times each to a quarter of all, the rest is in four, the plainer foods of a part stand in the earlier ones", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 300 }), (plainness) => {
        const tiers = tiersOf(plainness);
        expect(tiers).toHaveLength(plainness.length);
        tiers.forEach((tier, i) => {
          expect(tier >= 0 && tier < TIERS).toBe(true);
          tiers.forEach((other, j) => {
            if ((plainness[i] ?? 0) > (plainness[j] ?? 0)) expect(tier).toBeLessThanOrEqual(other);
          });
        });
      }),
      { numRuns: 30 },
    );
    const tiers = tiersOf(Array.from({ length: 4000 }, (_, n) => n));
    expect(Array.from({ length: TIERS }, (_, tier) => tiers.filter((one) => one === tier).length)).toEqual([
      4, 12, 48, 192, 768, 744, 744, 744, 744,
    ]);
  });

  it("W250 no product is as plain as half of the foods that ship, and what ships is not listed twice", async () => {
    const words = readIndexingWords();
    const shipped = readShippedFoods().map(({ plainness }) => plainness);
    const median = shipped[Math.floor(shipped.length / 2)] ?? 0;
    const products = rowsIn(await recordsOf(fixture("off-tsv/off-2024-05.products.csv.gz")));
    expect(Math.max(...products.map((row) => prepareRow(row, words).plainness))).toBeLessThan(median);
    const hummus = rowsIn(await recordsOf(fixture("fdc-json/FoodData_Central_foundation_food_json_sample.json")))[0];
    if (hummus === undefined) throw new Error("no hummus");
    expect(prepareRow(hummus, words).names).toEqual([]);
    expect(prepareRow(hummus, { ...words, isShipped: () => false }).names.length).toBeGreaterThan(0);
  });

  it("W244 what is doubtful stands behind what is not; a label without fibre is no doubt about its product", async () => {
    const words = readIndexingWords();
    const [row] = rowsIn(await recordsOf(fixture("off-tsv/off-2021-05-italy.products.csv.gz")));
    if (row === undefined) throw new Error("no product");
    const plainnessWith = (...doubts: NonNullable<typeof row.food.source.doubts>) =>
      prepareRow({ ...row, food: { ...row.food, source: { ...row.food.source, doubts } } }, words).plainness;
    expect(plainnessWith("KilojoulesAsKcal")).toBeLessThan(plainnessWith());
    expect(plainnessWith("FibreUnknown")).toBe(plainnessWith());
  });

  it("W240 W251 an id says where its food comes from, and whose licence has to be named", () => {
    expect(["off-1", "fdc-1", "office-1", undefined].map(isFromOpenFoodFacts)).toEqual([true, false, false, false]);
    expect(["off-1", "fdc-1", "sr28-09040", "office-1"].map((id) => catalogueOf(id as FoodId))).toEqual([
      "off",
      "fdc",
      undefined,
      undefined,
    ]);
  });
});
