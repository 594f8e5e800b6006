import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { GoalsUseCases, makeGoalsUseCases } from "@morsel/application/goals/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = { goals: GoalStore, settings: DiarySettingsStore, clock: Clock };

export const goalsUseCases = ({ provide }: Bindings): void => {
  provide(GoalsUseCases, ports, makeGoalsUseCases);
};
