import { FoodReviewClient } from "@morsel/application/food-review/client/food-review-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** W531: others than admins get no further than the first line. */
const forReviewers = async ({ context }: Given) => {
  const admin = await forAdmins({ context });
  const review = await context.provide(
    { reviews: FoodReviewClient },
    () => import("../../composition/clients/food-review.ts"),
  );
  return { ...admin, ...review };
};

const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/foods",
  beforeLoad: forReviewers,
  loader: messageLoader("admin", "food-review", "own-foods", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/review-page.tsx"), "ReviewPage"),
});

export const foodReviewRoutes = [reviewRoute];
