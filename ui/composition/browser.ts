import { makeConnectivity } from "@morsel/adapters/browser/connectivity";
import { makeDevice } from "@morsel/adapters/browser/device";
import { makeDrafts } from "@morsel/adapters/browser/drafts";
import { makeStoredPreferences } from "@morsel/adapters/browser/preferences";
import { makeReport } from "@morsel/adapters/browser/report";
import { statusOf, watchSession } from "@morsel/adapters/browser/session-status";
import { makeHttpAccountNamesClient } from "@morsel/adapters/http-client/identity/account-names";
import { makeHttpDiarySettingsClient } from "@morsel/adapters/http-client/diary-settings/diary-settings-client";
import { makeHttpDiaryClient } from "@morsel/adapters/http-client/diary/diary-client";
import { makeHttpFoodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { makeHttpGoalsClient } from "@morsel/adapters/http-client/goals/goals-client";
import { makeHttpSessionClient } from "@morsel/adapters/http-client/identity/session-client";
import type { Seed } from "@morsel/adapters/http-client/transport/shell-state";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import type { Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { IntlShape } from "react-intl";
import { diarySettingsOf } from "../hooks/diary-settings-of.ts";
import { makeToasts } from "../hooks/toasts.ts";
import { refusalIn } from "../i18n/refusals.ts";
import type { AppContext } from "./app-context.ts";
import { clearOnMemberChange } from "./clear-on-member-change.ts";

const TRIES = 2;

/** A refusal is an answer: asking again would not change it. Only what did not arrive is asked again. */
const makeQueries = (seed: Seed | undefined, report: AppContext["report"], onSignInNeeded: () => void): QueryClient => {
  const onError = (problem: unknown) => {
    const refused = refusalIn(problem);
    if (refused === undefined) report(problem);
    if (refused?._tag === "SignInNeeded") onSignInNeeded();
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, problem) => failures < TRIES && refusalIn(problem) === undefined,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  for (const { key, data } of seed?.queries ?? []) queries.setQueryData(key, data);
  return queries;
};

export type Language = {
  readonly locale: Locale;
  readonly moreWords: () => Promise<void>;
  readonly intlWith: (report: AppContext["report"]) => IntlShape;
};

/**
 * The page's root: which adapter stands behind each name, as long as the page lives. By hand instead of with the
 * container that the servers' roots have: it would be a twelfth of all the JavaScript (docs/decisions). `seed` is what
 * the server's page already knew.
 */
export const browserContext = (
  window: Window & typeof globalThis,
  seed: Seed | undefined,
  { locale, moreWords, intlWith }: Language,
): AppContext => {
  const { origin } = window.location;
  const fetch = window.fetch.bind(window);
  const report = makeReport(window, fetch);
  const session = makeHttpSessionClient(origin, fetch);
  const sessionWatch = watchSession(window, session, report, seed === undefined ? undefined : statusOf(seed.me));
  const asker = () => {
    const status = sessionWatch.current();
    return status.status === "authenticated" ? status.me.userId : undefined;
  };
  const held = {
    sessionWatch,
    drafts: makeDrafts(window, report),
    // Who is told to sign in is not, or not any more, whom the page takes them for.
    queries: makeQueries(seed, report, () => void Effect.runPromise(ignoreOutcome(sessionWatch.refresh))),
    toasts: makeToasts(),
  };
  return {
    ...held,
    left$: clearOnMemberChange(held),
    diary: makeHttpDiaryClient(origin, fetch, asker),
    diarySettings: makeHttpDiarySettingsClient(origin, fetch, asker),
    foods: makeHttpFoodsClient(origin, fetch, asker),
    goals: makeHttpGoalsClient(origin, fetch, asker),
    session,
    accountNames: makeHttpAccountNamesClient(origin, fetch),
    preferences: makeStoredPreferences(window, report),
    connectivity: makeConnectivity(window),
    device: makeDevice(window, () => diarySettingsOf(sessionWatch.current()).dayBeginsAt),
    report,
    intl: intlWith(report),
    locale,
    moreWords,
  };
};
