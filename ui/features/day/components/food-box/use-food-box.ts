import type { LogItem } from "@morsel/application/diary/client/log-item";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import { mealAt } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import {
  foodBoxOf,
  foodBoxOn,
  foodBoxStep,
  type FoodBoxEvent,
  type FoodBoxState,
} from "@morsel/application/diary/client/food-box";
import { usePendingVariables } from "../../../../hooks/submit-mutation.ts";
import { DIARY_MUTATION } from "../../../../logging/diary-mutations.ts";
import { suggestionsKey } from "../../../../logging/keys.ts";

export type FoodBoxOptions = {
  readonly date: CalendarDate;
  readonly at: TimeOfDay;
  /** Opens the box at once. */
  readonly startsOpen: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onLog: (meal: Meal, items: readonly LogItem[]) => void;
};

export type FoodBoxControl = {
  /** State of the search, kept by the page. */
  readonly state: FoodBoxState;
  /** The slot to which it logs (W41). */
  readonly meal: Meal;
  /** Takes an event of the search. */
  readonly send: (event: FoodBoxEvent) => void;
};

/** A finger is done after one food; a keyboard goes on with the next. */
const leaveOrStay = (input: HTMLInputElement | null): void => {
  if (window.matchMedia("(pointer: coarse)").matches) input?.blur();
  else input?.focus();
};

/** The box of a day: its state, and what follows from what happens to it. */
export const useFoodBox = ({ date, at, startsOpen, inputRef, onLog }: FoodBoxOptions): FoodBoxControl => {
  const queries = useQueryClient();
  const [kept, setKept] = useState(() => foodBoxOf(date, startsOpen));
  // Events see the latest state before it is rendered: moving the focus is an event within another one.
  const latest = useRef(kept);
  const state = foodBoxOn(kept, date);
  const happen = (event: FoodBoxEvent) => foodBoxStep(foodBoxOn(latest.current, date), event);
  const send = (event: FoodBoxEvent): void => {
    if (happen(event).log !== undefined) leaveOrStay(inputRef.current);
    const { state: next, log } = happen(event);
    latest.current = next;
    setKept(next);
    if (log !== undefined) onLog(next.slot ?? mealAt(at), log);
  };
  const { isOpen } = state;
  const isSaved = usePendingVariables(DIARY_MUTATION).length === 0;
  useEffect(() => {
    // Foods logged since the suggestions were read have changed them.
    if (isOpen && isSaved) void queries.refetchQueries({ queryKey: suggestionsKey, type: "active", stale: true });
  }, [isOpen, isSaved, queries]);
  const meal = state.slot ?? mealAt(at);
  return { state, meal, send };
};
