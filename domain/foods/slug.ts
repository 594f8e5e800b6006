import { foldedWords } from "./search/words.ts";

const LONGEST_NAME = 60;

/** Between name and id. A name has no two hyphens in a row, so the first pair is it. */
const GAP = "--";

/**
 * F12: the food's place in an address: "banana--sr28-09040", safe in any URL. Throws "missing food or food id" without a food or
 * an id, as specified (section 8).
 */
export const foodSlug = (
  food: { readonly id?: string | null | undefined; readonly description?: string | undefined } | null | undefined,
): string => {
  if (food === null || food === undefined || food.id === undefined || food.id === null || food.id === "")
    throw new Error("missing food or food id");
  const name = foldedWords(food.description ?? "")
    .filter((word) => /^[a-z0-9]+$/u.test(word))
    .join("-")
    .slice(0, LONGEST_NAME)
    .replace(/(?<!-)-+$/u, "");
  const id = encodeURIComponent(food.id.toWellFormed());
  return name === "" && !id.includes(GAP) ? id : name + GAP + id;
};

/** F12: the id in a slug, whatever the name before it says; undefined where no slug has such an end. Whether it is a food's, `isFoodId` says. */
export const foodOfSlug = (slug: string): string | undefined => {
  const gap = slug.indexOf(GAP);
  const encoded = gap < 0 ? slug : slug.slice(gap + GAP.length);
  try {
    const id = decodeURIComponent(encoded);
    return id !== "" && encodeURIComponent(id) === encoded ? id : undefined;
  } catch {
    // No encoding: not made by `foodSlug`.
    return undefined;
  }
};
