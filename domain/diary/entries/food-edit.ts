import type { CalendarDate } from "../../calendar/index.ts";
import { gramsOf, servingOf, type Food } from "../../foods/index.ts";
import type { DiaryEntry, EntryId, FoodEntry } from "./entry.ts";
import { isSameContent } from "../../versioned-records/index.ts";

/** Entries that an edit of a food changes: the one from which it was made, those from a day on, or past ones too. */
export type EditReach =
  | { readonly kind: "entry"; readonly id: EntryId }
  | { readonly kind: "from"; readonly date: CalendarDate }
  | { readonly kind: "past-too" };

const isReached = (entry: DiaryEntry, reach: EditReach): boolean =>
  reach.kind === "past-too" || (reach.kind === "entry" ? entry.id === reach.id : entry.date >= reach.date);

/**
 * D16: the entries that an edit of their food changes, each in its next version; entries that are not reached, or that it
 * leaves as they are, are not among them. The amount stays; a serving that the food still has gets its new weight, unless
 * the entry would then weigh more than any may (D3).
 */
export const entriesAfterFoodEdit = (
  entries: readonly DiaryEntry[],
  food: Food,
  reach: EditReach,
): readonly DiaryEntry[] =>
  entries.flatMap((entry) => {
    if (entry.foodId !== food.id || !isReached(entry, reach)) return [];
    const { brand: _, ...rest } = entry;
    const found = servingOf(food, entry.serving.id);
    const weighed =
      found.ok && found.value.grams !== entry.serving.grams ? gramsOf(entry.amount, found.value) : undefined;
    const serving = found.ok && weighed?.ok !== false ? found.value : entry.serving;
    const next: FoodEntry = {
      ...rest,
      description: food.description,
      ...(food.brand === undefined ? {} : { brand: food.brand }),
      serving,
      grams: weighed?.ok === true ? weighed.value : entry.grams,
      per100g: food.nutrients,
    };
    return isSameContent(next, entry) ? [] : [{ ...next, version: entry.version + 1 }];
  });
