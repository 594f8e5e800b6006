import { isFoodId, type FoodId } from "./food.ts";
import { foldedWords } from "./words.ts";

const LONGEST_NAME = 60;

/**
 * F12: the food's place in an address: "banana--sr28-09040", safe in any URL. Throws "missing food or food id" without a food or
 * an id, as specified (section 8).
 */
export const foodSlug = (
  food: { readonly id?: string | undefined; readonly description?: string | undefined } | null | undefined,
): string => {
  if (food === null || food === undefined || food.id === undefined || food.id === "")
    throw new Error("missing food or food id");
  const name = foldedWords(food.description ?? "")
    .filter((word) => /^[a-z0-9]+$/u.test(word))
    .join("-")
    .slice(0, LONGEST_NAME)
    .replace(/-+$/u, "");
  return name === "" ? food.id : `${name}--${food.id}`;
};

/** F12: the id in a slug, whatever the name before it says; undefined when there is none. */
export const foodOfSlug = (slug: string): FoodId | undefined => {
  const id = slug.slice(slug.lastIndexOf("--") + (slug.includes("--") ? 2 : 1));
  return isFoodId(id) ? id : undefined;
};
