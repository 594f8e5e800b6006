import { isFirstDay, starterFoods } from "@morsel/domain/diary";
import { MEALS } from "@morsel/domain/meal-slots";
import { gunzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DATES, makeDiaryPage } from "../../support/diary-page.ts";

const shipped = new Set(
  gunzipSync(readFileSync(join(import.meta.dirname, "../../../adapters/data/foods/foods.ndjson.gz")))
    .toString()
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [(JSON.parse(line) as { readonly id?: string }).id])),
);

it("W84 every slot has everyday foods, each once, and each is in the catalogue that ships", () => {
  for (const meal of MEALS) {
    const foods = starterFoods(meal);
    expect(foods.length).toBeGreaterThan(2);
    expect(new Set(foods).size).toBe(foods.length);
    for (const id of foods) expect(shipped).toContain(id);
  }
});

it("W84 a first day is one without food of a member who never logged any; before that is known it is none", () => {
  const page = makeDiaryPage();
  const [, , ahead] = page.stored();
  const eaten = page.day(DATES[0]);
  if (ahead === undefined) return expect.unreachable();
  expect(isFirstDay(ahead.day, { recent: [] })).toBe(true);
  expect(isFirstDay(ahead.day, undefined)).toBe(false);
  expect(isFirstDay(eaten.day, { recent: [] })).toBe(false);
});
