import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import {
  foodBoxOf,
  foodBoxStep,
  type FoodBoxEvent,
  type FoodBoxState,
  type FoodList,
} from "@morsel/application/diary/client/food-box";
import type { LogItem } from "@morsel/application/diary/client/log-item";
import { optionOfFood } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import fc from "fast-check";

export const TODAY = "2026-03-11" as CalendarDate;
export const ALL = SAMPLE_FOODS.slice(0, 6).map((food) => optionOfFood(food));
export const READY: FoodList = { options: ALL, freshness: "ready" };
export const STALE: FoodList = { options: ALL, freshness: "stale" };
export const ENTER: FoodBoxEvent = { kind: "entered", list: READY };
export const down: FoodBoxEvent = { kind: "moved", by: 1, count: ALL.length };
export const type = (text: string): FoodBoxEvent => ({ kind: "typed", text });

export type Outcome = { readonly state: FoodBoxState; readonly logged: readonly (readonly LogItem[])[] };
export const after = (state: FoodBoxState, events: readonly FoodBoxEvent[]): Outcome =>
  events.reduce<Outcome>(
    ({ state: before, logged }, event) => {
      const { state: next, log } = foodBoxStep(before, event);
      return { state: next, logged: log === undefined ? logged : [...logged, log] };
    },
    { state, logged: [] },
  );
export const fresh = (): FoodBoxState => foodBoxOf(TODAY, false);

export const lists = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom<FoodList["freshness"]>("ready", "stale", "failed"))
  .map(([count, freshness]): FoodList => ({ options: ALL.slice(0, count), freshness }));
export const options = fc.constantFrom(...ALL);
export const slots = fc.constantFrom(...SLOT_IDS);
export const events: fc.Arbitrary<FoodBoxEvent> = fc.oneof(
  fc.option(slots).map((slot): FoodBoxEvent => ({ kind: "begun", ...(slot === null ? {} : { slot }) })),
  fc.constantFrom<FoodBoxEvent>({ kind: "opened" }, { kind: "left" }, { kind: "closed" }, { kind: "stepped back" }),
  fc.constantFrom("", "r", "rice").map(type),
  fc.record({ kind: fc.constant("moved" as const), by: fc.constantFrom(1 as const, -1 as const), count: fc.nat(6) }),
  fc.record({ kind: fc.constant("pointed" as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom("ticked" as const, "edited" as const), option: options }),
  fc.record({ kind: fc.constant("slot chosen" as const), slot: slots }),
  fc.record({ kind: fc.constant("tab chosen" as const), tab: fc.constantFrom("usual" as const, "recent" as const) }),
  fc.record({ kind: fc.constantFrom("entered" as const, "answered" as const), list: lists }),
  fc.constantFrom<FoodBoxEvent>({ kind: "plate opened", isOpen: true }, { kind: "plate taken up" }),
  fc.record({ kind: fc.constant("logged" as const), options: fc.array(options, { maxLength: 2 }) }),
);
export const histories = fc.array(events, { maxLength: 15 });
