import type { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { adminKey, ALWAYS } from "../admin/queries.ts";

export const allCategoriesQuery = (categories: ForumCategoriesClient) =>
  queryOptions({
    queryKey: [...adminKey, "categories"],
    queryFn: ({ signal }) => run(categories.list, signal),
    ...ALWAYS,
  });
