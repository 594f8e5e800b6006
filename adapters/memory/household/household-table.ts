import {
  type SharedKind,
  type FridgeDish,
  type FridgePortion,
  gramsAfterReturn,
  type Household,
  type HouseholdId,
} from "@morsel/domain/household";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";

/** A household with its fridge. */
type Kept = { household: Household; readonly dishes: Map<string, FridgeDish> };

const households = memoryTable(() => new Map<HouseholdId, Kept>());
const shares = memoryTable(() => new Map<MemberId, Map<FoodId, SharedKind>>());
const portions = memoryTable(() => new Map<MemberId, Map<string, FridgePortion>>());

export const storedHouseholds = (state: MemoryState): Map<HouseholdId, Kept> => state.of(households);

export const householdRecordOf = (state: MemoryState, member: MemberId): Kept | undefined =>
  [...storedHouseholds(state).values()].find(({ household }) => household.people.some(({ id }) => id === member));

export const sharesOf = (state: MemoryState, member: MemberId) => ownRows(state.of(shares), member);

export const portionsOf = (state: MemoryState, member: MemberId): Map<string, FridgePortion> =>
  ownRows(state.of(portions), member);

/** W275: what left a dish is in it again. */
export const returnPortion = (state: MemoryState, kept: Kept | undefined, portion: FridgePortion): void => {
  portionsOf(state, portion.member).set(portion.id, { ...portion, state: "given-back" });
  const dish = kept?.dishes.get(portion.dish);
  if (kept === undefined || dish === undefined) return;
  const { endedAt, ...rest } = dish;
  const left = gramsAfterReturn(dish.left, portion.taken, dish.grams);
  const isOver = dish.isThrownAway && endedAt !== undefined;
  kept.dishes.set(dish.id, { ...rest, left, ...(isOver ? { endedAt } : {}), version: dish.version + 1 });
};

const withoutCook = (dish: FridgeDish, member: MemberId): FridgeDish => {
  const { cook, ...rest } = dish;
  return cook === member || cook === undefined ? rest : dish;
};

const withoutGiver = (portion: FridgePortion, member: MemberId): FridgePortion => {
  const { by, ...rest } = portion;
  return by === member || by === undefined ? rest : portion;
};

/** W269: what who leaves leaves behind, and takes along. */
export const leave = (state: MemoryState, kept: Kept, member: MemberId): void => {
  for (const portion of portionsOf(state, member).values())
    if (portion.state === "waiting") returnPortion(state, kept, portion);
  state.of(portions).delete(member);
  state.of(shares).delete(member);
  for (const dish of kept.dishes.values()) kept.dishes.set(dish.id, withoutCook(dish, member));
  for (const { id } of kept.household.people)
    for (const portion of portionsOf(state, id).values())
      portionsOf(state, id).set(portion.id, withoutGiver(portion, member));
};
