import type {
  FoodDecisionNotFound,
  FoodDecisionOutdated,
  FoodReviewOutdated,
} from "@morsel/application/food-review/refusals";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = FoodDecisionNotFound | FoodDecisionOutdated | FoodReviewOutdated;

export const foodReviewRefusals: Refusals<Refused> = {
  FoodDecisionNotFound: {},
  FoodDecisionOutdated: {},
  FoodReviewOutdated: {},
};

export const foodReviewProblems: Problems<Refused> = {
  fields: foodReviewRefusals,
  problems: {
    FoodDecisionNotFound: { status: 404, title: "The answer does not exist." },
    FoodDecisionOutdated: { status: 409, title: "The answer was undone, or another one came after it." },
    FoodReviewOutdated: { status: 409, title: "The food does not wait in this version." },
  },
};
