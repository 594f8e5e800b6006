import { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** W531: others than admins get no further than the first line. */
const forKeepers = async ({ context }: Given) => {
  const admin = await forAdmins({ context });
  const given = await context.provide(
    { categories: ForumCategoriesClient },
    () => import("../../composition/clients/forum-categories.ts"),
  );
  return { ...admin, ...given };
};

const categoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/categories",
  beforeLoad: forKeepers,
  loader: messageLoader("admin", "forum-categories", "forum", "diary", "titles"),
  component: lazyRouteComponent(() => import("./pages/categories-page.tsx"), "CategoriesPage"),
});

export const forumCategoriesRoutes = [categoriesRoute];
