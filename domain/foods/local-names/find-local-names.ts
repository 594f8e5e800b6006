import { hasUnspacedScript } from "../../text/index.ts";
import type { FoodId } from "../food.ts";
import { editDistance } from "../indexing/misspelling.ts";
import type { IndexedName, IndexedState, IndexedThing, LocalIndex } from "./local-index.ts";
import { localWords } from "./local-words.ts";

/** A thing that a language calls what was typed: the state that is meant, and all of them. */
export type LocalMatch = {
  readonly id: FoodId;
  readonly states: readonly FoodId[];
  /** A state was asked for by its name; otherwise who eats another state means that one. */
  readonly isStateSaid: boolean;
  readonly score: number;
};

export type LocalQuery = {
  readonly text: string;
  /** Nothing more follows: the last word is no beginning. */
  readonly isWhole: boolean;
};

/** Closeness of a word of a name to one that was typed; found on German queries, none knows a food. */
const SAME = 1;
const BEGUN = 0.84;
const INFLECTED = 0.8;
const END_OF_COMPOUND = 0.62;
const INSIDE = 0.5;
const MISSPELT = 0.55;
const OF_STATE = 0.72;
const EXTRA_WORD = 0.07;
const MOST_EXTRA = 0.21;
const LATER_NAME = 0.004;
const WHOLE_NAME = 0.15;
const OTHER_STATE = 0.03;

const LONGEST_INFLECTION = 2;
const SHORTEST_STEM = 4;
const SHORTEST_INSIDE = 4;
const SHORTEST_MISSPELT = 5;
const MOST_FOUND = 60;
const MOST_WORDS = 8;
const LONGEST_TEXT = 200;

/** Amounts say how much, not what; "3,5 %" says which milk. */
const AMOUNT =
  /(?<![\d.,])\d+(?:[.,]\d+)?\s*(?:k?g|gr|m?l|cl|dl|oz|lb|el|tl|stk|г|мл|кг|л|グラム|克|毫升|그램)(?![\p{L}%])/giu;

type Typed = {
  readonly count: number;
  /** How near a word of a name is to each that was typed; undefined when to none, as most are. */
  readonly nearTo: (word: string) => readonly number[] | undefined;
};

/** 0 for not near at all. */
const closeness = (typed: string, word: string, isBeginning: boolean, mayMisspell: boolean): number => {
  if (typed === word) return SAME;
  const isUnspaced = hasUnspacedScript(typed);
  if (word.startsWith(typed) && (isBeginning || isUnspaced)) return BEGUN + 0.1 * (typed.length / word.length);
  const [stem, longer] = typed.length < word.length ? [typed, word] : [word, typed];
  if (
    stem.length >= SHORTEST_STEM &&
    longer.length - stem.length <= LONGEST_INFLECTION &&
    longer.startsWith(stem) &&
    !isUnspaced
  )
    return INFLECTED;
  const length = typed.length / word.length;
  if (typed.length >= (isUnspaced ? 1 : SHORTEST_INSIDE)) {
    if (word.endsWith(typed)) return END_OF_COMPOUND + 0.1 * length;
    if ((isUnspaced ? typed.length > 1 : isBeginning) && word.includes(typed)) return INSIDE + 0.1 * length;
  }
  const isSlip = mayMisspell && typed.length >= SHORTEST_MISSPELT && typed[0] === word[0];
  return isSlip && editDistance(typed, word, 1) <= 1 ? MISSPELT : 0;
};

/** Names share their words: each is looked at once. */
const typedOf = (typed: readonly string[], isWhole: boolean, mayMisspell: boolean): Typed => {
  const known = new Map<string, readonly number[] | undefined>();
  return {
    count: typed.length,
    nearTo: (word) => {
      if (known.has(word)) return known.get(word);
      const near = typed.map((asked, at) => closeness(asked, word, !isWhole && at === typed.length - 1, mayMisspell));
      const found = near.some((value) => value > 0) ? near : undefined;
      known.set(word, found);
      return found;
    },
  };
};

const bestIn = (words: readonly string[], at: number, { nearTo }: Typed): number => {
  let best = 0;
  for (const word of words) best = Math.max(best, nearTo(word)?.[at] ?? 0);
  return best;
};

type Score = { readonly value: number; readonly isStateSaid: boolean };

/** The score of a name, with what its state says further; undefined where a word that was typed is in neither. */
const scoreOf = ({ words, place }: IndexedName, state: IndexedState | undefined, typed: Typed): Score | undefined => {
  let sum = 0;
  let inName = 0;
  let exact = 0;
  const extraWords = words.reduce((count, word) => (typed.nearTo(word) === undefined ? count + 1 : count), 0);
  if (extraWords === words.length) return undefined;
  for (let at = 0; at < typed.count; at += 1) {
    const own = bestIn(words, at, typed);
    const further = own > 0 || state === undefined ? 0 : OF_STATE * bestIn(state.said, at, typed);
    if (own === 0 && further === 0) return undefined;
    if (own > 0) inName += 1;
    if (own === SAME) exact += 1;
    sum += own + further;
  }
  if (inName === 0) return undefined;
  const extra = Math.min(MOST_EXTRA, EXTRA_WORD * extraWords);
  const isWholeName = exact === words.length && exact === typed.count;
  return {
    value: sum / typed.count - extra - LATER_NAME * place + (isWholeName ? WHOLE_NAME : 0),
    isStateSaid: inName < typed.count,
  };
};

const better = (a: LocalMatch | undefined, b: LocalMatch): LocalMatch => (a === undefined || b.score > a.score ? b : a);

const matchOfThing = ({ names, states }: IndexedThing, typed: Typed): LocalMatch | undefined => {
  const ids = states.map(({ id }) => id);
  let best: LocalMatch | undefined;
  const look = (name: IndexedName, state: IndexedState, isOwn: boolean, cost: number): void => {
    const score = scoreOf(name, state, typed);
    if (score === undefined) return;
    const isStateSaid = isOwn || score.isStateSaid;
    best = better(best, { id: state.id, states: ids, isStateSaid, score: score.value - cost });
  };
  for (const [at, state] of states.entries()) {
    const cost = at === 0 ? 0 : OTHER_STATE;
    for (const name of names) look(name, state, false, cost);
    // A name of this state alone is no worse for not being the usual one's, its shown name is.
    for (const name of state.names) look(name, state, at > 0, name.place === 0 ? cost : 0);
  }
  return best;
};

/** F37: things whose names in the language say each word that was typed, the nearest first; equals in the order of the list. */
const search = (
  { things, filler }: LocalIndex,
  { text, isWhole }: LocalQuery,
  mayMisspell: boolean,
): readonly LocalMatch[] => {
  const all = localWords(text.slice(0, LONGEST_TEXT).replaceAll(AMOUNT, " "));
  const told = all.filter((word) => !filler.has(word));
  const words = (told.length === 0 ? all : told).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const typed = typedOf(words, isWhole, mayMisspell);
  return things
    .flatMap((thing) => matchOfThing(thing, typed) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND);
};

/** F37: found by the names of a language; one slip in a longer word is forgiven where nothing else answers. */
export const findLocalNames = (
  index: LocalIndex,
  query: LocalQuery,
  isFoundElsewhere: boolean,
): readonly LocalMatch[] => {
  const found = search(index, query, false);
  return found.length > 0 || isFoundElsewhere ? found : search(index, query, true);
};
