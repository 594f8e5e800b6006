import { gramsOf, type AmountRefused, type FoodId } from "../../foods/index.ts";
import type { Instant } from "../../calendar/index.ts";
import { scaleFacts } from "../../nutrition/index.ts";
import { ok, type Result } from "../../result/index.ts";
import { entryFacts, isQuickEntry, type DiaryEntry } from "../entries/entry.ts";
import { QUICK_ADD_NAME_MAX } from "../entries/quick-add.ts";
import { derivedId } from "./derived-id.ts";

/**
 * D73: an entry as others read it. A food of the catalogue stays that food; any other is a name and its figures, so that nothing
 * leads to it. Id and instant are made anew, because both tell when it was logged; the time of day stays with its owner.
 */
export const publishEntry = (entry: DiaryEntry, place: number, isInCatalogue: (id: FoodId) => boolean): DiaryEntry => {
  const { id, date, meal, description, planned } = entry;
  const placed = {
    id: derivedId("published", id, date),
    date,
    meal,
    loggedAt: place as Instant,
    version: 1,
    ...(planned && { planned }),
  };
  if (isQuickEntry(entry) || !isInCatalogue(entry.foodId)) {
    const name = [...description].slice(0, QUICK_ADD_NAME_MAX).join("").trim();
    return { ...placed, description: name, facts: entryFacts(entry) };
  }
  const { foodId, brand, amount, serving, grams, per100g } = entry;
  const counted = { foodId, amount, serving, grams, per100g };
  return { ...placed, description, ...counted, ...(brand === undefined ? {} : { brand }) };
};

/** D74: another amount of an entry: servings of a food, or how often the figures of a quick add are taken. */
export const resizeEntry = (entry: DiaryEntry, amount: number): Result<DiaryEntry, AmountRefused> => {
  if (!isQuickEntry(entry)) {
    const grams = gramsOf(amount, entry.serving);
    return grams.ok ? ok({ ...entry, amount, grams: grams.value }) : grams;
  }
  const times = gramsOf(amount, { grams: 1 });
  return times.ok ? ok({ ...entry, facts: scaleFacts(entry.facts, times.value) }) : times;
};
