import { storeActivity } from "../../../sql/exercise/activity-rows.ts";
import { StepsChanged } from "../../../sql/measurements/measurement-store.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { StepStore } from "@morsel/application/exercise/step-store";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { readShippedExercises } from "../../../importers/exercises/shipped-exercises.ts";
import { makeMemoryExerciseCatalogue } from "../../../memory/exercise/exercise-catalogue.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlExerciseStore } from "../../../sql/exercise/exercise-store.ts";
import { makeSqlOwnExerciseStore } from "../../../sql/exercise/own-exercise-store.ts";
import { makeSqlStepStore } from "../../../sql/exercise/step-store.ts";
import { makeSqlRoutineStore } from "../../../sql/exercise/routine-store.ts";
import { moduleOf } from "../../container.ts";
import { exerciseUseCases } from "./use-cases.ts";

export const exercise = moduleOf((bindings) => {
  exerciseUseCases(bindings);
  bindings.provide(ExerciseCatalogue, {}, () => makeMemoryExerciseCatalogue(readShippedExercises));
  bindings.provide(ExerciseStore, { sql: Sql }, ({ sql }) => makeSqlExerciseStore(sql));
  bindings.provide(OwnExerciseStore, { sql: Sql }, ({ sql }) => makeSqlOwnExerciseStore(sql));
  bindings.provide(RoutineStore, { sql: Sql }, ({ sql }) => makeSqlRoutineStore(sql));
  bindings.provide(StepStore, { sql: Sql }, ({ sql }) => makeSqlStepStore(sql));
  bindings.contribute(StepsChanged, storeActivity);
  bindings.contribute(MemberTables, [
    "exercise_entry",
    "own_exercise",
    "step_count",
    "step_change",
    "exercise_routine",
  ]);
});
