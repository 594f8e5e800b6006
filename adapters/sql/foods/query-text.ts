import { unpackNames, type FoodCandidate, type FoodId, type QueryTerm, type ReadQuery } from "@morsel/domain/foods";
import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";
import * as Effect from "effect/Effect";
import { isDatabaseFailure } from "../engine/failures.ts";

export type CandidateRow = { readonly id: string; readonly plainness: number; readonly names: string };

/**
 * Each further letter finds many of the same foods: what was taken apart for the searches before is not taken apart anew, as long
 * as the row says the same. The plainest foods are found most, and these are about all of them.
 */
const CANDIDATES_KEPT = 8000;
const recent = makeBoundedCache<{ readonly packed: string; readonly candidate: FoodCandidate }>(CANDIDATES_KEPT);

export const candidateOf = ({ id, plainness, names }: CandidateRow): FoodCandidate => {
  const known = recent.get(id);
  if (known?.packed === names && known.candidate.plainness === plainness) return known.candidate;
  const candidate = { id: id as FoodId, plainness, names: unpackNames(names) };
  recent.set(id, { packed: names, candidate });
  return candidate;
};

/** A word that is asked for as a beginning too is one of those that begin so. */
const distinct = (terms: readonly QueryTerm[]): readonly QueryTerm[] => {
  const begun = new Set(terms.flatMap(({ word, isPrefix }) => (isPrefix ? [word] : [])));
  return terms.filter(({ word, isPrefix }) => isPrefix || !begun.has(word));
};

/** A word as it may be quoted: letters and digits. */
export const stripPunctuation = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

const written = (
  query: ReadQuery,
  or: string,
  and: string,
  term: (word: string, isPrefix: boolean) => string,
): string =>
  query.words
    .map(
      ({ terms }) =>
        `(${distinct(terms)
          .map(({ word, isPrefix }) => term(stripPunctuation(word), isPrefix))
          .join(or)})`,
    )
    .join(and);

/** A query as FTS5 reads it. */
export const ftsQuery = (query: ReadQuery): string =>
  written(query, " OR ", " AND ", (word, isPrefix) => `"${word}"${isPrefix ? "*" : ""}`);

/**
 * A word with a letter that is younger than SQLite's table of letters is several words there, and its index keeps no order of words by
 * which it could find them: no food has such a word.
 */
export const orWithoutPhrase = <A>(ask: Effect.Effect<A>, nothing: A): Effect.Effect<A> =>
  Effect.catchDefect(ask, (defect) =>
    isDatabaseFailure(defect) && defect.message.includes("phrase queries are not supported")
      ? Effect.succeed(nothing)
      : Effect.die(defect),
  );

/** A query as PostgreSQL reads it. */
export const tsQuery = (query: ReadQuery): string =>
  written(query, " | ", " & ", (word, isPrefix) => `'${word}'${isPrefix ? ":*" : ""}`);

/** Shorter beginnings have so many words that the engine's own lists are quicker. */
const SHORTEST_COMPLETED = 4;
export const COMPLETIONS = 24;
export const LAST_LETTER = "\u{10FFFF}";

/**
 * Long beginnings are replaced by the commonest words that begin so: an engine merges the places of all words of a
 * beginning before it answers the first, but walks along the lists of known words and stops at the limit.
 */
export const expandPrefixes = (
  query: ReadQuery,
  commonest: (beginning: string) => Effect.Effect<readonly { readonly word: string }[]>,
): Effect.Effect<ReadQuery> => {
  const last = query.words.at(-1);
  const beginnings = last?.terms.filter(({ word, isPrefix }) => isPrefix && word.length >= SHORTEST_COMPLETED) ?? [];
  if (last === undefined || beginnings.length === 0) return Effect.succeed(query);
  return Effect.map(
    Effect.forEach(beginnings, ({ word, closeness }) =>
      Effect.map(commonest(word), (rows) => rows.map((row) => ({ word: row.word, isPrefix: false, closeness }))),
    ),
    (lists) => {
      const others = last.terms.filter((term) => !beginnings.includes(term));
      const terms = [
        ...new Map([...others, ...lists.flat()].map((term) => [term.word + String(term.isPrefix), term])).values(),
      ];
      return { words: [...query.words.slice(0, -1), { ...last, terms }] };
    },
  );
};

/** The words that begin with up to three letters are so many that collecting their places takes longer than looking at the foods. */
const LONGEST_LOOKED_AT = 3;

/** The part of a query that PostgreSQL's index answers in the large parts; the rest is checked in the foods that it finds. */
export const indexed = (query: ReadQuery): ReadQuery => {
  const last = query.words.at(-1);
  const isShort = last?.terms.some(({ word, isPrefix }) => isPrefix && word.length <= LONGEST_LOOKED_AT) === true;
  return isShort && query.words.length > 1 ? { words: query.words.slice(0, -1) } : query;
};
