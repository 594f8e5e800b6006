import * as Effect from "effect/Effect";
import type { ExercisePage } from "./exercise-catalogue.ts";
import type { ExerciseCatalogue, ExerciseQuery } from "./exercise-catalogue.ts";

/** A page of what is found; one more is asked for, which says whether there is another page. */
export const exercisePage = (catalogue: ExerciseCatalogue, query: ExerciseQuery): Effect.Effect<ExercisePage> =>
  Effect.map(catalogue.find({ ...query, limit: query.limit + 1 }), (found) => {
    const items = found.slice(0, query.limit);
    const last = items.at(-1);
    return found.length > query.limit && last !== undefined ? { items, next: last.id } : { items };
  });
