import { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { type FoodId, isFoodId } from "@morsel/domain/foods";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

const provideModeration = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ moderation: ModerationClient }, () => import("../../composition/clients/moderation.ts"));

const load = messageLoader(
  "moderation",
  "admin",
  "messages",
  "forum",
  "friends",
  "foods",
  "food-database",
  "nutrition",
  "diary",
  "titles",
);

const queueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/moderation",
  beforeLoad: async (given) => ({ ...(await forAdmins(given)), ...(await provideModeration(given)) }),
  loader: load,
  component: lazyRouteComponent(() => import("./pages/moderation-page.tsx"), "ModerationPage"),
});

const decisionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/decisions",
  beforeLoad: provideModeration,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/decisions-page.tsx"), "DecisionsPage"),
});

const NO_FOOD = "none" as FoodId;

const reportFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/report",
  validateSearch: ({ food }: Record<string, unknown>): { readonly food: FoodId } => ({
    food: isFoodId(food) ? food : NO_FOOD,
  }),
  beforeLoad: provideModeration,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/report-food-page.tsx"), "ReportFoodPage"),
});

export const moderationRoutes = [queueRoute, decisionsRoute, reportFoodRoute];
