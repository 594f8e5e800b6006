import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { makeReportsUseCases, ReportsUseCases } from "@morsel/application/reports/use-cases";
import type { Bindings } from "../../container.ts";

const ports = {
  reports: ReportStore,
  diary: DiaryStore,
  goals: GoalStore,
  water: WaterStore,
  measurements: MeasurementStore,
  today: MemberToday,
};

export const reportsUseCases = ({ provide }: Bindings): void => {
  provide(ReportsUseCases, ports, makeReportsUseCases);
};
