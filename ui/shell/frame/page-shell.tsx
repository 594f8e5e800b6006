import { LANGUAGE_NAMES, pathIn, SELECTOR_LOCALES, type Locale } from "@morsel/domain/locales";
import type { Notifications } from "@morsel/domain/social";
import { callbackAfterSignIn, hasFooterPadding, layoutOf } from "@morsel/domain/navigation";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { Fragment, useEffect, useMemo, useRef, useState, type FC, type ReactNode } from "react";
import { useRestoredFocus } from "../../hooks/use-restored-focus.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import { useReturnToPlace } from "../../hooks/use-return-to-place.ts";
import { usePageTitle } from "./use-page-title.ts";
import type { AppContext, RouterContext } from "../../composition/app-context.ts";
import { MovingContext, type Moving } from "../navigation/app-link.tsx";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { LazyErrorPage } from "../errors/error-pages.tsx";
import { InAppLayout, Layout } from "./layout.tsx";
import { menuItems, type Menus } from "../navigation/menu-items.ts";
import type { MenuSheetProps } from "../navigation/menu-sheet.tsx";
import { viewerOf } from "./viewer.ts";

/** In ms: later than the page's own first words and pictures, sooner than anybody scrolls to its end. */
const AFTER_PAINT_MS = 400;
/** An address without what is asked of it and where in it one looks. */
const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? to;

const languagesWith = (locale: Locale) =>
  [...new Set<Locale>([...SELECTOR_LOCALES, locale])].map((one) => ({ locale: one, name: LANGUAGE_NAMES[one] }));

/** After a step to another page the reader stands at its heading, as after a page load, and the head tells of that page. */
const useArrival = (path: string, context: AppContext) => {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    import("./page-links.ts").then(({ updatePageLinks }) => updatePageLinks(context, path)).catch(context.report);
    const main = document.querySelector<HTMLElement>("#main");
    const isInside = document.activeElement?.closest("#main") !== null && document.activeElement !== document.body;
    if (!isInside) (main?.querySelector<HTMLElement>("h1[tabindex]") ?? main)?.focus({ preventScroll: true });
  }, [path, context]);
};

/** Judges the address again after a sign-in or sign-out, here or in another tab. */
const useGuardAgain = (who: string, again: () => Promise<void>, report: AppContext["report"]) => {
  const before = useRef(who);
  useEffect(() => {
    if (before.current === who) return;
    before.current = who;
    again().catch(report);
  }, [who, again, report]);
};

export type LogSheetProps = { readonly onClose: () => void };
export type PaletteProps = LogSheetProps & Pick<Menus, "items" | "account">;

/** Props of the parts that follow the paint: notices, prompts, consent. */
export type AfterPaintProps = {
  /** Path and query, with the locale's prefix. */
  readonly address: string;
  readonly go: (path: string) => void;
  /** The person asked for the privacy choices. */
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
  /** SO16, as they change; undefined when nobody is signed in any more. */
  readonly onCounts: (counts: Notifications | undefined) => void;
  /** Opens the command palette. */
  readonly onPalette: () => void;
};

export type PageShellProps = {
  /** Fetches what a member logs with from any page. */
  readonly logSheet: (context: AppContext) => Promise<FC<LogSheetProps>>;
  /** Fetches what finds pages, foods and days by their names. */
  readonly palette: (context: AppContext) => Promise<FC<PaletteProps>>;
  /** Fetches what every page has once it is painted. */
  readonly afterPaint: (context: RouterContext) => Promise<FC<AfterPaintProps>>;
  readonly children: ReactNode;
};

/** Open sheet and the address at which it was opened: any other address closes it. Each takes of the menu's props what it needs. */
type OpenSheet = {
  readonly at: string;
  readonly kind: "menu" | "log" | "palette";
  readonly Sheet: FC<MenuSheetProps>;
};

