import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import { namesOf } from "../household/household-view.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { FridgeDish, FridgePortion } from "@morsel/domain/household";
import type { FridgeStore } from "./fridge-store.ts";

/** A dish with the name of its cook; of one who has left there is none. */
export type DishView = Omit<FridgeDish, "cook" | "endedAt"> & { readonly cook?: string };
/** A portion that waits for the member, and its giver. */
export type WaitingPortion = Pick<FridgePortion, "id" | "dish" | "entry"> & { readonly by?: string };

export type FridgeView = { readonly dishes: readonly DishView[]; readonly waiting: readonly WaitingPortion[] };

export type FridgeViewPorts = {
  readonly fridge: FridgeStore;
  readonly members: Pick<MemberStore, "byId">;
};

const named = (who: MemberId | undefined, names: ReadonlyMap<MemberId, string>): string | undefined =>
  who === undefined ? undefined : names.get(who);

export const dishView = (
  { cook, endedAt: _ended, ...dish }: FridgeDish,
  names: ReadonlyMap<MemberId, string>,
): DishView => {
  const name = named(cook, names);
  return { ...dish, ...(name === undefined ? {} : { cook: name }) };
};

/** W271: the dishes of the member's household, and the portions that wait for this member alone. */
export const makeReadFridge = ({ fridge, members }: FridgeViewPorts) =>
  Effect.fn("ReadFridge")(function* (member: MemberId) {
    const [dishes, waiting] = yield* Effect.all([fridge.dishes(member), fridge.waiting(member)], {
      concurrency: "unbounded",
    });
    const names = yield* namesOf(members, [
      ...dishes.flatMap(({ cook }) => cook ?? []),
      ...waiting.flatMap(({ by }) => by ?? []),
    ]);
    const view: FridgeView = {
      dishes: dishes.map((dish) => dishView(dish, names)),
      waiting: waiting.map(({ id, dish, entry, by }) => {
        const name = named(by, names);
        return { id, dish, entry, ...(name === undefined ? {} : { by: name }) };
      }),
    };
    return view;
  });
