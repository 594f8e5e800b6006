import type { TooManyCategories } from "@morsel/application/forum-categories/client/forum-categories-client";
import type { Problems, Refusals } from "../shared/problem.ts";

export const forumCategoriesRefusals: Refusals<TooManyCategories> = { TooManyCategories: { max: "int" } };

export const forumCategoriesProblems: Problems<TooManyCategories> = {
  fields: forumCategoriesRefusals,
  problems: { TooManyCategories: { status: 422, title: "The forum has as many categories as it can have." } },
};
