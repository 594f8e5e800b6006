import * as Effect from "effect/Effect";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import { entryOf, type EntryId, type Meal } from "@morsel/domain/diary";
import type { ServingId } from "@morsel/domain/foods";
import { eatFromDish, type FridgeDish, type DishNotFound, type StoredDishConflict } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import { namesOf } from "../household/household-view.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { plannedFor, type PlanningPorts } from "./planned-for.ts";
import { dishView, type DishView, type FridgeViewPorts } from "./fridge-view.ts";

/** W273: somebody was faster; `current` is the stored state. */
export type DishVersionConflict = { readonly _tag: "DishVersionConflict"; readonly current: DishView };

export type TakeRequest = {
  readonly member: MemberId;
  readonly dish: string;
  /** The version that was read. */
  readonly version: number;
  /** Id of the entry, made by the client, so that a repeat takes nothing twice. */
  readonly id: EntryId;
  readonly amount: number;
  readonly serving: ServingId;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly time?: TimeOfDay;
  /** W263 */
  readonly isSure: boolean;
};

export type TakePorts = FridgeViewPorts & PlanningPorts & { readonly clock: Clock };

export const conflictOf = ({ members }: Pick<FridgeViewPorts, "members">) => {
  return ({ current }: StoredDishConflict): Effect.Effect<never, DishVersionConflict> =>
    Effect.flatMap(namesOf(members, current.cook === undefined ? [] : [current.cook]), (names) =>
      Effect.fail<DishVersionConflict>({ _tag: "DishVersionConflict", current: dishView(current, names) }),
    );
};

/** The stored dish if the member saw its present version. */
export const requireDishVersion = (
  ports: FridgeViewPorts,
  { member, dish: id, version }: Pick<TakeRequest, "member" | "dish" | "version">,
): Effect.Effect<FridgeDish, DishNotFound | DishVersionConflict> =>
  Effect.gen(function* () {
    const dish = yield* ports.fridge.dish(member, id);
    if (dish === undefined) return yield* Effect.fail<DishNotFound>({ _tag: "DishNotFound", id });
    if (dish.version !== version) return yield* conflictOf(ports)({ _tag: "StoredDishConflict", current: dish });
    return dish;
  });

/** W273, W274, W285: of a dish in the version that was read; a portion that is known has been taken before. */
export const makeTakePortion = (ports: TakePorts) =>
  Effect.fn("TakePortion")(function* (request: TakeRequest) {
    const { member, id, amount, serving, date, meal, time, isSure } = request;
    if ((yield* ports.fridge.portion(member, id)) !== undefined) return;
    const dish = yield* requireDishVersion(ports, request);
    if (dish.isThrownAway) return yield* Effect.fail<DishNotFound>({ _tag: "DishNotFound", id: dish.id });
    const loggedAt = yield* ports.clock.now;
    const planned = yield* plannedFor(ports, member, date);
    const placed = { id, date, meal, amount, serving, loggedAt, ...planned, ...(time === undefined ? {} : { time }) };
    const entry = yield* fromResult(entryOf(dish.food, placed));
    const { taken, dish: next } = yield* fromResult(eatFromDish(dish, entry.grams, isSure, loggedAt));
    yield* Effect.catchTag(
      ports.fridge.take(member, next, { id, member, dish: dish.id, taken, entry, state: "logged", by: member }),
      "StoredDishConflict",
      conflictOf(ports),
    );
  });
