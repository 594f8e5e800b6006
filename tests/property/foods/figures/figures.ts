import {
  likelyMeanings,
  allowedEdits,
  phoneticKey,
  spellingKeys,
  likelyBeginnings,
  type LexiconLists,
  readLexicon,
  byRelevancePrior,
  type IndexedFood,
  indexFood,
  indexWords,
  packNames,
  unpackNames,
  type PriorLists,
  parsePriorRules,
  servingNear,
  servingsOf,
  readableName,
  lowerCaseShouting,
  brandIn,
  type NamingLists,
  withoutBrand,
  type BrandList,
  type Phrases,
  shortLabels,
  type Food,
  type FoodId,
  type Lexicon,
} from "@morsel/domain/foods";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KNOWN, QUERIES, TYPED } from "./texts.ts";
import * as foods from "@morsel/domain/foods";

/** Real foods as their data sets write them, and all that the rules make of them: one line of text for each figure. */

type SourceFood = {
  readonly id: FoodId;
  readonly name: string;
  readonly category: string;
  readonly portions: readonly (readonly [amount: number, unit: string, grams: number])[];
};

const data = join(import.meta.dirname, "../../../../adapters/data/foods");
const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
const json = (folder: string, file: string): unknown => JSON.parse(read(folder, file));

const { foods: sources } = json(import.meta.dirname, "foods.json") as { readonly foods: readonly SourceFood[] };
const lists = json(data, "naming.json") as NamingLists;
const brands = json(data, "brands.json") as BrandList;
const { labels } = json(data, "phrases.json") as { readonly labels: Phrases };
const readRules = () => parsePriorRules(json(data, "plainness.json") as PriorLists);
const things = new Map(
  [
    ["sr28-09040", "bananas"],
    ["fndds-63107010", "bananas"],
  ].map(([id = "", thing = ""]) => [id, { thing, usual: "sr28-09040" }] as const),
);
const readWords = () => readLexicon(json(data, "words.json") as LexiconLists, read(data, "synonyms.tsv"), things);

const line = (...parts: readonly unknown[]): string =>
  parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(" | ");

const nameFigures = ({ name }: SourceFood): string => {
  const { name: left, brand } = withoutBrand(name, brands, (rest) => rest.length > 0, true);
  return line(
    name,
    readableName(name, lists),
    readableName(left, lists, true),
    brandIn(name, lists),
    brand,
    lowerCaseShouting(name, lists),
    foods.foodSlug({ id: "x", description: name }),
  );
};

const foodOf = ({ id, name, category, portions }: SourceFood): Food => {
  const { name: left, brand } = withoutBrand(name, brands, (rest) => rest.length > 0);
  const servings = servingsOf(portions.map(([amount, unit, grams]) => ({ amount, unit, grams })));
  const [dataset = ""] = id.split("-", 1);
  return {
    id,
    description: readableName(left, lists),
    originalName: name,
    alternativeNames: portions.length > 2 ? [`${category} (kept), other`] : [],
    ...(brand === undefined ? {} : { brand }),
    category,
    source: { dataset, id, licence: "CC0-1.0" },
    basis: "us",
    nutrients: {},
    servings,
  };
};

const servingFigures = (food: Food): string =>
  line(
    food.id,
    food.servings,
    shortLabels(
      food.servings.map(({ label }) => label),
      labels,
    ),
    foods.densityOf(food.servings) ?? null,
    foods.volumeServings(food.servings).map(({ grams }) => grams),
    foods.usualServing(food)?.label ?? null,
    servingNear(food.servings, 100)?.label ?? null,
  );

/** Worked out anew for each section, as the rules are what is asked. */
const indexAll = (lexicon: Lexicon): readonly IndexedFood[] => {
  const rules = readRules();
  return sources.map(foodOf).map((food, i) =>
    indexFood(
      food,
      {
        isSurveyed: i % 2 === 0,
        isDiscontinued: i % 11 === 0,
        isBranded: food.brand !== undefined,
        everyday: i % 7 === 0 ? "usual" : i % 7 === 3 ? "other" : undefined,
        commonNames: i % 5 === 0 ? [`${food.category} thing, plain`] : undefined,
      },
      rules,
      lexicon,
    ),
  );
};

const searchFigures = ({ food, plainness, names }: IndexedFood): string =>
  line(food.id, plainness, packNames(names), indexWords(names).length, unpackNames(packNames(names)).length);

const queryFigures = (): readonly string[] => {
  const lexicon = readWords();
  const indexed = indexAll(lexicon);
  const candidates = indexed.map(({ food: { id }, plainness, names }) => ({ id, plainness, names }));
  const habits = new Map(
    [
      [0, 1],
      [40, 9],
      [90, 90],
    ].flatMap(([at = 0, times = 0]) => candidates.slice(at, at + 1).map(({ id }) => [id, times] as const)),
  );
  const best = (ranked: readonly foods.RankedFood[]): string =>
    foods
      .collapseVariants(ranked, lexicon)
      .slice(0, 8)
      .map(({ id, score }) => `${id} ${score.toFixed(3)}`)
      .join(", ");
  return QUERIES.map((text) => {
    const query = foods.readQuery(text, lexicon);
    const fully = candidates.filter((candidate) => foods.matchOf(query, candidate) === "full").length;
    const needed = foods.requiredWords(query).words.length;
    const ranked = foods.rankFoods(query, candidates, lexicon);
    return line(text, query.words, fully, needed, best(ranked), best(foods.rankByHabit(ranked, habits)));
  });
};

const spellingFigures = (): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { names } of indexAll(readWords()))
    for (const word of indexWords(names)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].map(([word, having]) => ({ word, foods: having }));
  return TYPED.map((typed) =>
    line(
      typed,
      likelyMeanings(typed, known, 4),
      spellingKeys(typed),
      likelyBeginnings(typed),
      allowedEdits(typed),
      phoneticKey(typed),
      foods.searchWords(typed),
    ),
  );
};

/** Each slip at each place of a word. */
const slipsOf = (word: string): readonly string[] => [
  ...new Set(
    [...word].flatMap((letter, i) => {
      const [before, after, next] = [word.slice(0, i), word.slice(i + 1), word[i + 1] ?? ""];
      return [
        before + after,
        before + letter + letter + after,
        before + next + letter + word.slice(i + 2),
        `${before}e${after}`,
        `${before}t${after}`,
        `${before}t${word.slice(i + 2)}`,
      ];
    }),
  ),
];

const slipFigures = (): readonly string[] =>
  KNOWN.map(({ word }) =>
    slipsOf(word)
      .map((typed) => {
        const meant = likelyMeanings(typed, KNOWN, 3);
        return `${typed}: ${meant.map((one) => (one.isSure ? `${one.word}!` : one.word)).join(" ")}`;
      })
      .join(", "),
  );

/** All figures, in sections that a person can read and compare. */
export const SECTIONS = {
  names: () => sources.map(nameFigures),
  servings: () => sources.map((source) => servingFigures(foodOf(source))),
  search: () => indexAll(readWords()).map(searchFigures),
  order: () =>
    indexAll(readWords())
      .toSorted(byRelevancePrior)
      .map(({ food }) => food.id),
  queries: queryFigures,
  spellings: spellingFigures,
  slips: slipFigures,
} as const satisfies Readonly<Record<string, () => readonly string[]>>;

export type Section = keyof typeof SECTIONS;
