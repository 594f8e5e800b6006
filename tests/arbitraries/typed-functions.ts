import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextFunction } from "./signatures.ts";
import { readDeclared, readParameters, valuesOf } from "./typed-values.ts";

const holds = (value: unknown, text: string): boolean =>
  value instanceof Map || value instanceof Set
    ? [...value].some((part) => holds(part, text))
    : typeof value === "object" && value !== null
      ? Object.entries(value).some(([key, part]) => key === text || holds(part, text))
      : value === text;

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown => typeof value === "function";

/** Asked by hand alone, and why. */
const NOT_BY_TYPES: ReadonlyMap<string, string> = new Map([
  ["diary logSavedMeal", "an item is a food or figures, and what is both cannot be"],
  ["foods newestReleases", "asks for the source of each food, which stands deeper than types are followed"],
  ["foods readLexicon", "reads the product's own lists: each entry is a word, and so many long ones never come"],
  ["foods unpackRow", "reads JSON that packRow wrote"],
  ["foods parsePriorRules", "reads patterns of the product's own list"],
  ["foods replacePhrases", "reads phrases of the product's own list"],
  ["foods shortLabels", "reads phrases of the product's own list"],
  ["foods foodSlug", "throws by its rule where it is given no food"],
]);

export const isAskedByTypes = (name: string): boolean => !NOT_BY_TYPES.has(name);

/**
 * Every exported function that is given a text anywhere, by the types of its parameters: asked with the text in each place at once,
 * in each of the first alternatives of what may be given. A new function is among them by itself.
 */
export const typedFunctions = async (): Promise<readonly TextFunction[]> => {
  const declared = await readDeclared();
  const report = readFileSync(join(import.meta.dirname, "../../domain/api-report.md"), "utf8");
  return readParameters(report).flatMap(({ name, types }) => {
    const [concept = "", exported = ""] = name.split(" ");
    const asked = declared.values[exported];
    const given = (text: string) => types.map(valuesOf(declared, concept, text));
    if (!isFunction(asked) || NOT_BY_TYPES.has(name) || !holds(given("text"), "text")) return [];
    const ask = (text: string): void => {
      const places = given(text);
      const count = Math.max(...places.map((values) => values.length));
      for (let i = 0; i < count; i += 1) void asked(...places.map((values) => values[i % Math.max(1, values.length)]));
    };
    return [{ name, ask }];
  });
};
