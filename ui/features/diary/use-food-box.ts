import type { FoodOption } from "@morsel/application/foods/client/food-option";
import type { CalendarDate } from "@morsel/domain/calendar";
import { mealAt, type Meal, type TimeOfDay } from "@morsel/domain/diary";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import {
  foodBoxOf,
  foodBoxOn,
  foodBoxStep,
  type FoodBoxEvent,
  type FoodBoxState,
} from "@morsel/application/diary/client/food-box";
import { suggestionsKey } from "./queries.ts";

export type FoodBoxOptions = {
  readonly date: CalendarDate;
  readonly at: TimeOfDay;
  /** Whether one comes here to log. */
  readonly startsOpen: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onLog: (meal: Meal, options: readonly FoodOption[]) => void;
};

export type FoodBoxControl = {
  readonly state: FoodBoxState;
  /** The slot to which it logs (W41). */
  readonly meal: Meal;
  readonly send: (event: FoodBoxEvent) => void;
};

/** The box of a day: its state, and what follows from what happens to it. */
export const useFoodBox = ({ date, at, startsOpen, inputRef, onLog }: FoodBoxOptions): FoodBoxControl => {
  const queries = useQueryClient();
  const [kept, setKept] = useState(() => foodBoxOf(date, startsOpen));
  const state = foodBoxOn(kept, date);
  const meal = state.slot ?? mealAt(at);
  const send = (event: FoodBoxEvent): void => {
    const { state: next, log } = foodBoxStep(state, event);
    setKept(next);
    // What was logged since they were asked for has changed what is usual.
    if (next.isOpen && !state.isOpen)
      void queries.refetchQueries({ queryKey: suggestionsKey, type: "active", stale: true });
    if (log === undefined) return;
    onLog(meal, log);
    // A finger is done after one food; a keyboard goes on with the next.
    if (window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
    else inputRef.current?.focus();
  };
  return { state, meal, send };
};
