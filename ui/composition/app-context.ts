import { Device } from "@morsel/adapters/browser/device";
import { Drafts } from "@morsel/adapters/browser/drafts";
import { Preferences } from "@morsel/adapters/browser/preferences";
import { Report } from "@morsel/adapters/browser/report";
import { SessionWatch } from "@morsel/adapters/browser/session-status";
import { moduleOf, resolveAll } from "@morsel/adapters/composition/container";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { SessionClient } from "@morsel/application/identity/client/session-client";
import { Site } from "@morsel/application/pages/client/site";
import { token, type Needs, type Resolved } from "@morsel/application/platform/token";
import type { Locale } from "@morsel/domain/locales";
import type { QueryClient } from "@tanstack/react-query";
import type { Container, ContainerModule } from "inversify";
import type { IntlShape } from "react-intl";
import type { Observable } from "rxjs";
import type { LoadWords } from "../i18n/load-messages.ts";
import { Toasts } from "../hooks/toasts.ts";
import { clearOnMemberChange } from "./clear-on-member-change.ts";

/** The page's copies of what the server said. */
const Queries = token<QueryClient>("Queries");
/** How many members have left this page: nothing of theirs is shown any more. */
const LeftMembers = token<Observable<number>>("LeftMembers");
export { Queries };

/** The reader's language, and how the words of later pages are fetched. */
export type Language = {
  readonly locale: Locale;
  readonly intl: IntlShape;
  /** Fetches files of messages, each once: a page's loader names those that it needs. */
  readonly words: LoadWords;
};

/** Ports that every page may ask for; resolved once, when the page starts. */
const EVERYWHERE = {
  diary: DiaryClient,
  hydration: HydrationClient,
  foods: FoodsClient,
  session: SessionClient,
  /** The signed-in member, as it changes across tabs. */
  sessionWatch: SessionWatch,
  left$: LeftMembers,
  preferences: Preferences,
  device: Device,
  drafts: Drafts,
  queries: Queries,
  toasts: Toasts,
  report: Report,
  /** The viewer and the operator's settings. */
  site: Site,
};

/** Fetches what is bound to the ports of some pages. */
export type LoadClients = () => Promise<{ readonly default: ContainerModule }>;

/**
 * All that a route may ask for. Features never see it: what asks (a screen, the search box, the panel of an entry) is given
 * just the ports that it asks, everything else gets values and callbacks.
 */
export type AppContext = Resolved<typeof EVERYWHERE> &
  Language & {
    /**
     * Ports that only some pages need: their module is fetched with the first page that asks for it. What is there already
     * is answered at once, so that a step from page to page is not held up.
     */
    readonly provide: <const N extends Needs>(needs: N, load: LoadClients) => Resolved<N> | Promise<Resolved<N>>;
  };

export type RouterContext = AppContext & {
  /** Adds the routes of the features with which no visit begins; false where they were there already. */
  readonly allRoutes: () => Promise<boolean>;
};

/** Bindings that follow from other bindings, whichever adapters stand behind them. */
export const sharedModule = moduleOf(({ provide }) => {
  const held = { sessionWatch: SessionWatch, queries: Queries, toasts: Toasts, drafts: Drafts };
  provide(LeftMembers, held, clearOnMemberChange);
});

/** The page's context is what its container resolves. */
export const appContext = (container: Container, language: Language): AppContext => ({
  ...resolveAll(container, EVERYWHERE),
  ...language,
  provide: (needs, load) => {
    const isThere = (): boolean => Object.values(needs).every((name) => container.isBound(name as symbol));
    if (isThere()) return resolveAll(container, needs);
    return load().then((module) => {
      // Two pages may have asked at once: the module is loaded once.
      if (!isThere()) container.load(module.default);
      return resolveAll(container, needs);
    });
  },
});
