import { CategoryStore } from "@morsel/application/forum-categories/category-store";
import { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import { forumCategoriesClient } from "../../../http-contract/forum-categories/forum-categories-client.ts";
import { makeMemoryCategoryStore } from "../../../memory/forum-categories/category-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { forumCategoryUseCases } from "./use-cases.ts";

export const forumCategories = moduleOf((bindings) => {
  forumCategoryUseCases(bindings);
  bindings.provide(CategoryStore, { state: MemoryState }, ({ state }) => makeMemoryCategoryStore(state));
  provideClient(bindings, ForumCategoriesClient, forumCategoriesClient);
});
