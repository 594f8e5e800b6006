import { entryFacts, isQuickEntry, type DiaryEntry, type FoodEntry } from "@morsel/domain/diary";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { contentsText, exactContentsText } from "../shared/contents-codec.ts";
import { joinedText, type SharedText, type TextPieces } from "../shared/text-pieces.ts";

const factsText = (facts: NutritionFacts): string => `"nutritional_contents":${contentsText(facts)}`;

/** Facts of an entry with their text, so that each is worked out once: for the entry itself and for the totals. */
type Portion = SharedText & { readonly facts: NutritionFacts };
type KnownFood = { readonly per100g: SharedText; readonly portions: Map<number, Portion> };

/** Different amounts of one food that are remembered. */
const AMOUNTS = 16;
/** By the value of a food's facts per 100 g, which the store keeps one of for each food. */
const foods = new WeakMap<NutritionFacts, KnownFood>();

const foodOf = ({ per100g }: FoodEntry): KnownFood => {
  const known = foods.get(per100g);
  if (known !== undefined) return known;
  const fresh: KnownFood = { per100g: { text: `,"per_100g":${exactContentsText(per100g)}}` }, portions: new Map() };
  foods.set(per100g, fresh);
  return fresh;
};

const portionOf = (entry: FoodEntry, { portions }: KnownFood): Portion => {
  const known = portions.get(entry.grams);
  if (known !== undefined) return known;
  const facts = entryFacts(entry);
  const portion = { facts, text: factsText(facts) };
  if (portions.size >= AMOUNTS) portions.clear();
  portions.set(entry.grams, portion);
  return portion;
};

/** The facts of what was eaten, as `entryFacts`. */
export const factsFromAmounts = (entry: DiaryEntry): NutritionFacts =>
  isQuickEntry(entry) ? entry.facts : portionOf(entry, foodOf(entry)).facts;

const optional = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `"${name}":${JSON.stringify(value)},`;

const countedText = (entry: FoodEntry): string =>
  `${optional("brand", entry.brand)}"amount":${entry.amount},"serving":${JSON.stringify(entry.serving)},` +
  `"grams":${entry.grams},`;

const beginningOf = (entry: DiaryEntry): string =>
  `{"id":"${entry.id}","date":"${entry.date}","meal":"${entry.meal}",${optional("food_id", entry.foodId)}` +
  `"description":${JSON.stringify(entry.description)},${isQuickEntry(entry) ? "" : countedText(entry)}` +
  `${optional("time", entry.time)}"logged_at":"${new Date(entry.loggedAt).toISOString()}",` +
  `"version":${entry.version},${entry.planned ? '"planned":true,' : ""}`;

/** An entry of the wire, written straight as text. */
const entryPieces = (entry: DiaryEntry, before = ""): TextPieces => {
  const beginning = before + beginningOf(entry);
  if (isQuickEntry(entry)) return [`${beginning}${factsText(entry.facts)}}`];
  const food = foodOf(entry);
  return [beginning, portionOf(entry, food), food.per100g];
};

export const entryText = (entry: DiaryEntry): string => joinedText(entryPieces(entry));

export const entriesPieces = (entries: readonly DiaryEntry[]): TextPieces => [
  "[",
  ...entries.flatMap((entry, n) => entryPieces(entry, n === 0 ? "" : ",")),
  "]",
];
