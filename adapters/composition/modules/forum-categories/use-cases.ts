import { CategoryStore } from "@morsel/application/forum-categories/category-store";
import {
  ForumCategoryUseCases,
  makeForumCategoryUseCases,
  makeReadCategories,
} from "@morsel/application/forum-categories/use-cases";
import { ReadCategories } from "@morsel/application/forum/read-categories";
import { Clock } from "@morsel/application/platform/clock";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import type { Bindings } from "../../container.ts";

export const forumCategoryUseCases = ({ provide }: Bindings): void => {
  provide(ReadCategories, { store: CategoryStore, clock: MonotonicClock }, makeReadCategories);
  provide(ForumCategoryUseCases, { store: CategoryStore, clock: Clock }, makeForumCategoryUseCases);
};
