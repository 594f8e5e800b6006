import type { MemberToday } from "../diary-settings/member-today.ts";
import type { MemberWeekStart } from "../diary-settings/member-week-start.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { makeChangeEntry } from "./change-entry.ts";
import { makeCopyEntries } from "./copy-entries.ts";
import type { DiaryStore } from "./diary-store.ts";
import type { FoodUsageStore } from "../foods/food-usage-store.ts";
import { makeLogFoods } from "./log-foods.ts";
import { makeReadDay, makeReadDays } from "./read-day.ts";
import { makeReadStreak } from "./read-streak.ts";
import { makeReadWeek } from "./read-week.ts";
import { makeRemoveEntry } from "./remove-entry.ts";
import { makeRestoreEntry } from "./restore-entry.ts";
import { makeSuggest } from "./suggest.ts";
import { makeSummariseDays } from "./summarise-days.ts";
import { makeUpdateDay } from "./update-day.ts";

export type DiaryPorts = {
  readonly diary: DiaryStore;
  readonly water: WaterStore;
  readonly usage: FoodUsageStore;
  readonly foods: MemberFoods;
  readonly goals: GoalStore;
  readonly measurements: MeasurementStore;
  readonly clock: Clock;
  readonly today: MemberToday;
  readonly weekStart: MemberWeekStart;
};

/** All that can be done with a diary. */
export const makeDiaryUseCases = (ports: DiaryPorts) => ({
  readDay: makeReadDay(ports),
  readDays: makeReadDays(ports),
  readStreak: makeReadStreak(ports),
  readWeek: makeReadWeek(ports),
  summariseDays: makeSummariseDays(ports),
  updateDay: makeUpdateDay(ports),
  logFoods: makeLogFoods(ports),
  changeEntry: makeChangeEntry(ports),
  removeEntry: makeRemoveEntry(ports),
  restoreEntry: makeRestoreEntry(ports),
  copyEntries: makeCopyEntries(ports),
  suggest: makeSuggest(ports),
});

export type DiaryUseCases = ReturnType<typeof makeDiaryUseCases>;
export const DiaryUseCases = token<DiaryUseCases>("DiaryUseCases");