/** The layout with its viewer and address. After a navigation the page's heading has the focus. */
export const PageShell = ({ logSheet, palette, afterPaint, children }: PageShellProps) => {
  const router = useRouter();
  const { context } = router.options;
  const { intl, locale, sessionWatch, left$, toasts, site } = context;
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const here = useRouterState({ select: (state) => state.location.href });
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const left = useLatest(left$, 0);
  const toast = useLatest(toasts.open$, undefined);
  const [kept, setSheet] = useState<OpenSheet>();
  const sheet = kept?.at === here ? kept : undefined;
  const [counts, setCounts] = useState<Notifications>();
  const viewer = useMemo(() => viewerOf(status, counts), [status, counts]);
  const moving = useMemo<Required<Moving>>(
    () => ({
      hrefOf: (to) => pathIn(locale, to),
      go: (to) => router.history.push(pathIn(locale, to)),
      warm: (to) => void router.preloadRoute({ to: pathOf(to) } as never).catch(context.report),
    }),
    [router, locale, context.report],
  );
  const back = callbackAfterSignIn(here);
  const menus = useMemo(
    () => menuItems(intl, locale, { viewer, path, back, site }),
    [intl, locale, viewer, path, back, site],
  );
  useArrival(path, context);
  useRestoredFocus();
  useReturnToPlace();
  useGuardAgain(
    status.status === "authenticated" ? status.me.userId : status.status,
    router.invalidate,
    context.report,
  );
  usePageTitle(path, context);
  const open = (opening: Promise<OpenSheet>): void =>
    void opening.then(setSheet, () =>
      toasts.show({ severity: "error", message: intl.formatMessage({ id: "refused.Unreachable" }) }),
    );
  const close = (): void => setSheet(undefined);
  const onPalette = (): void => open(palette(context).then((Sheet) => ({ kind: "palette", at: here, Sheet })));
  const [isChoosing, setChoosing] = useState(false);
  const [after, setAfter] = useState<{ readonly Parts: FC<AfterPaintProps> }>();
  // Nothing of it is on the first paint: it is fetched when that is done, or again when somebody asks for it.
  useEffect(() => {
    if (after !== undefined) return;
    const timer = setTimeout(
      () =>
        void afterPaint(context).then(
          (Parts) => setAfter({ Parts }),
          (problem) => context.report(problem),
        ),
      AFTER_PAINT_MS,
    );
    return () => clearTimeout(timer);
  }, [afterPaint, context, after, isChoosing]);
  const languages = {
    locale,
    languages: languagesWith(locale),
    onLanguage: (chosen: string) =>
      void import("../header/change-language.ts")
        .then(({ changeLanguage }) => changeLanguage(context, chosen as Locale, here))
        .catch(context.report),
  };
  const page = (
    <ErrorBoundary resetKey={here} fallback={<LazyErrorPage />} onError={(problem) => context.report(problem)}>
      <Fragment key={left}>{children}</Fragment>
    </ErrorBoundary>
  );
  const parts = after && (
    <after.Parts
      address={here}
      go={(to) => moving.go?.(to)}
      isChoosing={isChoosing}
      onChosen={() => setChoosing(false)}
      onCounts={setCounts}
      onPalette={onPalette}
    />
  );
  // NA14: an app brings its own header and footer; how wide the window is the styles know.
  if (layoutOf(0, site.isWebView) === "none")
    return (
      <MovingContext value={moving}>
        <InAppLayout toast={toast} onToastClose={toasts.close}>
          {page}
        </InAppLayout>
        {parts}
      </MovingContext>
    );
  return (
    <MovingContext value={moving}>
      <Layout
        {...menus}
        viewer={viewer}
        locale={locale}
        languages={languages}
        openSheet={sheet?.kind}
        onMenu={() =>
          open(
            import("../navigation/menu-sheet.tsx").then(({ MenuSheet: Sheet }) => ({ kind: "menu", at: here, Sheet })),
          )
        }
        onPalette={onPalette}
        onLog={() => open(logSheet(context).then((Sheet) => ({ kind: "log", at: here, Sheet })))}
        hasAnnouncement={site.banner !== undefined}
        adRoom={site.membership.hasPremium ? "off" : site.ads}
        isFooterPadded={hasFooterPadding("mobile", path, site.membership.hasPremium)}
        onPrivacyChoices={() => setChoosing(true)}
        sheet={
          sheet && (
            <sheet.Sheet
              items={menus.items}
              account={viewer.kind === "member" ? menus.account : []}
              languages={languages}
              onClose={close}
            />
          )
        }
        toast={toast}
        onToastClose={toasts.close}
      >
        {page}
      </Layout>
      {parts}
    </MovingContext>
  );
};
