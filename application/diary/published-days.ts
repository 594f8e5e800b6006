import { type DiaryEntry, publishEntry } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { StoredDay } from "./diary-store.ts";

/** D73: days as others read them; the catalogue is asked once. */
export const publishDays = (
  catalogue: Pick<FoodCatalogue, "byIds">,
  days: readonly StoredDay[],
): Effect.Effect<readonly StoredDay[]> => {
  const ids = new Set(days.flatMap(({ entries }) => entries.flatMap(({ foodId }) => foodId ?? [])));
  return Effect.map(catalogue.byIds([...ids]), (foods) => {
    const known = new Set(foods.map(({ id }) => id));
    const published = (entries: readonly DiaryEntry[]) =>
      entries.map((entry, place) => publishEntry(entry, place, (id) => known.has(id)));
    return days.map((stored) => {
      const { planned: _, ...day } = stored;
      return { ...day, note: "", entries: published(day.entries) };
    });
  });
};
