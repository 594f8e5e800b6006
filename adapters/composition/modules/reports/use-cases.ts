import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { MemberWeekStart } from "@morsel/application/diary-settings/member-week-start";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { makeReportsUseCases, ReportsUseCases } from "@morsel/application/reports/use-cases";
import { DiaryAccess } from "@morsel/application/social/diary-access";
import type { Bindings } from "../../container.ts";

const ports = {
  reports: ReportStore,
  diary: DiaryStore,
  goals: GoalStore,
  water: WaterStore,
  measurements: MeasurementStore,
  today: MemberToday,
  weekStart: MemberWeekStart,
  access: DiaryAccess,
  catalogue: FoodCatalogue,
  settings: DiarySettingsStore,
};

export const reportsUseCases = ({ provide }: Bindings): void => {
  provide(ReportsUseCases, ports, makeReportsUseCases);
};
