import { Connectivity } from "@morsel/adapters/browser/connectivity";
import { Device } from "@morsel/adapters/browser/device";
import { Drafts } from "@morsel/adapters/browser/drafts";
import { Preferences } from "@morsel/adapters/browser/preferences";
import { Report } from "@morsel/adapters/browser/report";
import { SessionWatch } from "@morsel/adapters/browser/session-status";
import { moduleOf, resolve, resolveAll } from "@morsel/adapters/composition/container";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { SessionClient } from "@morsel/application/identity/client/session-client";
import { token, type Resolved, type Token } from "@morsel/application/platform/token";
import type { Locale } from "@morsel/domain/locales";
import type { QueryClient } from "@tanstack/react-query";
import type { Container, ContainerModule } from "inversify";
import type { IntlShape } from "react-intl";
import type { Observable } from "rxjs";
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
  /** Fetches the words of the later pages, once; the diary does without them. */
  readonly moreWords: () => Promise<void>;
};

/** What every page may ask for; it is resolved once, when the page starts. */
const EVERYWHERE = {
  diary: DiaryClient,
  hydration: HydrationClient,
  foods: FoodsClient,
  session: SessionClient,
  /** Who is signed in, as it changes across tabs. */
  sessionWatch: SessionWatch,
  left$: LeftMembers,
  preferences: Preferences,
  connectivity: Connectivity,
  device: Device,
  drafts: Drafts,
  queries: Queries,
  toasts: Toasts,
  report: Report,
};

type Load = () => Promise<{ readonly default: ContainerModule }>;

/**
 * All that a route may ask for. Features never see it: what asks (a screen, the search box, the panel of an entry) is given
 * just the ports that it asks, everything else gets values and callbacks.
 */
export type AppContext = Resolved<typeof EVERYWHERE> &
  Language & {
    /** A port that only some pages need: its module is fetched with the first page that asks for it. */
    readonly provide: <A>(token: Token<A>, load: Load) => Promise<A>;
  };

/** What follows from the rest, whatever stands behind it. */
export const sharedModule = moduleOf(({ provide }) => {
  const held = { sessionWatch: SessionWatch, queries: Queries, toasts: Toasts, drafts: Drafts };
  provide(LeftMembers, held, clearOnMemberChange);
});

/** The page's context is what its container resolves. */
export const appContext = (container: Container, language: Language): AppContext => ({
  ...resolveAll(container, EVERYWHERE),
  ...language,
  provide: async (name, load) => {
    if (!container.isBound(name as symbol)) container.load((await load()).default);
    return resolve(container, name);
  },
});
