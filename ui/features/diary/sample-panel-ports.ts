import { makeSampleWorld } from "@morsel/adapters/composition/sample-world";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Instant, TimeOfDay } from "@morsel/domain/diary";
import type { FoodPanelPorts } from "./components/food-panel.tsx";

const TODAY = "2026-03-11" as CalendarDate;

/** What a story's food box asks beside foods: saved meals in memory; nothing is logged. */
export const panelPorts = (): FoodPanelPorts => {
  const world = makeSampleWorld({ today: TODAY, days: 1, hasMeals: true });
  let made = 0;
  return {
    openMeals: async () => world.get(MealsClient),
    moreWords: async () => undefined,
    date: TODAY,
    device: {
      now: () => Date.UTC(2026, 2, 11, 7, 30) as Instant,
      today: () => TODAY,
      timeOfDay: () => "07:30" as TimeOfDay,
      newId: () => `019cdb00-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
    },
    toasts: { show: () => undefined },
    commands: { logMade: () => undefined },
  };
};
