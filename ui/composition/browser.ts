import { Device, makeDevice } from "@morsel/adapters/browser/device";
import { Drafts, makeDrafts } from "@morsel/adapters/browser/drafts";
import { makePreferences, Preferences } from "@morsel/adapters/browser/preferences";
import { makeReport, Report } from "@morsel/adapters/browser/report";
import { SessionWatch, statusOf, watchSession } from "@morsel/adapters/browser/session-status";
import { containerOf, moduleOf } from "@morsel/adapters/composition/container";
import { makeApiClient } from "@morsel/adapters/http-client/api-client";
import { ApiClient } from "@morsel/adapters/http-contract/shared/call";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import { HttpTransport, makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import type { Seed } from "@morsel/adapters/http-client/pages/shell-state";
import { UnitsClient } from "@morsel/application/identity/client/units-client";
import { SessionClient } from "@morsel/application/identity/client/session-client";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { Site, UNKNOWN_SITE } from "@morsel/application/pages/client/site";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import type { ContainerModule } from "inversify";
import type { IntlShape } from "react-intl";
import { diarySettingsOf } from "../hooks/diary-settings-of.ts";
import { makeToasts, Toasts } from "../hooks/toasts.ts";
import { refusalIn } from "../i18n/refusals.ts";
import { appContext, Queries, sharedModule, type AppContext, type Language } from "./app-context.ts";
import diary from "./clients/diary.ts";
import foods from "./clients/foods.ts";
import hydration from "./clients/hydration.ts";
import units from "./clients/units.ts";

const TRIES = 2;

/** A refusal is an answer: asking again would not change it. Only what did not arrive is asked again. */
const makeQueries = (seed: Seed | undefined, report: Report, onSignInNeeded: () => void): QueryClient => {
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

const asker = (watch: SessionWatch) => () => {
  const status = watch.current();
  return status.status === "authenticated" ? status.me.userId : undefined;
};

/** ID104: what a person is to be asked for first. */
const needsPerson = (url: string, { method }: RequestInit): boolean =>
  (method === "PATCH" || method === "POST") && /services\/users$|back\/credentials$/.test(url);

const fetchIn = (window: Window & typeof globalThis, site: Site = UNKNOWN_SITE): typeof globalThis.fetch => {
  const fetch = window.fetch.bind(window);
  const { captcha } = site;
  if (captcha === undefined) return fetch;
  const load = () =>
    import("@morsel/adapters/browser/captcha-fetch").then(({ makeCaptchaFetch }) =>
      makeCaptchaFetch(window, captcha, fetch),
    );
  let asking: ReturnType<typeof load> | undefined;
  return async (input, init = {}) =>
    needsPerson(String(input), init) ? (await (asking ??= load()))(input, init) : fetch(input, init);
};

/** Binds the browser's own abilities. `seed` is the data that the server put into the page. */
const browserModule = (window: Window & typeof globalThis, seed: Seed | undefined): ContainerModule => {
  const { origin } = window.location;
  const fetch = fetchIn(window, seed?.site);
  return moduleOf(({ constant, provide }) => {
    constant(Report, makeReport(window, fetch));
    constant(SessionClient, sessionClient(makeHttpTransport(origin, fetch)));
    constant(Toasts, makeToasts());
    constant(Site, seed?.site ?? UNKNOWN_SITE);
    provide(SessionWatch, { session: SessionClient, report: Report }, ({ session, report }) =>
      watchSession(window, session, report, seed === undefined ? undefined : statusOf(seed.me), seed?.pollSeconds),
    );
    provide(ApiClient, { wire: HttpTransport }, ({ wire }) => makeApiClient(wire));
    provide(HttpTransport, { watch: SessionWatch }, ({ watch }) =>
      makeHttpTransport(origin, fetch, asker(watch), window.document.documentElement.lang),
    );
    // A member who is told to sign in is no longer the one that the page shows.
    provide(Queries, { watch: SessionWatch, report: Report }, ({ watch, report }) =>
      makeQueries(seed, report, () => void Effect.runPromise(ignoreOutcome(watch.refresh))),
    );
    provide(Drafts, { report: Report }, ({ report }) => makeDrafts(window, report));
    provide(Preferences, { report: Report, watch: SessionWatch, units: UnitsClient }, ({ report, ...member }) =>
      makePreferences(window, report, member),
    );
    provide(Device, { watch: SessionWatch }, ({ watch }) =>
      makeDevice(window, () => diarySettingsOf(watch.current()).dayBeginsAt),
    );
  });
};

export type BrowserLanguage = Omit<Language, "intl"> & { readonly intlWith: (report: Report) => IntlShape };

/** The page's root: which adapter stands behind each name, as long as the page lives. */
export const browserContext = (
  window: Window & typeof globalThis,
  seed: Seed | undefined,
  { intlWith, ...language }: BrowserLanguage,
): AppContext => {
  const container = containerOf([browserModule(window, seed), sharedModule, diary, hydration, foods, units]);
  const report: Report = container.get(Report as symbol);
  return appContext(container, { ...language, intl: intlWith(report) });
};
