import type { EntryId, ServingUnknown } from "@morsel/domain/diary";
import type {
  DishHasLess,
  HouseholdNotFound,
  DishNotFound,
  FridgeIsFull,
  PortionNotFound,
} from "@morsel/domain/household";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { DayIsFull } from "../../diary/diary-store.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FridgeView } from "../fridge-view.ts";
import type { SplitRequest } from "../split-dish.ts";
import type { DishVersionConflict, TakeRequest } from "../take-portion.ts";

type Answer<E> = Effect.Effect<FridgeView, E | RetryableRefusal>;

export type DishSplitRequest = Omit<SplitRequest, "member">;
export type PortionRequest = Omit<TakeRequest, "member">;

/** The fridge of a member's household; each change answers it as it is now. */
export interface FridgeClient {
  readonly fridge: Answer<never>;
  readonly split: (
    request: DishSplitRequest,
  ) => Answer<
    HouseholdNotFound | FoodNotFound | ServingUnknown | FieldRefused | DishHasLess | FridgeIsFull | DayIsFull
  >;
  readonly take: (
    request: PortionRequest,
  ) => Answer<DishNotFound | DishVersionConflict | DishHasLess | ServingUnknown | FieldRefused | DayIsFull>;
  readonly throwAway: (
    dish: string,
    version: number,
    isThrownAway: boolean,
  ) => Answer<DishNotFound | DishVersionConflict>;
  readonly accept: (id: EntryId) => Answer<PortionNotFound | DayIsFull>;
  readonly giveBack: (id: EntryId) => Answer<PortionNotFound>;
}

export const FridgeClient = token<FridgeClient>("FridgeClient");
