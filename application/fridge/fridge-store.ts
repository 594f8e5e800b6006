import type { EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { DayIsFull } from "../diary/diary-store.ts";
import type {
  HouseholdNotFound,
  FridgeDish,
  FridgePortion,
  DishNotFound,
  PortionNotFound,
  StoredDishConflict,
  FridgeIsFull,
} from "@morsel/domain/household";
import { token } from "../platform/token.ts";

/** Every answered write is durable, with the diaries that it writes. All of it is of the household that `member` is in. */
export interface FridgeStore {
  /** Dishes with something left, the latest first; none for a member without a household. */
  readonly dishes: (member: MemberId) => Effect.Effect<readonly FridgeDish[]>;
  readonly dish: (member: MemberId, id: string) => Effect.Effect<FridgeDish | undefined>;
  /** The member's own portions that wait to be accepted, the oldest first. */
  readonly waiting: (member: MemberId) => Effect.Effect<readonly FridgePortion[]>;
  /** The member's own. */
  readonly portion: (member: MemberId, id: EntryId) => Effect.Effect<FridgePortion | undefined>;
  /**
   * W272, W274: a dish with what is eaten of it at once; a dish that is known is left as it is. `logged` ones land in the diaries;
   * one of another member whose day is full waits instead, and so does one whose owner does not allow it (any more).
   */
  readonly cook: (
    member: MemberId,
    dish: FridgeDish,
    portions: readonly FridgePortion[],
  ) => Effect.Effect<void, HouseholdNotFound | FridgeIsFull | DayIsFull>;
  /** W273, W274: the dish of the version after the one that stands, and the portion of it, which lands in the member's diary. */
  readonly take: (
    member: MemberId,
    dish: FridgeDish,
    portion: FridgePortion,
  ) => Effect.Effect<void, DishNotFound | StoredDishConflict | DayIsFull>;
  /** W273: thrown away, or back. */
  readonly replace: (member: MemberId, dish: FridgeDish) => Effect.Effect<void, DishNotFound | StoredDishConflict>;
  /** W272: a waiting portion lands in the member's diary; twice is harmless. */
  readonly accept: (member: MemberId, id: EntryId) => Effect.Effect<void, PortionNotFound | DayIsFull>;
  /** W275: the portion is back in the fridge and, where it was, no longer in the diary; twice is harmless. */
  readonly giveBack: (member: MemberId, id: EntryId) => Effect.Effect<void, PortionNotFound>;
}

export const FridgeStore = token<FridgeStore>("FridgeStore");
