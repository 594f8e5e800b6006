import { foldedWords, searchWords, stem, editDistance, likelyMeanings } from "../foods/index.ts";
import type { Exercise } from "./catalogue.ts";
import { speedIn, speedsNamed, type SpeedRange } from "./speed.ts";

/** An exercise with what it is found by, and how near to a word that is. */
export type IndexedExercise = {
  readonly exercise: Exercise;
  readonly words: ReadonlyMap<string, number>;
  /** Rank beside the words: how plain its name is, and how usual it is. */
  readonly plainness: number;
  /** km/h, where the name says them. */
  readonly speed?: SpeedRange;
};

export type ExerciseIndex = {
  readonly exercises: readonly IndexedExercise[];
  /** Every word of all of them, each once. */
  readonly words: readonly string[];
};

/** Weights of a match: an everyday word counts nearly as much as the name, more than the words after the comma, and than the group. */
const OTHER_WORD = 0.98;
const BEHIND = 0.94;
const GROUP = 0.85;
/** Usual exercises come before their kin, and those done by time before those with weights. */
const USUAL = 0.06;
const LIFTED = -0.03;
/** A longer name says more than was asked. */
const EACH_WORD = -0.02;
const MORE_WORDS = -0.01;

const headOf = (name: string): string => /^[^,(:]*/.exec(name)?.[0] ?? name;

const plainnessOf = ({ name, kind, isUsual }: Exercise): number => {
  const head = headOf(name);
  return (
    EACH_WORD * searchWords(head).length +
    (head.length < name.length ? MORE_WORDS : 0) +
    (isUsual === true ? USUAL : 0) +
    (kind === "strength" ? LIFTED : 0)
  );
};

const indexed = (exercise: Exercise): IndexedExercise => {
  const { name, words = "", group = "" } = exercise;
  const speed = speedsNamed(name);
  const found = new Map<string, number>();
  const add = (text: string, near: number): void => {
    for (const word of searchWords(text)) found.set(word, near);
  };
  add(group, GROUP);
  add(name, BEHIND);
  add(words, OTHER_WORD);
  add(headOf(name), 1);
  return { exercise, words: found, plainness: plainnessOf(exercise), ...(speed === undefined ? {} : { speed }) };
};

export const indexExercises = (exercises: readonly Exercise[]): ExerciseIndex => {
  const all = exercises.map(indexed);
  return { exercises: all, words: [...new Set(all.flatMap(({ words }) => [...words.keys()]))] };
};

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;
/** How near a word is to what was typed: 1 for the word itself, less for one that it begins or may have meant. */
const BEGINNING = 0.8;
const MISSPELT = 0.5;

const SURE_SLIPS = 1;
const LIKELY_WORDS = 5;

/** Words of the index that a typed word may stand for, and how near each is. */
const meanings = ({ words }: ExerciseIndex, typed: string, isLast: boolean): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const word = stem(typed);
  if (words.includes(word)) found.set(word, 1);
  if (isLast) for (const one of words) if (one.startsWith(typed) && !found.has(one)) found.set(one, BEGINNING);
  if (found.size > 0) return found;
  const known = words.map((one) => ({ word: one, foods: 1 }));
  for (const likely of likelyMeanings(word, known, LIKELY_WORDS))
    if (likely.isSure || editDistance(word, likely.word, SURE_SLIPS) <= SURE_SLIPS) found.set(likely.word, MISSPELT);
  return found;
};

const nearest = (words: ReadonlyMap<string, number>, meant: ReadonlyMap<string, number>): number => {
  let best = 0;
  for (const [word, near] of meant) best = Math.max(best, near * (words.get(word) ?? 0));
  return best;
};

/** Some km/h away weigh more than a longer name. */
const EACH_KMH = 0.05;

/** km/h between a speed and a range of speeds. */
const distance = (asked: number, [from, to]: SpeedRange): number => Math.max(0, from - asked, asked - to);

type Ranked = { readonly exercise: Exercise; readonly score: number };

const byRank = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.exercise.name.length - b.exercise.name.length || (a.exercise.id < b.exercise.id ? -1 : 1);

/**
 * E11: what is asked for, best first: each word is said by the name or by what people call it, as it is, as its beginning
 * while it is typed, or misspelt. Where a speed is asked for, the nearest one comes first ("running 10 km/h"). A text without
 * words and speed finds nothing.
 */
export const searchExercises = (index: ExerciseIndex, text: string): readonly Exercise[] => {
  const { kmh, rest } = speedIn(text.slice(0, LONGEST_QUERY));
  const typed = foldedWords(rest)
    .filter((word) => searchWords(word).length > 0)
    .slice(0, MOST_WORDS);
  if (typed.length === 0 && kmh === undefined) return [];
  const wanted = typed.map((word, i) => meanings(index, word, i === typed.length - 1));
  const ranked = index.exercises.flatMap(({ exercise, words, plainness, speed }): readonly Ranked[] => {
    if (kmh !== undefined && speed === undefined) return [];
    let score = plainness - (kmh === undefined || speed === undefined ? 0 : EACH_KMH * distance(kmh, speed));
    for (const meant of wanted) {
      const near = nearest(words, meant);
      if (near === 0) return [];
      score += near;
    }
    return [{ exercise, score }];
  });
  return ranked.sort(byRank).map(({ exercise }) => exercise);
};
