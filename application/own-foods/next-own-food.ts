import * as Effect from "effect/Effect";
import {
  OWN_FOODS_LIMIT,
  submissionAfterEdit,
  type FoodId,
  type OwnFoodNotFound,
  type OwnFoodsAreFull,
  type OwnFoodVersionConflict,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import {
  isSameContent,
  saveRecord,
  type RecordTransition,
  type StoredRecord,
  type RecordRoom,
} from "@morsel/domain/versioned-records";
import { fromResult } from "../platform/from-result.ts";

export const OWN_FOOD_ROOM: RecordRoom<OwnFoodsAreFull> = {
  limit: OWN_FOODS_LIMIT,
  full: { _tag: "OwnFoodsAreFull", limit: OWN_FOODS_LIMIT },
};

export const ownFoodNotFound = (id: FoodId): OwnFoodNotFound => ({ _tag: "OwnFoodNotFound", id });
export const ownFoodConflict = (current: StoredOwnFood): OwnFoodVersionConflict => ({
  _tag: "OwnFoodVersionConflict",
  current,
});

/** W160, F28: the next version of a stored own food. A correction that was deleted can be made anew; a submission waits anew. */
export const nextOwnFood =
  (own: StoredOwnFood) =>
  (
    stored: StoredRecord<StoredOwnFood> | undefined,
  ): Effect.Effect<RecordTransition<StoredOwnFood>, OwnFoodNotFound | OwnFoodVersionConflict> => {
    const { id } = own.food;
    const submission = submissionAfterEdit(stored?.record.submission, own.changedAt);
    const next = { ...own, ...(submission === undefined ? {} : { submission }) };
    const isSame = (one: StoredOwnFood, other: StoredOwnFood): boolean => isSameContent(one.draft, other.draft);
    return Effect.mapError(fromResult(saveRecord(stored, next, { isSame, isRenewable: !isUuid(id) })), (refused) =>
      refused._tag === "RecordNotFound" ? ownFoodNotFound(id) : ownFoodConflict(refused.current),
    );
  };
