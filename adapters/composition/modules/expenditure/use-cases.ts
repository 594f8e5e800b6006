import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { ExpenditureUseCases, makeExpenditureUseCases } from "@morsel/application/expenditure/use-cases";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Clock } from "@morsel/application/platform/clock";
import { ReportStore } from "@morsel/application/reports/report-store";
import type { Bindings } from "../../container.ts";

const ports = {
  expenditure: ExpenditureStore,
  reports: ReportStore,
  measurements: MeasurementStore,
  goals: GoalStore,
  today: MemberToday,
  clock: Clock,
  entitlements: Entitlements,
};

export const expenditureUseCases = ({ provide }: Bindings): void => {
  provide(ExpenditureUseCases, ports, makeExpenditureUseCases);
};
