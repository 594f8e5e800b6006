import * as Effect from "effect/Effect";
import type { CalendarDate } from "@morsel/domain/calendar";
import { entryOf, instantInBatch, type EntryId, type Meal } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { cookDish, dishAsCooked, mayLogFor, type FridgePortion } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import type { FoodNotFound } from "../foods/food-catalogue.ts";
import { householdOf, householdNotFound } from "../household/household-changes.ts";
import type { HouseholdStore } from "../household/household-store.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { refuseField } from "../platform/refused-field.ts";
import { plannedFor, type PlanningPorts } from "./planned-for.ts";
import type { FridgeStore } from "./fridge-store.ts";

/** One person's part of a dish: of its serving, or in grams. */
export type SplitPortion = {
  readonly id: EntryId;
  readonly member: MemberId;
  readonly amount: number;
  readonly serving: ServingId;
};

export type SplitRequest = {
  readonly member: MemberId;
  /** Id of the dish, made by the client, so that a repeat cooks nothing twice. */
  readonly id: string;
  readonly foodId: FoodId;
  /** How many of the food's servings were cooked, and what they weigh together. */
  readonly servings: number;
  readonly grams: number;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly portions: readonly SplitPortion[];
  /** W263 */
  readonly isSure: boolean;
};

export type SplitPorts = PlanningPorts & {
  readonly fridge: FridgeStore;
  readonly foods: MemberFoods;
  readonly households: Pick<HouseholdStore, "of">;
  readonly clock: Clock;
};

/** W272, W285: gives each person of the household their portion: into the diary if they allow it, else it waits for them. */
export const makeSplitDish = (ports: SplitPorts) =>
  Effect.fn("SplitDish")(function* (request: SplitRequest) {
    const { member, id, foodId, servings, grams, date, meal, isSure } = request;
    const household = yield* householdOf(ports.households, member);
    const found = yield* ports.foods.byId(member, foodId);
    if (found === undefined) return yield* Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id: foodId });
    const food = dishAsCooked(found, servings, grams);
    if (food === undefined) return yield* refuseField("grams", "more than 0, at most 1,000,000 g");
    const now = yield* ports.clock.now;
    const portions: FridgePortion[] = [];
    for (const { id: entryId, member: eater, amount, serving } of request.portions) {
      if (household.people.every((person) => person.id !== eater)) return yield* householdNotFound;
      const loggedAt = instantInBatch(now, portions.length);
      const planned = yield* plannedFor(ports, eater, date);
      const placed = { id: entryId, date, meal, amount, serving, loggedAt, ...planned };
      const entry = yield* fromResult(entryOf(food, placed));
      const state = mayLogFor(household, member, eater) ? "logged" : "waiting";
      portions.push({ id: entryId, member: eater, dish: id, taken: entry.grams, entry, state, by: member });
    }
    const asked = portions.reduce((sum, { taken }) => sum + taken, 0);
    const cooked = { id, food, cookedOn: date, cookedAt: now, cook: member, grams };
    const dish = yield* fromResult(cookDish(cooked, asked, isSure));
    yield* ports.fridge.cook(member, dish, portions);
  });
