import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type {
  Completeness,
  CompletenessRefused,
  DiaryDay,
  EntryEdit,
  EntryId,
  FoodUsage,
  ServingUnknown,
} from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { DailyGoal, ExerciseShares, MealShares, NutrientLimits } from "@morsel/domain/goals";
import type { Meal } from "@morsel/domain/meals";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import type { Effect } from "effect";
import type { DayFigures, DiaryChange } from "../diary-change.ts";
import type { DayIsFull, DayVersionConflict, EntryVersionConflict, EntryNotFound } from "../diary-store.ts";
import type { DayWater } from "../../hydration/day-water.ts";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";

export type FoodNotFound = { readonly _tag: "FoodNotFound"; readonly id: FoodId };
export type { ServingUnknown };

/** A day with what it is measured against. Totals are `totalsOf(day.entries)`. */
export type DayView = {
  readonly day: DiaryDay;
  readonly goal: DailyGoal;
  /** kcal that exercise adds to the budget. */
  readonly exerciseEnergy: number;
  /** G7: how that energy raises the goals of nutrients too; absent where it adds nothing. */
  readonly exerciseShares?: ExerciseShares;
  /** G12: how far nutrients may go, where the member said so. */
  readonly limits?: NutrientLimits;
  /** G13: shares of the day's energy by meal, where meals have goals of their own. */
  readonly mealShares?: MealShares;
  /** The member's body weight, for the "if every day were like today" line; absent when nobody told. */
  readonly weightKg?: number;
  /** kcal that keep that weight, exercise apart; absent when it cannot be computed. */
  readonly maintenance?: number;
  readonly water: DayWater;
};

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
  /** The version that was seen. */
  readonly version: number;
};

/** What is said anew about a day; what is left out stays as it is. */
export type DayChange = {
  /** The version that was seen. */
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

/** The diary as its owner sees it. W15: each write answers all that it changed. */
export interface DiaryClient {
  readonly day: (date: CalendarDate) => Effect.Effect<DayView, NotNow>;
  /** The days from one to another, a year at most, that hold anything. */
  readonly days: (from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly DayFigures[], FieldRefused | NotNow>;
  readonly log: (
    date: CalendarDate,
    entries: readonly LogRequest[],
  ) => Effect.Effect<DiaryChange, FoodNotFound | ServingUnknown | DayIsFull | FieldRefused | NotNow>;
  /** `date` is the entry's day before the change, here and below; an entry of another day is unknown. */
  readonly change: (
    date: CalendarDate,
    change: EntryChange,
  ) => Effect.Effect<
    DiaryChange,
    EntryNotFound | EntryVersionConflict | ServingUnknown | DayIsFull | FieldRefused | NotNow
  >;
  readonly remove: (date: CalendarDate, id: EntryId) => Effect.Effect<DiaryChange, EntryNotFound | NotNow>;
  readonly restore: (date: CalendarDate, id: EntryId) => Effect.Effect<DiaryChange, EntryNotFound | DayIsFull | NotNow>;
  readonly copy: (request: CopyRequest) => Effect.Effect<DiaryChange, DayIsFull | FieldRefused | NotNow>;
  readonly updateDay: (
    date: CalendarDate,
    change: DayChange,
  ) => Effect.Effect<DiaryChange, DayVersionConflict | CompletenessRefused | FieldRefused | NotNow>;
  /** What the member is likely to log in this meal at this hour: recent, frequent, by hour. */
  readonly suggestions: (meal: Meal, at: TimeOfDay) => Effect.Effect<Suggestions, NotNow>;
}

export type Suggestions = {
  /** Best guess for this meal and hour first. */
  readonly usual: readonly FoodUsage[];
  readonly recent: readonly FoodUsage[];
  readonly frequent: readonly FoodUsage[];
};

export const DiaryClient = token<DiaryClient>("DiaryClient");
