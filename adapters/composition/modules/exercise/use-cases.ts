import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { StepStore } from "@morsel/application/exercise/step-store";
import { ExerciseUseCases, makeExerciseUseCases } from "@morsel/application/exercise/use-cases";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = {
  exercise: ExerciseStore,
  catalogue: ExerciseCatalogue,
  own: OwnExerciseStore,
  routines: RoutineStore,
  steps: StepStore,
  goals: GoalStore,
  measurements: MeasurementStore,
  today: MemberToday,
  clock: Clock,
};

export const exerciseUseCases = ({ provide }: Bindings): void => {
  provide(ExerciseUseCases, ports, makeExerciseUseCases);
};
