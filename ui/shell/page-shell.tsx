import {
  defaultTitleOf,
  LANGUAGE_NAMES,
  pageTitle,
  pathIn,
  SELECTOR_LOCALES,
  type Locale,
} from "@morsel/domain/locales";
import { callbackAfterSignIn } from "@morsel/domain/navigation";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useKeptFocus } from "../hooks/use-kept-focus.ts";
import { useLatest } from "../hooks/use-latest.ts";
import type { MessageId } from "../i18n/ids.ts";
import type { AppContext } from "../composition/app-context.ts";
import { MovingContext, type Moving } from "./app-link.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
import { menuItems } from "./menu-items.ts";
import { viewerOf } from "./viewer.ts";

const languagesWith = (locale: Locale) =>
  [...new Set<Locale>([...SELECTOR_LOCALES, locale])].map((one) => ({ locale: one, name: LANGUAGE_NAMES[one] }));

/** After a step to another page the reader stands at its heading, as after a page load. */
const useFocusOnArrival = (path: string) => {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const main = document.querySelector<HTMLElement>("#main");
    const isInside = document.activeElement?.closest("#main") !== null && document.activeElement !== document.body;
    if (!isInside) (main?.querySelector<HTMLElement>("h1[tabindex]") ?? main)?.focus({ preventScroll: true });
  }, [path]);
};

/** Who signed in or out, here or in another tab, may see other pages: the address is judged again. */
const useGuardAgain = (who: string, again: () => Promise<void>, report: AppContext["report"]) => {
  const before = useRef(who);
  useEffect(() => {
    if (before.current === who) return;
    before.current = who;
    again().catch(report);
  }, [who, again, report]);
};

/** The layout, filled with who looks and where. After a navigation the page's heading has the focus. */
export const PageShell = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter();
  const context: AppContext = router.options.context;
  const { intl, locale, sessionWatch, left$, toasts, connectivity } = context;
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const here = useRouterState({ select: (state) => state.location.href });
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const left = useLatest(left$, 0);
  const toast = useLatest(toasts.open$, undefined);
  const isOnline = useLatest(connectivity.online$, true);
  // The address where the menu was opened: any other address closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const viewer = viewerOf(status);
  const moving = useMemo<Moving>(
    () => ({
      hrefOf: (to) => pathIn(locale, to),
      go: (to) => router.history.push(pathIn(locale, to)),
      warm: (to) => void router.preloadRoute({ to: to.replace(/[?#].*$/, "") } as never).catch(context.report),
    }),
    [router, locale, context.report],
  );
  useFocusOnArrival(path);
  useKeptFocus();
  useGuardAgain(
    status.status === "authenticated" ? status.me.userId : status.status,
    router.invalidate,
    context.report,
  );
  useEffect(() => {
    const { key, text } = defaultTitleOf(path);
    // The titles of most pages come with their words; where a page has none of its own, the domain's text stands in.
    document.title = pageTitle(key in intl.messages ? intl.formatMessage({ id: key as MessageId }) : text);
  }, [intl, path]);
  return (
    <MovingContext value={moving}>
      <Layout
        {...menuItems(intl, locale, viewer, path, callbackAfterSignIn(here))}
        viewer={viewer}
        locale={locale}
        languages={{
          locale,
          languages: languagesWith(locale),
          onLanguage: (chosen) => window.location.assign(pathIn(chosen as Locale, here) + window.location.hash),
        }}
        isMenuOpen={menuOpenAt === here}
        onMenu={(isOpen) => setMenuOpenAt(isOpen ? here : undefined)}
        toast={toast}
        onToastClose={toasts.close}
        isOnline={isOnline}
      >
        <ErrorBoundary resetKey={here} fallback={<ErrorPage />} onError={context.report}>
          <Fragment key={left}>{children}</Fragment>
        </ErrorBoundary>
      </Layout>
    </MovingContext>
  );
};
