import type { CalendarDate, Instant } from "../calendar/index.ts";
import type { FoodEntry, EntryId } from "../diary/index.ts";
import type { Food } from "../foods/index.ts";
import type { MemberId } from "../identity/index.ts";

/** A dish that was cooked, and what is left of it. */
export type FridgeDish = {
  /** Made by the cook's client: a UUID. */
  readonly id: string;
  /** As it was cooked (W264). */
  readonly food: Food;
  readonly cookedOn: CalendarDate;
  readonly cookedAt: Instant;
  /** Absent when the cook has left. */
  readonly cook?: MemberId;
  /** Weight when cooked, and weight left. */
  readonly grams: number;
  readonly left: number;
  readonly isThrownAway: boolean;
  /** W276: when it ran out or was thrown away. */
  readonly endedAt?: Instant;
  /** 1 when cooked, one more with each change. */
  readonly version: number;
};

export const PORTION_STATES = ["waiting", "logged", "given-back"] as const;
export type PortionState = (typeof PORTION_STATES)[number];

/** One member's portion of a dish, under the id of its diary entry, present or to come. */
export type FridgePortion = {
  readonly id: EntryId;
  readonly member: MemberId;
  readonly dish: string;
  /** Grams that left the dish for it. */
  readonly taken: number;
  readonly entry: FoodEntry;
  readonly state: PortionState;
  /** The member who gave it; absent when they have left. */
  readonly by?: MemberId;
};

/** W276: for how long a dish that has run out or was thrown away can come back. */
export const FORGOTTEN_AFTER_DAYS = 30;

export type DishNotFound = { readonly _tag: "DishNotFound"; readonly id: string };
export type PortionNotFound = { readonly _tag: "PortionNotFound"; readonly id: string };
/** W273: somebody was faster; nothing was written. */
export type StoredDishConflict = { readonly _tag: "StoredDishConflict"; readonly current: FridgeDish };
export type FridgeIsFull = { readonly _tag: "FridgeIsFull"; readonly limit: number };
