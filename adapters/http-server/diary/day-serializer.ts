import type { DayView } from "@morsel/application/diary/client/diary-client";
import { type DiaryEntry, entryFacts, type FoodEntry, isQuickEntry, remainingOf } from "@morsel/domain/diary";
import { type NutrientId, type NutritionFacts, sumFacts } from "@morsel/domain/nutrition";
import { totalWater } from "@morsel/domain/hydration";
import { wireAmount } from "../../http-contract/shared/contents-codec.ts";

/** As `writeContents`, but as text at once; amounts are finite numbers, which JSON writes as JavaScript does. */
const contents = (facts: NutritionFacts): string => {
  let text = "";
  for (const id in facts) {
    const exact = facts[id as NutrientId];
    if (exact === undefined) continue;
    const amount = wireAmount(exact);
    if (text !== "") text += ",";
    text += id === "energy" ? `"energy":{"unit":"calories","value":${amount}}` : `"${id}":${amount}`;
  }
  return `{${text}}`;
};

type Portion = { readonly facts: NutritionFacts; readonly text: string };

/** Different amounts of one food that are remembered. */
const AMOUNTS = 16;
/** What an amount of a food holds, by the value of its facts per 100 g, which the store keeps one of for each food. */
const portions = new WeakMap<NutritionFacts, Map<number, Portion>>();

const portionOf = (entry: DiaryEntry): Portion => {
  if (isQuickEntry(entry)) return { facts: entry.facts, text: contents(entry.facts) };
  const amounts = portions.get(entry.per100g) ?? new Map<number, Portion>();
  const known = amounts.get(entry.grams);
  if (known !== undefined) return known;
  const facts = entryFacts(entry);
  const portion = { facts, text: contents(facts) };
  if (amounts.size >= AMOUNTS) amounts.clear();
  portions.set(entry.per100g, amounts.set(entry.grams, portion));
  return portion;
};

const optional = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `"${name}":${JSON.stringify(value)},`;

const countedText = (entry: FoodEntry): string =>
  `${optional("brand", entry.brand)}"amount":${entry.amount},"serving":${JSON.stringify(entry.serving)},` +
  `"grams":${entry.grams},`;

/** As `writeEntry`, but as text at once. */
export const entryText = (entry: DiaryEntry): string =>
  `{"id":"${entry.id}","date":"${entry.date}","meal":"${entry.meal}",${optional("food_id", entry.foodId)}` +
  `"description":${JSON.stringify(entry.description)},${isQuickEntry(entry) ? "" : countedText(entry)}` +
  `${optional("time", entry.time)}"logged_at":"${new Date(entry.loggedAt).toISOString()}",` +
  `"version":${entry.version},"nutritional_contents":${portionOf(entry).text}}`;

/**
 * The hottest answer, written straight as text: each entry's facts are worked out once, for itself and for the totals. A
 * test holds it against `writeDay`.
 */
export const dayText = ({ day, goal, exerciseEnergy, weightKg, maintenance, waterGoalMl }: DayView): string => {
  const totals = sumFacts(day.entries.map((entry) => portionOf(entry).facts));
  const entries = day.entries.map(entryText);
  return (
    `{"date":"${day.date}","note":${JSON.stringify(day.note)},"completeness":"${day.completeness}",` +
    `"version":${day.version},"entries":[${entries.join(",")}],"totals":${contents(totals.facts)},` +
    `"goal":${contents(goal)},"exercise":${contents({ energy: exerciseEnergy })},` +
    `"remaining":${contents(remainingOf(goal, exerciseEnergy, totals))}` +
    `${weightKg === undefined ? "" : `,"weight_kg":${weightKg}`}` +
    `${maintenance === undefined ? "" : `,"maintenance":{"unit":"calories","value":${maintenance}}`}` +
    `,"water_ml":${totalWater(day.waterEntries)}` +
    `${waterGoalMl === undefined ? "" : `,"water_goal_ml":${waterGoalMl}`}` +
    `,"drinks":${JSON.stringify(day.waterEntries)}}`
  );
};
