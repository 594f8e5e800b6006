import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { GoalsUseCases, makeGoalsUseCases } from "@morsel/application/goals/use-cases";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Ids } from "@morsel/application/platform/ids";
import type { Bindings } from "../../container.ts";

const ports = { goals: GoalStore, measurements: MeasurementStore, today: MemberToday, diary: DiaryStore, ids: Ids };

export const goalsUseCases = ({ provide }: Bindings): void => {
  provide(GoalsUseCases, ports, makeGoalsUseCases);
};
