import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { exerciseOfSlug, exerciseSlug } from "@morsel/domain/exercise";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";

const EXERCISE_PAGE = /^\/exercise\/calories-burned\/([^/]+)$/;

/** An exercise's page has its name as title, and the address of its slug. */
export const exerciseFirstData = defineFirstData({ catalogue: ExerciseCatalogue }, ({ catalogue }) => ({ path }) => {
  const [, slug] = EXERCISE_PAGE.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const id = exerciseOfSlug(slug);
  return Effect.map(catalogue.byIds(id === undefined ? [] : [id]), ([found]): FirstData =>
    found === undefined
      ? { query: [], isMissing: true }
      : { query: [], title: found.name, address: path.slice(0, -slug.length) + exerciseSlug(found) },
  );
});
