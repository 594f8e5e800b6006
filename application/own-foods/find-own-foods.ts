import {
  matchOf,
  rankFoods,
  readGtin,
  readQuery,
  requiredWords,
  type FoodId,
  type QueryWord,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { OWN_LEXICON } from "./own-food-key.ts";
import type { OwnFoodStore } from "./own-food-store.ts";

/** More are not looked at; who has typed so little types on. */
const CANDIDATES = 300;
const MOST_FOUND = 100;
/** Of a member's own foods none is better known than another. */
const PLAINNESS = 0.5;

/** How all that may stand for a word begins: "berri" and "berry" both with "berr". */
const beginningOf = ({ terms: [first, ...others] }: QueryWord): string => {
  let beginning = first?.word ?? "";
  for (const { word } of others) while (!word.startsWith(beginning)) beginning = beginning.slice(0, -1);
  return beginning;
};

/** W165: the member's own foods that answer in full what was typed, by words or by the digits of a barcode; the best first. */
export const findOwnFoods = (
  own: Pick<OwnFoodStore, "beginningWith" | "withBarcode">,
  member: MemberId,
  text: string,
  timesUsed: ReadonlyMap<FoodId, number>,
): Effect.Effect<readonly FoodId[]> => {
  const barcode = readGtin(text);
  if (barcode.ok)
    return Effect.map(own.withBarcode(member, barcode.value), (found) =>
      found.map(({ id }) => id).slice(0, MOST_FOUND),
    );
  const query = readQuery(text, OWN_LEXICON);
  const beginnings = requiredWords(query).words.map(beginningOf);
  const longest = beginnings.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined || longest === "") return Effect.succeed([]);
  return Effect.map(own.beginningWith(member, longest, CANDIDATES), (candidates) => {
    const full = candidates.filter((candidate) => matchOf(query, candidate) === "full");
    const known = full.map((candidate) => ({ ...candidate, plainness: PLAINNESS }));
    return rankFoods(query, known, OWN_LEXICON, timesUsed)
      .map(({ id }) => id)
      .slice(0, MOST_FOUND);
  });
};
