import { StepGoal } from "@morsel/application/measurements/step-goal";
import { makeStepGoal } from "@morsel/application/goals/step-goal";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { GoalsUseCases, makeGoalsUseCases } from "@morsel/application/goals/use-cases";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Ids } from "@morsel/application/platform/ids";
import type { Bindings } from "../../container.ts";

const ports = {
  goals: GoalStore,
  measurements: MeasurementStore,
  today: MemberToday,
  ids: Ids,
  entitlements: Entitlements,
};

export const goalsUseCases = ({ provide }: Bindings): void => {
  provide(StepGoal, { goals: GoalStore }, makeStepGoal);
  provide(GoalsUseCases, ports, makeGoalsUseCases);
};
