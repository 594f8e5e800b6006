import type { ExerciseDoneRefused, OwnExerciseRefused } from "@morsel/domain/exercise";
import { snakeCase, type FieldRules } from "../platform/field-rule.ts";

export const exerciseFieldRules: FieldRules<ExerciseDoneRefused | OwnExerciseRefused> = {
  OwnExerciseRefused: ({ field, min, max }) =>
    field === "name"
      ? ["name", `${min} to ${max} characters`]
      : ["met", max === 0 ? "nothing: strength has none" : `${min} to ${max}`],
  ExerciseRefused: ({ field, min, max }) => [snakeCase(field), `${min} to ${max}`],
  StrengthRefused: ({ field, min, max }) =>
    field === "sets" ? ["sets", `${min} to ${max} sets`] : [`sets.${snakeCase(field)}`, `${min} to ${max}`],
  ExerciseNoteRefused: ({ max }) => ["note", `at most ${max} characters, none that cannot be seen`],
  ExerciseOwnEnergyRefused: ({ min, max }) => ["energy", `${min} to ${max} kcal`],
  ExerciseMisplaced: ({ field }) => [
    field === "ownNet" ? "energy" : field,
    field === "sets" ? "nothing: cardio has minutes" : "nothing: strength has sets",
  ],
};
