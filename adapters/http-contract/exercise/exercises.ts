import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { TooManyTries } from "../shared/problem-schemas.ts";
import { Exercise, ExerciseGroups, ExerciseId, ExerciseKind, ExercisePage } from "./catalogue-schemas.ts";
import { ExerciseNotFound } from "./problem-schemas.ts";

const Limit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }, { expected: "a number from 1 to 100" }));

export class ExercisesGroup extends HttpApiGroup.make("exercises")
  .add(
    HttpApiEndpoint.get("exercises", "/", {
      query: {
        query: Schema.optionalKey(textUpTo(200)),
        kind: Schema.optionalKey(ExerciseKind),
        group: Schema.optionalKey(textUpTo(60)),
        limit: Schema.optionalKey(Limit),
        cursor: Schema.optionalKey(ExerciseId),
      },
      success: ExercisePage,
      error: TooManyTries,
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("exerciseGroups", "/groups", { success: ExerciseGroups }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("exercise", "/:id", {
      params: { id: ExerciseId },
      success: Exercise,
      error: ExerciseNotFound,
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/exercises") {}

export { exerciseProblems } from "./problems.ts";
