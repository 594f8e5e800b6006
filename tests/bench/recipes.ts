import { readFileSync } from "node:fs";
import { makeRecipeReader } from "@morsel/adapters/importers/recipes/recipe-reader";
import { readIngredientLine } from "@morsel/domain/recipes";
import * as Effect from "effect/Effect";
import type { Figure } from "./figures.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
const TIMES = 100;
const LINES_MIN = 2000;
const LONGEST_STOP_MS = 10;
const INGREDIENTS = 10_000;

const perSecond = (lines: readonly string[], read: (line: string) => unknown): number => {
  const started = performance.now();
  for (let i = 0; i < TIMES; i += 1) for (const line of lines) read(line);
  return (lines.length * TIMES * 1000) / (performance.now() - started);
};

/** How much of the processor a page of ten thousand ingredients takes at most before others have their turn. */
const longestStop = async (): Promise<number> => {
  const recipeIngredient = Array.from({ length: INGREDIENTS }, (_, n) => `${n + 1} g <b>flour</b>, sifted`);
  const page = `<!doctype html><script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", recipeIngredient })}</script>`;
  const reader = makeRecipeReader();
  await Effect.runPromise(Effect.result(reader.read(page)));
  let longest = 0;
  let last = process.cpuUsage();
  let isDone = false;
  const tick = (): void => {
    // The processor's own time: what other programs of the machine do meanwhile is not counted.
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await Effect.runPromise(Effect.result(reader.read(page)));
  isDone = true;
  return longest;
};

/** Lines of recipes beside splitting them into words alone, and a page that brings far too many. */
export const recipeFigures = async (): Promise<readonly Figure[]> => {
  const lines = LANGUAGES.flatMap((language) =>
    readFileSync(new URL(`../fixtures/recipes/lines-${language}.tsv`, import.meta.url), "utf8")
      .split("\n")
      .slice(1)
      .flatMap((row) => row.split("\t")[0] ?? []),
  );
  perSecond(lines, readIngredientLine);
  const speed = perSecond(lines, readIngredientLine);
  const stop = await longestStop();
  return [
    {
      what: "ingredient lines of five languages",
      value: speed,
      unit: "lines/s",
      floor: { what: "split into words", value: perSecond(lines, (line) => line.normalize("NFC").split(" ")) },
      target: `≥ ${LINES_MIN} lines/s`,
      reached: speed >= LINES_MIN,
    },
    {
      what: `a page of ${INGREDIENTS} ingredients: processor time before others have their turn`,
      value: stop,
      unit: "ms",
      target: `≤ ${LONGEST_STOP_MS} ms`,
      reached: stop <= LONGEST_STOP_MS,
    },
  ];
};
