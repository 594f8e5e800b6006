import type { RecipeOnPage } from "@morsel/application/recipes/parse-recipe";
import { RECIPE_LIMITS, type RecipeStep } from "@morsel/domain/recipes";
import * as Effect from "effect/Effect";
import { isRecord, listOf, minutesOf, statedFacts, yieldOf } from "./figures.ts";
import { plainLineOf, plainLines } from "./plain-texts.ts";

type Node = { readonly [name: string]: unknown };

/** Limits on one block: number of values and depth. */
const MOST_VALUES = 20_000;
const DEEPEST = 16;

const isOfType = (node: Node, type: string): boolean =>
  listOf(node["@type"]).some(
    (one) => typeof one === "string" && one.replace(/^https?:\/\/schema\.org\//i, "") === type,
  );

export type Found = { readonly recipes: readonly Node[]; readonly byId: ReadonlyMap<string, Node> };

/** All recipes of a value, the outermost first, and every node by its id. */
export const recipesIn = (value: unknown): Found => {
  const recipes: Node[] = [];
  const byId = new Map<string, Node>();
  let left = MOST_VALUES;
  const walk = (one: unknown, depth: number): void => {
    if (depth > DEEPEST || (left -= 1) < 0) return;
    if (Array.isArray(one)) for (const inner of one) walk(inner, depth + 1);
    if (!isRecord(one)) return;
    const id = one["@id"];
    if (typeof id === "string" && Object.keys(one).length > 1 && !byId.has(id)) byId.set(id, one);
    if (isOfType(one, "Recipe")) recipes.push(one);
    for (const inner of Object.values(one)) if (typeof inner === "object") walk(inner, depth + 1);
  };
  walk(value, 0);
  return { recipes, byId };
};

/** Other requests are let in after so many texts. */
const AT_ONCE = 50;

/** Texts are read in small parts: a page may bring ten thousand. */
const linesOf = (values: readonly unknown[]): Effect.Effect<readonly string[]> =>
  Effect.gen(function* () {
    const lines: string[] = [];
    for (const [place, value] of values.entries()) {
      if (place % AT_ONCE === AT_ONCE - 1) yield* Effect.yieldNow;
      const text = isRecord(value) ? (value.name ?? value.text) : value;
      if (values.length === 1) lines.push(...plainLines(text));
      else lines.push(plainLineOf(text) ?? "");
    }
    return lines.filter((line) => line !== "").map((line) => line.slice(0, RECIPE_LIMITS.line));
  });

const cut = (text: string): string => text.slice(0, RECIPE_LIMITS.step);

const stepsOf = (value: unknown): readonly RecipeStep[] => {
  const steps: RecipeStep[] = [];
  const add = (one: unknown, section: string | undefined, depth: number): void => {
    if (steps.length >= RECIPE_LIMITS.steps || depth > 6) return;
    if (Array.isArray(one)) {
      for (const inner of one.slice(0, MOST_VALUES)) add(inner, section, depth + 1);
      return;
    }
    const said = (text: string): void =>
      void steps.push(section === undefined ? { text: cut(text) } : { text: cut(text), section });
    if (!isRecord(one)) {
      for (const line of plainLines(one)) said(line);
      return;
    }
    if (isOfType(one, "HowToSection"))
      return add(one.itemListElement, plainLineOf(one.name)?.slice(0, RECIPE_LIMITS.title), depth + 1);
    const text = plainLineOf(one.text) ?? (one.itemListElement === undefined ? plainLineOf(one.name) : undefined);
    if (text === undefined) add(one.itemListElement, section, depth + 1);
    else said(text);
  };
  add(value, undefined, 0);
  return steps.slice(0, RECIPE_LIMITS.steps);
};

/** The address of a picture, only where it is one of the web. */
export const pictureOf = (value: unknown, base: string | undefined): string | undefined => {
  for (const one of listOf(value)) {
    const text = isRecord(one) ? (one.url ?? one.contentUrl) : one;
    if (typeof text !== "string" || text.length > RECIPE_LIMITS.address || !URL.canParse(text, base)) continue;
    const url = new URL(text, base);
    if (url.protocol === "https:" || url.protocol === "http:")
      return url.href.replaceAll(/["<>\s]/g, encodeURIComponent);
  }
  return undefined;
};

/** Reads a schema.org/Recipe as plain texts and figures. */
export const readSchemaRecipe = (
  node: Node,
  byId: ReadonlyMap<string, Node>,
  base: string | undefined,
): Effect.Effect<RecipeOnPage> =>
  Effect.gen(function* () {
    const authorOf = (one: unknown): string | undefined => {
      if (!isRecord(one)) return plainLineOf(one);
      const id = one["@id"];
      return plainLineOf(one.name) ?? (typeof id === "string" ? plainLineOf(byId.get(id)?.name) : undefined);
    };
    const title = plainLineOf(node.name) ?? plainLineOf(node.headline);
    const picture = pictureOf(node.image, base);
    const prepMinutes = minutesOf(node.prepTime);
    const cookMinutes = minutesOf(node.cookTime);
    const both = prepMinutes === undefined || cookMinutes === undefined ? undefined : prepMinutes + cookMinutes;
    const totalMinutes = node.totalTime === undefined || node.totalTime === "" ? both : minutesOf(node.totalTime);
    return {
      ...(title === undefined ? {} : { title: title.slice(0, RECIPE_LIMITS.title) }),
      authors: listOf(node.author)
        .slice(0, 20)
        .flatMap((one) => authorOf(one) ?? []),
      ...(picture === undefined ? {} : { picture }),
      ...yieldOf(node.recipeYield ?? node.yield),
      ...(prepMinutes === undefined ? {} : { prepMinutes }),
      ...(cookMinutes === undefined ? {} : { cookMinutes }),
      ...(totalMinutes === undefined ? {} : { totalMinutes }),
      lines: yield* linesOf(listOf(node.recipeIngredient ?? node.ingredients)),
      steps: stepsOf(node.recipeInstructions),
      ...statedFacts(node.nutrition),
    };
  });
