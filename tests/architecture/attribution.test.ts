import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FEATURES = join(import.meta.dirname, "../../ui/features");

const components = readdirSync(FEATURES, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !file.endsWith(".stories.tsx"),
);
const textOf = (file: string): string => readFileSync(join(FEATURES, file), "utf8");
const hasNotice = (file: string): boolean => /<(?:Late)?OdblNotice\b/.test(textOf(file));

/** They draw such a line for something else than foods of a catalogue, or within what has the notice. */
const OTHERS: Readonly<Record<string, string>> = {
  "diary/components/meal-slot/slot-offer.tsx": "each line names the source; the notice stands with the day's entries",
  "exercise/components/lookup/exercise-list.tsx": "exercises",
  "exercise/components/box/exercise-options.tsx": "exercises",
  "household/components/box-fridge.tsx": "dishes that were cooked",
  "meals/components/meal-line.tsx": "names of meals",
  "own-foods/components/own-food-row.tsx": "within own-foods-screen, which has it",
  "recipes/components/recipe-list.tsx": "names of recipes",
};

/** They show foods in other shapes than lines. */
const SHAPES = [
  "diary/components/day/day-end.tsx",
  "food-database/components/compare-screen.tsx",
  "food-database/components/food-view.tsx",
  "meals/components/meal-editor.tsx",
  "own-foods/components/own-foods-screen.tsx",
  "recipes/components/recipe-editor.tsx",
  "recipes/components/recipe-view.tsx",
  "reports/components/food-insights.tsx",
  "reports/components/printable-day.tsx",
];

it("W251 whatever shows foods of the catalogue names Open Food Facts and its licence where one is of it", () => {
  const lines = components.filter((file) => /<FoodLine\b/.test(textOf(file)));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((file) => !(file in OTHERS) && !hasNotice(file))).toEqual([]);
  expect(SHAPES.filter((file) => !hasNotice(file))).toEqual([]);
  // Each exception must still draw such lines.
  expect(Object.keys(OTHERS).filter((file) => !lines.includes(file))).toEqual([]);
});
