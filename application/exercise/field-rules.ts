import type { ExerciseDoneRefused, OwnExerciseRefused, RoutineRefused, StepsRefused } from "@morsel/domain/exercise";
import { snakeCase, type FieldRules } from "../platform/field-rule.ts";

export const exerciseFieldRules: FieldRules<ExerciseDoneRefused | OwnExerciseRefused | RoutineRefused | StepsRefused> =
  {
    OwnExerciseRefused: ({ field, min, max }) =>
      field === "name"
        ? ["name", `${min} to ${max} characters`]
        : ["met", max === 0 ? "nothing: strength has none" : `${min} to ${max}`],
    RoutineRefused: ({ field, min, max }) => [
      field,
      `${min} to ${max} ${field === "name" ? "characters" : "exercises"}`,
    ],
    StepsRefused: ({ field, max }) => [
      field,
      field === "steps" ? `0 to ${max}, in whole numbers` : "times of the day such as 07:30, the later one as the end",
    ],
    ExerciseRefused: ({ field, min, max }) => [snakeCase(field), `${min} to ${max}`],
    StrengthRefused: ({ field, min, max }) =>
      field === "sets" ? ["sets", `${min} to ${max} sets`] : [`sets.${snakeCase(field)}`, `${min} to ${max}`],
    ExerciseNoteRefused: ({ max }) => ["note", `at most ${max} characters, none that cannot be seen`],
    ExerciseOwnEnergyRefused: ({ min, max }) => ["energy", `${min} to ${max} kcal`],
    ExerciseMisplaced: ({ field }) => [
      field === "ownNet" ? "energy" : snakeCase(field),
      field === "sets" ? "nothing: cardio has minutes" : "nothing: strength has sets",
    ],
  };
