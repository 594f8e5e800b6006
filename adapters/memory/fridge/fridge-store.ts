import * as Effect from "effect/Effect";
import {
  mayLogFor,
  FORGOTTEN_AFTER_DAYS,
  type FridgeDish,
  type FridgePortion,
  FRIDGE_DISHES,
  type HouseholdNotFound,
  type DishNotFound,
  type FridgeIsFull,
  type PortionNotFound,
  type StoredDishConflict,
} from "@morsel/domain/household";
import type { FridgeStore } from "@morsel/application/fridge/fridge-store";
import type { DayIsFull, DiaryStore } from "@morsel/application/diary/diary-store";
import { householdNotFound } from "@morsel/application/household/household-changes";
import type { MemberId } from "@morsel/domain/identity";
import { householdRecordOf, portionsOf, returnPortion } from "../household/household-table.ts";
import type { MemoryState } from "../platform/state.ts";

export type FridgeStorePorts = { readonly state: MemoryState; readonly diary: Pick<DiaryStore, "add" | "remove"> };

const DAY = 86_400_000;
const dishNotFound = (id: string) => Effect.fail<DishNotFound>({ _tag: "DishNotFound", id });
const portionNotFound = (id: string) => Effect.fail<PortionNotFound>({ _tag: "PortionNotFound", id });
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const latestFirst = (a: FridgeDish, b: FridgeDish): number => b.cookedAt - a.cookedAt || byText(b.id, a.id);

/** Each method runs in one go, as a transaction would: what it asks of the diary in memory waits for nothing. */
export const makeMemoryFridgeStore = ({ state, diary }: FridgeStorePorts): FridgeStore => {
  const dishesOf = (member: MemberId) => householdRecordOf(state, member)?.dishes ?? new Map<string, FridgeDish>();
  const standing = (member: MemberId) => [...dishesOf(member).values()].filter(({ endedAt }) => endedAt === undefined);
  const keep = (portion: FridgePortion) => void portionsOf(state, portion.member).set(portion.id, portion);
  const log = ({ member, entry }: FridgePortion) => Effect.asVoid(diary.add(member, [entry]));
  const replace = (member: MemberId, dish: FridgeDish): Effect.Effect<void, DishNotFound | StoredDishConflict> => {
    const current = dishesOf(member).get(dish.id);
    if (current === undefined) return dishNotFound(dish.id);
    if (current.version !== dish.version - 1) return Effect.fail({ _tag: "StoredDishConflict", current });
    dishesOf(member).set(dish.id, dish);
    return Effect.void;
  };
  const forgetOld = (member: MemberId, before: number): void => {
    const dishes = dishesOf(member);
    for (const { id, endedAt } of dishes.values()) if (endedAt !== undefined && endedAt < before) dishes.delete(id);
    for (const { id: person } of householdRecordOf(state, member)?.household.people ?? [])
      for (const portion of portionsOf(state, person).values())
        if (portion.state !== "waiting" && !dishes.has(portion.dish)) portionsOf(state, person).delete(portion.id);
  };
  return {
    dishes: (member) => Effect.sync(() => standing(member).toSorted(latestFirst).slice(0, FRIDGE_DISHES)),
    dish: (member, id) => Effect.sync(() => dishesOf(member).get(id)),
    waiting: (member) =>
      Effect.sync(() =>
        [...portionsOf(state, member).values()]
          .filter((portion) => portion.state === "waiting")
          .toSorted((a, b) => byText(a.id, b.id)),
      ),
    portion: (member, id) => Effect.sync(() => portionsOf(state, member).get(id)),

    cook: (member, dish, portions) =>
      Effect.suspend((): Effect.Effect<void, HouseholdNotFound | FridgeIsFull | DayIsFull> => {
        const people = householdRecordOf(state, member)?.household.people ?? [];
        if (people.length === 0) return householdNotFound;
        if (dishesOf(member).has(dish.id)) return Effect.void;
        if (portions.some((portion) => people.every(({ id }) => id !== portion.member))) return householdNotFound;
        forgetOld(member, dish.cookedAt - FORGOTTEN_AFTER_DAYS * DAY);
        if (dish.endedAt === undefined && standing(member).length >= FRIDGE_DISHES)
          return Effect.fail({ _tag: "FridgeIsFull", limit: FRIDGE_DISHES });
        const isWelcome = (eater: MemberId): boolean => mayLogFor({ people }, member, eater);
        const logged = (portion: FridgePortion): Effect.Effect<boolean, DayIsFull> =>
          portion.state === "logged" && isWelcome(portion.member)
            ? Effect.catchTag(Effect.as(log(portion), true), "DayIsFull", (full): Effect.Effect<boolean, DayIsFull> =>
                portion.member === member ? Effect.fail(full) : Effect.succeed(false),
              )
            : Effect.succeed(false);
        // One's own first: where it does not fit, nobody else has anything yet.
        const inTurn = portions.toSorted((a, b) => Number(b.member === member) - Number(a.member === member));
        return Effect.map(
          Effect.forEach(inTurn, (portion) => Effect.map(logged(portion), (isLogged) => ({ portion, isLogged }))),
          (done) => {
            dishesOf(member).set(dish.id, dish);
            for (const { portion, isLogged } of done) keep({ ...portion, state: isLogged ? "logged" : "waiting" });
          },
        );
      }),

    take: (member, dish, portion) =>
      Effect.suspend((): Effect.Effect<void, DishNotFound | StoredDishConflict | DayIsFull> => {
        if (portionsOf(state, member).has(portion.id)) return Effect.void;
        const current = dishesOf(member).get(dish.id);
        if (current === undefined || current.version !== dish.version - 1) return replace(member, dish);
        return Effect.tap(log(portion), () =>
          Effect.sync(() => {
            dishesOf(member).set(dish.id, dish);
            keep(portion);
          }),
        );
      }),

    replace: (member, dish) => Effect.suspend(() => replace(member, dish)),

    accept: (member, id) =>
      Effect.suspend((): Effect.Effect<void, PortionNotFound | DayIsFull> => {
        const portion = portionsOf(state, member).get(id);
        if (portion === undefined || portion.state === "given-back") return portionNotFound(id);
        if (portion.state === "logged") return Effect.void;
        return Effect.tap(log(portion), () => Effect.sync(() => keep({ ...portion, state: "logged" })));
      }),

    giveBack: (member, id) =>
      Effect.suspend((): Effect.Effect<void, PortionNotFound> => {
        const portion = portionsOf(state, member).get(id);
        if (portion === undefined) return portionNotFound(id);
        if (portion.state === "given-back") return Effect.void;
        const removed =
          portion.state === "logged"
            ? Effect.catchTag(diary.remove(member, id), "EntryNotFound", () => Effect.void)
            : Effect.void;
        return Effect.map(removed, () => returnPortion(state, householdRecordOf(state, member), portion));
      }),
  };
};
