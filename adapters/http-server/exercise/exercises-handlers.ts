import { exercisePage } from "@morsel/application/exercise/find-exercises";
import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeExercise, writeExerciseGroups, writeExercisePage } from "../../http-contract/exercise/catalogue-codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { json, problem } from "../responses/responses.ts";
import { knownMember } from "../requests/known-member.ts";

const PAGE = 25;

const needs = { catalogue: ExerciseCatalogue, limits: RateLimits };

export const exercisesHandlers = defineHandlers("exercises", needs, ({ catalogue, limits }) =>
  HttpApiBuilder.group(Api, "exercises", (handlers) =>
    handlers
      .handle("exercises", ({ query: { query: text, kind, group, limit = PAGE, cursor: after } }) =>
        Effect.flatMap(CurrentRequest, (facts) => {
          const wait = limits.take("search", knownMember(facts, "exercise:read") ?? facts.call.address);
          if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
          const asked = {
            limit,
            ...(text === undefined ? {} : { text }),
            ...(kind === undefined ? {} : { kind }),
            ...(group === undefined ? {} : { group }),
            ...(after === undefined ? {} : { after }),
          };
          return Effect.map(exercisePage(catalogue, asked), (page) => json(writeExercisePage(page)));
        }),
      )
      .handle("exerciseGroups", () => Effect.map(catalogue.groups, (groups) => json(writeExerciseGroups(groups))))
      .handle("exercise", ({ params: { id } }) =>
        Effect.map(catalogue.byIds([id]), ([found]) =>
          found === undefined ? problem("ExerciseNotFound", { id }) : json(writeExercise(found)),
        ),
      ),
  ),
);

export { exerciseFirstData } from "./first-data.ts";
