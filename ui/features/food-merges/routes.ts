import { FoodMergesClient } from "@morsel/application/food-merges/client/food-merges-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** W531: others than admins get no further than the first line. */
const forMergers = async ({ context }: Given) => {
  const admin = await forAdmins({ context });
  const merging = await context.provide(
    { merges: FoodMergesClient },
    () => import("../../composition/clients/food-merges.ts"),
  );
  return { ...admin, ...merging };
};

const duplicatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/foods/duplicates",
  beforeLoad: forMergers,
  loader: messageLoader("admin", "food-merges", "food-review", "own-foods", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/duplicates-page.tsx"), "DuplicatesPage"),
});

export const foodMergesRoutes = [duplicatesRoute];
