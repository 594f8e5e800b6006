import type { Connectivity } from "@morsel/adapters/browser/connectivity";
import type { Device } from "@morsel/adapters/browser/device";
import type { Drafts } from "@morsel/adapters/browser/drafts";
import type { Preferences } from "@morsel/adapters/browser/preferences";
import type { SessionWatch } from "@morsel/adapters/browser/session-status";
import type { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { SessionClient } from "@morsel/application/identity/client/session-client";
import type { Locale } from "@morsel/domain/locales";
import type { QueryClient } from "@tanstack/react-query";
import type { IntlShape } from "react-intl";
import type { Observable } from "rxjs";
import type { Toasts } from "../hooks/toasts.ts";

/**
 * All that a route may ask for. Features never see it: what asks (a screen, the search box, the panel of an entry) is given
 * just the ports that it asks, everything else gets values and callbacks.
 */
export type AppContext = {
  readonly diary: DiaryClient;
  readonly diarySettings: DiarySettingsClient;
  readonly foods: FoodsClient;
  readonly goals: GoalsClient;
  readonly session: SessionClient;
  readonly accountNames: AccountNamesClient;
  /** Who is signed in, as it changes across tabs. */
  readonly sessionWatch: SessionWatch;
  /** How many members have left this page: nothing of theirs is shown any more. */
  readonly left$: Observable<number>;
  readonly preferences: Preferences;
  readonly connectivity: Connectivity;
  readonly device: Device;
  readonly drafts: Drafts;
  readonly queries: QueryClient;
  readonly toasts: Toasts;
  readonly intl: IntlShape;
  readonly locale: Locale;
  /** Fetches the words of the later pages, once; the diary does without them. */
  readonly moreWords: () => Promise<void>;
  /** For what nobody can repair but somebody should know: rendering errors, forbidden storage. */
  readonly report: (problem: unknown) => void;
};
