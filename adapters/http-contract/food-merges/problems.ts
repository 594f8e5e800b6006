import type { FoodMergeNotFound, FoodMergeOutdated } from "@morsel/application/food-merges/refusals";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = FoodMergeNotFound | FoodMergeOutdated;

export const foodMergesRefusals: Refusals<Refused> = { FoodMergeNotFound: {}, FoodMergeOutdated: {} };

export const foodMergesProblems: Problems<Refused> = {
  fields: foodMergesRefusals,
  problems: {
    FoodMergeNotFound: { status: 404, title: "The merge does not exist." },
    FoodMergeOutdated: { status: 409, title: "One of the foods is gone or merged already, or the merge was undone." },
  },
};
