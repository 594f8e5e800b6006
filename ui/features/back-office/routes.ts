import { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** W531: others than admins get no further than the first line. */
const forOffice = async ({ context }: Given) => {
  const admin = await forAdmins({ context });
  const office = await context.provide(
    { office: BackOfficeClient },
    () => import("../../composition/clients/back-office.ts"),
  );
  return { ...admin, ...office };
};

const load = messageLoader("admin", "back-office", "diary", "titles");

const premiumRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/members/$id/premium",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/member-premium-page.tsx"), "MemberPremiumPage"),
});

const codesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/codes",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/codes-page.tsx"), "CodesPage"),
});

export const backOfficeRoutes = [premiumRoute, codesRoute];
