import type { Connectivity } from "@morsel/adapters/browser/connectivity";
import type { Device } from "@morsel/adapters/browser/device";
import type { Drafts } from "@morsel/adapters/browser/drafts";
import type { Preferences } from "@morsel/adapters/browser/preferences";
import type { SessionWatch } from "@morsel/adapters/browser/session-status";
import type { AccountNames } from "@morsel/application/ports/account-names";
import type { MyDiary } from "@morsel/application/ports/my-diary";
import type { MyDiarySettings } from "@morsel/application/ports/my-diary-settings";
import type { MyFoods } from "@morsel/application/ports/my-foods";
import type { MyGoals } from "@morsel/application/ports/my-goals";
import type { MySession } from "@morsel/application/ports/my-session";
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
  readonly diary: MyDiary;
  readonly diarySettings: MyDiarySettings;
  readonly foods: MyFoods;
  readonly goals: MyGoals;
  readonly session: MySession;
  readonly accountNames: AccountNames;
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
