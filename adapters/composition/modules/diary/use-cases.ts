import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { MemberWeekStart } from "@morsel/application/diary-settings/member-week-start";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { DiaryUseCases, makeDiaryUseCases } from "@morsel/application/diary/use-cases";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { Clock } from "@morsel/application/platform/clock";
import { makeMealReminderCheck } from "@morsel/application/diary/meal-reminder-check";
import { ReminderChecks } from "@morsel/application/notifications/reminder-check";
import type { Bindings } from "../../container.ts";

const ports = {
  diary: DiaryStore,
  water: WaterStore,
  usage: FoodUsageStore,
  foods: MemberFoods,
  goals: GoalStore,
  measurements: MeasurementStore,
  clock: Clock,
  today: MemberToday,
  weekStart: MemberWeekStart,
};

export const diaryUseCases = ({ provide, contributeFrom }: Bindings): void => {
  provide(DiaryUseCases, ports, makeDiaryUseCases);
  contributeFrom(ReminderChecks, { diary: DiaryStore }, makeMealReminderCheck);
};
