import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import {
  isFirstDay,
  starterFoods,
  type DiaryEntry,
  type EntryId,
  entriesOfMeal,
  shownSlots,
  activeEntries,
  optionOfUsage,
} from "@morsel/domain/diary";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { addDays, type TimeOfDay } from "@morsel/domain/calendar";
import { mealEnergies } from "@morsel/domain/goals";
import type { Meal } from "@morsel/domain/meal-slots";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useDay } from "../../../../logging/diary-mutations.ts";
import { useDiarySettings } from "../../../../settings/diary-settings.tsx";
import { startersQuery, suggestionsQuery } from "../../../../logging/queries.ts";
import type { useDiaryMenus } from "../../use-diary-menus.tsx";
import type { DiaryCommands } from "../../../../logging/use-diary-commands.ts";
import { MealSlot } from "../meal-slot/meal-slot.tsx";
import { SlotOffer } from "../meal-slot/slot-offer.tsx";
import type { DayView } from "@morsel/application/diary/diary-view";

export type DayMealsProps = {
  readonly diary: DiaryClient;
  readonly foods: FoodsClient;
  readonly view: DayView;
  readonly isToday: boolean;
  /** The slot to which the box logs, and the hour: there the usual foods are offered. */
  readonly meal: Meal;
  readonly at: TimeOfDay;
  readonly commands: Pick<DiaryCommands, "log" | "copy" | "tick" | "planned">;
  readonly menus: ReturnType<typeof useDiaryMenus>;
  readonly openEntry: EntryId | undefined;
  readonly onOpen: (id: EntryId) => void;
  readonly onAdd: (meal: Meal) => void;
  readonly onQuickAdd: (meal: Meal) => void;
  readonly editorOf: (entry: DiaryEntry) => ReactNode;
};

/** The slots of a day, each with its foods or with what an empty one offers. */
export const DayMeals = (props: DayMealsProps) => {
  const { diary, foods, view, isToday, meal, at, commands, menus, openEntry, onOpen, onAdd, onQuickAdd, editorOf } =
    props;
  const { day } = view;
  const { slots } = useDiarySettings();
  const dayBefore = addDays(day.date, -1);
  const { view: before } = useDay(diary, dayBefore);
  const { data: suggestions, isLoading } = useQuery(suggestionsQuery(diary, meal, at));
  const isFirst = isFirstDay(view.day, suggestions);
  const starters = useQuery(startersQuery(foods, meal, isFirst));
  const known = isFirst ? starters.data : suggestions?.usual.map(optionOfUsage);
  const offered = known ?? (isLoading || starters.isLoading ? undefined : []);
  const budgets = mealEnergies(view.goal.energy + view.exerciseEnergy, view.mealShares ?? {});
  const standing = activeEntries(day);
  return shownSlots(slots, standing).map(({ id: slot }) => {
    const entries = entriesOfMeal({ entries: standing }, slot);
    return (
      <MealSlot
        key={slot}
        meal={slot}
        entries={entries}
        actions={menus.ofMeal(slot, entries)}
        actionsOf={menus.ofEntry}
        openEntry={openEntry}
        onOpen={onOpen}
        onAdd={onAdd}
        onTick={commands.tick}
        editorOf={editorOf}
        {...(budgets[slot] === undefined ? {} : { budget: budgets[slot] })}
        offer={
          <SlotOffer
            meal={slot}
            isToday={isToday}
            yesterday={before === undefined ? [] : entriesOfMeal(before.day, slot)}
            usual={slot === meal ? offered : []}
            {...(isFirst && slot === meal
              ? { lines: starterFoods(meal).length, onQuickAdd: () => onQuickAdd(slot) }
              : {})}
            onCopyYesterday={() =>
              void commands.copy({ date: dayBefore, meal: slot }, { dates: [day.date], ...commands.planned })
            }
            onLog={(option) => commands.log(day.date, slot, [option])}
          />
        }
      />
    );
  });
};
