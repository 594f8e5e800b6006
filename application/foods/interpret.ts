import {
  doubtsOf,
  joinedPairs,
  likelyBeginnings,
  partsOfWord,
  spellingKeys,
  stem,
  withJoinedWords,
  withMeanings,
  withNearestWords,
  type Lexicon,
  type Likeness,
  type QueryWord,
  type ReadQuery,
} from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { FoodRetrieval } from "./food-retrieval.ts";

/** Unknown words that are asked about side by side. */
const WORDS_AT_ONCE = 3;
const AT_ONCE = { concurrency: "unbounded" } as const;

const likenessOf = (retrieval: FoodRetrieval, { typed }: QueryWord, isLast: boolean): Effect.Effect<Likeness> =>
  Effect.all(
    {
      alike: retrieval.spelledLike(spellingKeys(stem(typed))),
      parts: retrieval.known([...new Set(partsOfWord(typed).flat().map(stem))]),
      begun: isLast ? retrieval.beginnings(likelyBeginnings(typed)) : Effect.succeed([]),
    },
    AT_ONCE,
  );

/** F7, F20: the query with what its unknown words may have meant; the same query when every word is known. */
export const parseAmountPrefix = (
  retrieval: FoodRetrieval,
  query: ReadQuery,
  lexicon: Lexicon,
  nothingFits: boolean,
): Effect.Effect<ReadQuery> =>
  Effect.gen(function* () {
    const instead = nothingFits ? withNearestWords(query, lexicon) : undefined;
    if (instead !== undefined) return instead;
    const terms = query.words.flatMap((word) => word.terms);
    const [exact, begun] = yield* Effect.all(
      [
        retrieval.known([...terms.map(({ word }) => word), ...joinedPairs(query)]),
        retrieval.beginnings(terms.filter(({ isPrefix }) => isPrefix).map(({ word }) => word)),
      ],
      AT_ONCE,
    );
    const foods = new Map(exact.map((one) => [one.word, one.foods]));
    const doubts = doubtsOf(query, foods, new Set(begun), nothingFits);
    const one = withJoinedWords(query, foods, doubts);
    if (one !== undefined) return one;
    const likenesses = yield* Effect.all(
      query.words.map((word, i) =>
        doubts[i] === "none" ? Effect.succeed(undefined) : likenessOf(retrieval, word, i === query.words.length - 1),
      ),
      { concurrency: WORDS_AT_ONCE },
    );
    // From the last: a word that becomes two moves none of those before it.
    let read = query;
    for (const [i, likeness] of [...likenesses.entries()].toReversed())
      if (likeness !== undefined) read = withMeanings(read, i, doubts[i] ?? "none", likeness);
    return read;
  });
