import { isSignedInOnly } from "@morsel/domain/navigation";
import { createRootRouteWithContext, Outlet, redirect } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AppContext, RouterContext } from "../composition/app-context.ts";
import { run } from "../hooks/run.ts";
import { refusalIn } from "../i18n/refusals.ts";
import { errorPages, LazyFailedPage, LazyNotFoundPage } from "../shell/errors/error-pages.tsx";
import { PageShell } from "../shell/frame/page-shell.tsx";

/** NA11: pages for members send visitors to log in, and back afterwards. */
const guard = (context: AppContext, path: string, href: string) => {
  if (!isSignedInOnly(path) || context.sessionWatch.current().status !== "unauthenticated") return;
  throw redirect({ to: "/account/login", search: { error: "SessionRequired", callbackUrl: href } });
};

/** J28: who is about to leave sees that, and nothing else of what is a member's. */
const LEAVING = "/account/confirm-delete";
const STILL_OPEN = [LEAVING, "/account/logout", "/reports/export"];
const leaving = (context: AppContext, path: string) => {
  const status = context.sessionWatch.current();
  if (status.status !== "authenticated" || status.me.eraseAt === undefined) return;
  if (isSignedInOnly(path) || path === "/") if (!STILL_OPEN.includes(path)) throw redirect({ to: LEAVING });
};

/** Loads the log sheet of every page, with its messages and ports. */
const logSheet = (context: AppContext) =>
  import("../features/home/pages/log-sheet-page.tsx").then(({ loadLogSheet }) => loadLogSheet(context));

/** Loads the command palette, with its messages. */
const palette = (context: AppContext) =>
  import("../features/home/pages/palette-page.tsx").then(({ loadPalette }) => loadPalette(context));

/** Loads the parts that every page has once it is painted. Script, messages and ports are requested at once: none waits for another. */
const afterPaint = async (context: RouterContext) => {
  const [{ loadAfterPaint }, clients] = await Promise.all([
    import("../features/eligibility/pages/after-paint.tsx"),
    import("../composition/clients/after-paint.ts"),
    context.words("eligibility", "consent", "ads"),
    context.allRoutes(),
    // Here in time for when the network is gone; without them a plainer page says so.
    errorPages().catch(() => undefined),
  ]);
  return loadAfterPaint(context, () => Promise.resolve(clients));
};

const Shell = ({ children }: { readonly children: ReactNode }) => (
  <PageShell logSheet={logSheet} palette={palette} afterPaint={afterPaint}>
    {children}
  </PageShell>
);

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => {
    const judge = () => {
      guard(context, location.pathname, location.href);
      leaving(context, location.pathname);
    };
    // Only where the server's page could not say who is there; unreachable still, the page says so.
    return context.sessionWatch.current().status === "loading"
      ? run(context.sessionWatch.refresh).then(judge)
      : judge();
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: LazyNotFoundPage,
  errorComponent: (failed) =>
    refusalIn(failed.error) === undefined ? (
      <LazyFailedPage {...failed} />
    ) : (
      <Shell>
        <LazyFailedPage {...failed} />
      </Shell>
    ),
});
