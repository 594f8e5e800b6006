import {
  defaultTitleOf,
  LANGUAGE_NAMES,
  pageTitle,
  pathIn,
  SELECTOR_LOCALES,
  type Locale,
} from "@morsel/domain/locales";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { useLatest } from "../hooks/use-latest.ts";
import type { MessageId } from "../i18n/ids.ts";
import type { AppContext } from "../composition/app-context.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
import { menuItems } from "./menu-items.ts";
import { viewerOf } from "./viewer.ts";

const languagesWith = (locale: Locale) =>
  [...new Set<Locale>([...SELECTOR_LOCALES, locale])].map((one) => ({ locale: one, name: LANGUAGE_NAMES[one] }));

/** The layout, filled with who looks and where. After a navigation the page's heading has the focus. */
export const PageShell = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter();
  const context: AppContext = router.options.context;
  const { intl, locale, sessionWatch, toasts, connectivity } = context;
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const here = useRouterState({ select: (state) => state.location.href });
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const toast = useLatest(toasts.open$, undefined);
  const isOnline = useLatest(connectivity.online$, true);
  // The address where the menu was opened: any other address closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const viewer = viewerOf(status);
  useEffect(() => {
    document.title = pageTitle(intl.formatMessage({ id: defaultTitleOf(path).key as MessageId }));
  }, [intl, path]);
  return (
    <Layout
      {...menuItems(intl, locale, viewer, path)}
      viewer={viewer}
      here={here}
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
        {children}
      </ErrorBoundary>
    </Layout>
  );
};
