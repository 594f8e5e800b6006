import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { Completeness, EntryEdit, EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import type { NutritionFacts } from "@morsel/domain/nutrition";

type Logged = {
  readonly id: EntryId;
  readonly meal: Meal;
  readonly time?: TimeOfDay;
  /** W285: what the member chose; left out, a day to come is planned. */
  readonly planned?: boolean;
};

export type FoodRequest = Logged & {
  readonly foodId: FoodId;
  readonly amount: number;
  /** "g" or a serving of the food. */
  readonly serving: ServingId;
};

/** D27: figures under a name, of no food. */
export type QuickAddRequest = Logged & {
  readonly foodId?: undefined;
  readonly description: string;
  readonly facts: NutritionFacts;
};

export type LogRequest = FoodRequest | QuickAddRequest;

export type EntryChange = EntryEdit & {
  readonly id: EntryId;
  /** The version that was read. */
  readonly version: number;
};

/** Changes to a day's note and mark; absent fields stay as they are. */
export type DayChange = {
  /** The version that was read. */
  readonly version: number;
  readonly note?: string;
  readonly completeness?: Completeness;
};

/** From a day (a meal of it, or single entries of it) to one or more days, to the same meals or to one. */
export type CopyRequest = {
  /** A UUID; the same one again copies nothing twice. */
  readonly id: string;
  readonly from: { readonly date: CalendarDate; readonly meal?: Meal; readonly entries?: readonly EntryId[] };
  readonly to: { readonly dates: readonly CalendarDate[]; readonly meal?: Meal; readonly planned?: boolean };
};
