import { isFoundByBeginning } from "@morsel/domain/forum";
import { ERA, eraOf } from "../migrations/search-era.ts";

/** A first step into a younger era than this many posts takes the one before along. */
const YOUNG = ERA / 4;
/** FO61: eras that one request looks into: more than eight millions of posts. */
const ERAS_MOST = 1024;
/** FO61: places of words in posts that the index reads for one request, as far as they are foreseen. */
const READ_MOST = 70_000;
/** The cost of a look for a word that no post of an era holds, in places read. */
const TO_LOOK = 150;
/** Each step looks into so many times as many eras as the one before. */
const GROWTH = 6;
/** A word that more posts hold is looked for in the text of those that hold the others. */
const COMMON = 0.04;

/** A word, and what share of the posts hold it as far as a few were asked. */
export type Share = { readonly word: string; readonly share: number };

/** FO61: words for which the index is asked, and those that are then looked for in the text; all of the index where all are common. */
export const partWords = (
  shares: readonly Share[],
): { readonly asked: readonly Share[]; readonly read: readonly string[] } => {
  const rare = shares.filter(({ share }) => share <= COMMON);
  if (rare.length === 0) return { asked: shares, read: [] };
  return { asked: rare, read: shares.filter((one) => !rare.includes(one)).map(({ word }) => word) };
};

/** Eras that are asked at once, the newest first. */
export type SearchStep = readonly string[];

/** FO61: steps from below a place down to the first post, or to as many eras as one request looks into. */
export const searchSteps = (
  before: number,
  asked: readonly Share[],
): { readonly steps: readonly SearchStep[]; readonly reached: number } => {
  const steps: SearchStep[] = [];
  const each = asked.reduce((sum, { share }) => sum + share * ERA + TO_LOOK, 0);
  const most = Math.max(2, Math.min(ERAS_MOST, Math.floor(READ_MOST / each)));
  const newest = Math.floor((before - 1) / ERA);
  const oldest = Math.max(0, newest - most + 1);
  let [next, count] = [newest, (before - 1) % ERA < YOUNG ? 2 : 1];
  while (next >= oldest) {
    const last = Math.max(oldest, next - count + 1);
    steps.push(Array.from({ length: next - last + 1 }, (_, n) => eraOf((next - n) * ERA)));
    next = last - 1;
    count *= GROWTH;
  }
  return { steps, reached: oldest * ERA };
};

/** FO16: words are letters and digits alone, so the signs of neither engine are among them. */
export const sqliteQuery = (words: readonly string[], eras: readonly string[]): string =>
  eras
    .map((era) => words.map((word) => `"${era}${word}"${isFoundByBeginning(word) ? "*" : ""}`).join(" AND "))
    .map((one) => `(${one})`)
    .join(" OR ");

/** One for each era. */
export const postgresQueries = (words: readonly string[], eras: readonly string[]): readonly string[] =>
  eras.map((era) => words.map((word) => `'${era}${word}'${isFoundByBeginning(word) ? ":*" : ""}`).join(" & "));
