import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import * as Effect from "effect/Effect";
import { readExercise, readExercisePage } from "../../http-contract/exercise/catalogue-codec.ts";
import type {
  WireExercise,
  WireExerciseGroups,
  WireExercisePage,
} from "../../http-contract/exercise/catalogue-schemas.ts";
import { exerciseRefusals } from "../../http-contract/exercise/problems.ts";
import { TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/exercises";
const LONGEST_TEXT = 200;
const { ExerciseNotFound } = exerciseRefusals;

/** The catalogue of exercises over the wire. */
export const makeHttpExercisesClient = (...how: HttpConnection): ExercisesClient => {
  const wire = makeHttpTransport(...how);
  return {
    find: ({ text, kind, group, limit, after }) => {
      const query = new URLSearchParams({ limit: String(limit) });
      if (text !== undefined) query.set("query", text.slice(0, LONGEST_TEXT));
      if (kind !== undefined) query.set("kind", kind);
      if (group !== undefined) query.set("group", group);
      if (after !== undefined) query.set("cursor", after);
      return Effect.flatMap(
        wire({ method: "GET", path: `${PATH}?${query}` }),
        decodeResponse((body) => readExercisePage(body as WireExercisePage), { TooManyTries }),
      );
    },
    exercise: (id) =>
      Effect.flatMap(
        wire({ method: "GET", path: `${PATH}/${id}` }),
        decodeResponse((body) => readExercise(body as WireExercise), { ExerciseNotFound }),
      ),
    groups: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/groups` }),
      decodeResponse((body) => (body as WireExerciseGroups).groups, {}),
    ),
  };
};
