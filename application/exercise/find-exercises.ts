import * as Effect from "effect/Effect";
import { pageOf } from "../platform/paging.ts";
import type { ExercisePage } from "./exercise-catalogue.ts";
import type { ExerciseCatalogue, ExerciseQuery } from "./exercise-catalogue.ts";

/** A page of what is found; one more is asked for, which says whether there is another page. */
export const exercisePage = (catalogue: ExerciseCatalogue, query: ExerciseQuery): Effect.Effect<ExercisePage> =>
  Effect.map(catalogue.find({ ...query, limit: query.limit + 1 }), (found) => {
    const { items, last } = pageOf(found, query.limit);
    return last === undefined ? { items } : { items, next: last.id };
  });
