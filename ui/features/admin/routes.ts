import { AUDIT_ACTS, type AuditAct, MEMBER_VIEWS, type MemberView } from "@morsel/domain/admin";
import { AdminClient } from "@morsel/application/admin/client/admin-client";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** The way to what every page for admins asks. */
export const provideAdmin = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ admin: AdminClient }, () => import("../../composition/clients/admin.ts"));

/** W531: for others than admins there is no such page. */
export const forAdmins = async ({ context }: Given) => {
  const status = context.sessionWatch.current();
  if (status.status !== "authenticated" || status.me.isAdmin !== true) throw notFound();
  return provideAdmin({ context });
};

const load = messageLoader("admin", "diary", "titles");

const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  validateSearch: ({ view }: Record<string, unknown>): { readonly view?: MemberView | undefined } => ({
    view: MEMBER_VIEWS.find((one) => one === view),
  }),
  beforeLoad: forAdmins,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/members-page.tsx"), "MembersPage"),
});

const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/members/$id",
  beforeLoad: forAdmins,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/member-page.tsx"), "MemberPage"),
});

const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/audit",
  validateSearch: ({ act }: Record<string, unknown>): { readonly act?: AuditAct | undefined } => ({
    act: AUDIT_ACTS.find((one) => one === act),
  }),
  beforeLoad: forAdmins,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/audit-page.tsx"), "AuditPage"),
});

const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/jobs",
  beforeLoad: forAdmins,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/jobs-page.tsx"), "JobsPage"),
});

const firstAdminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/first-admin",
  beforeLoad: provideAdmin,
  // Reads the part behind the # of the link, which no server has seen.
  loader: async ({ context, location }): Promise<{ readonly secret: string }> => {
    await load({ context });
    return { secret: location.hash };
  },
  component: lazyRouteComponent(() => import("./pages/first-admin-page.tsx"), "FirstAdminPage"),
});

export const adminRoutes = [membersRoute, memberRoute, jobsRoute, auditRoute, firstAdminRoute];
