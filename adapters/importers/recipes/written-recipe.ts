import { readIngredientLine, RECIPE_LIMITS } from "@morsel/domain/recipes";
import type { RecipeOnPage } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";
import { minutesOf, yieldOf } from "./figures.ts";
import { plainLineOf } from "./plain-texts.ts";

const INGREDIENTS =
  /^(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser|składniki)\b.{0,30}$/iu;
const STEPS =
  /^(?:method|instructions|directions|preparation|steps|how to make.*|zubereitung|anleitung|préparation|étapes|instrucciones|preparación|elaboración|pasos|preparazione|procedimento|modo de preparo|bereiding|gör så här|fremgangsmåde|przygotowanie)\b.{0,30}$/iu;
const YIELD =
  /^(?:serves|servings|yield|makes|portions?|für|ergibt|pour|para|raciones|per|dosi per|voor|porsjoner|portioner)\b.{0,20}\d|^\d+ (?:servings|portionen|personen|personnes|personas|persone|porzioni|raciones)$/iu;
const TIME = /^(?:total time|total|time|zeit|gesamtzeit|temps|tiempo|tempo)[ :]{1,3}(\d.*)$/iu;
/** A line longer than this tells what is done. */
const INGREDIENT_MAX = 90;
const MOST_LINES = 12_000;
const AT_ONCE = 200;

const isIngredient = (line: string): boolean => {
  if (line.length > INGREDIENT_MAX || /[.!?]$/.test(line)) return false;
  const read = readIngredientLine(line);
  return read.ok && (read.value.amount !== undefined || read.value.unit !== undefined);
};

const withoutNumber = (line: string): string => line.replace(/^(?:step )?\d{1,2}[.):]\s+/i, "");

/** A recipe as people write it down: its title first, then what goes in, then what is done. */
export const readWrittenRecipe = (text: string): Effect.Effect<RecipeOnPage> =>
  Effect.gen(function* () {
    const all = text.split(/[\r\n]+/).slice(0, MOST_LINES);
    const [lines, steps]: [string[], string[]] = [[], []];
    let part: "begin" | "ingredients" | "steps" = "begin";
    let title: string | undefined;
    let made: ReturnType<typeof yieldOf> = {};
    let totalMinutes: number | undefined;
    for (const [place, given] of all.entries()) {
      if (place % AT_ONCE === AT_ONCE - 1) yield* Effect.yieldNow;
      const line = plainLineOf(given);
      if (line === undefined) continue;
      const time = TIME.exec(line)?.[1];
      if (INGREDIENTS.test(line)) {
        part = "ingredients";
        const inside = yieldOf(/\d/.test(line) ? line : undefined);
        if (made.servings === undefined && inside.servings !== undefined) made = inside;
      } else if (STEPS.test(line)) part = "steps";
      else if (part !== "steps" && made.servings === undefined && YIELD.test(line)) made = yieldOf(line);
      else if (part !== "steps" && time !== undefined && minutesOf(time) !== undefined) totalMinutes = minutesOf(time);
      else if (part === "ingredients") lines.push(line.slice(0, RECIPE_LIMITS.line));
      else if (part === "steps") steps.push(withoutNumber(line));
      else if (title === undefined && !isIngredient(line)) title = line.slice(0, RECIPE_LIMITS.title);
      else if (isIngredient(line)) lines.push(line.slice(0, RECIPE_LIMITS.line));
      else if (lines.length > 0) steps.push(withoutNumber(line));
    }
    return {
      ...(title === undefined ? {} : { title }),
      authors: [],
      ...made,
      ...(totalMinutes === undefined ? {} : { totalMinutes }),
      lines,
      steps: steps.slice(0, RECIPE_LIMITS.steps).map((step) => ({ text: step.slice(0, RECIPE_LIMITS.step) })),
    };
  });
