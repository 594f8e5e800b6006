import { makeConnectivity, type Connectivity } from "@morsel/adapters/browser/connectivity";
import { makeDevice, type Device } from "@morsel/adapters/browser/device";
import { makeDrafts, type Drafts } from "@morsel/adapters/browser/drafts";
import { makeStoredPreferences, type Preferences } from "@morsel/adapters/browser/preferences";
import { makeReport } from "@morsel/adapters/browser/report";
import { statusOf, watchSession, type SessionWatch } from "@morsel/adapters/browser/session-status";
import { makeHttpAccountNames } from "@morsel/adapters/http-client/account-names";
import { makeHttpMyDiary } from "@morsel/adapters/http-client/my-diary";
import { makeHttpMyFoods } from "@morsel/adapters/http-client/my-foods";
import { makeHttpMyGoals } from "@morsel/adapters/http-client/my-goals";
import { makeHttpMySession } from "@morsel/adapters/http-client/my-session";
import type { Seed } from "@morsel/adapters/http-client/shell-state";
import type { AccountNames } from "@morsel/application/ports/account-names";
import type { MyDiary } from "@morsel/application/ports/my-diary";
import type { MyFoods } from "@morsel/application/ports/my-foods";
import type { MyGoals } from "@morsel/application/ports/my-goals";
import type { MySession } from "@morsel/application/ports/my-session";
import type { Locale } from "@morsel/domain/locales";
import { QueryClient } from "@tanstack/react-query";
import { Container, type ServiceIdentifier } from "inversify";
import type { IntlShape } from "react-intl";
import { makeToasts, type Toasts } from "../hooks/toasts.ts";
import { refusalIn } from "../i18n/refusals.ts";
import type { AppContext } from "./app-context.ts";

/** Keeps the type, which a bare symbol would lose. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

const Report = token<AppContext["report"]>("Report");
const Diary = token<MyDiary>("MyDiary");
const Foods = token<MyFoods>("MyFoods");
const MyOwnGoals = token<MyGoals>("MyGoals");
const Session = token<MySession>("MySession");
const Names = token<AccountNames>("AccountNames");
const Watch = token<SessionWatch>("SessionWatch");
const Prefs = token<Preferences>("Preferences");
const Network = token<Connectivity>("Connectivity");
const Machine = token<Device>("Device");
const FormDrafts = token<Drafts>("Drafts");
const Queries = token<QueryClient>("QueryClient");
const Notices = token<Toasts>("Toasts");

const TRIES = 2;

/** A refusal is an answer: asking again would not change it. Only what did not arrive is asked again. */
const makeQueries = (seed: Seed | undefined): QueryClient => {
  const queries = new QueryClient({
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

/** What lives as long as the page. `seed` is what the server's page already knew. */
export const browserContainer = (window: Window & typeof globalThis, seed: Seed | undefined): Container => {
  const container = new Container({ defaultScope: "Singleton", jitless: true });
  const { origin } = window.location;
  const fetch = window.fetch.bind(window);
  container.bind(Report).toResolvedValue(() => makeReport(window, fetch));
  container.bind(Diary).toResolvedValue(() => makeHttpMyDiary(origin, fetch));
  container.bind(Foods).toResolvedValue(() => makeHttpMyFoods(origin, fetch));
  container.bind(MyOwnGoals).toResolvedValue(() => makeHttpMyGoals(origin, fetch));
  container.bind(Session).toResolvedValue(() => makeHttpMySession(origin, fetch));
  container.bind(Names).toResolvedValue(() => makeHttpAccountNames(origin, fetch));
  container
    .bind(Watch)
    .toResolvedValue(
      (session, report) => watchSession(window, session, report, seed === undefined ? undefined : statusOf(seed.me)),
      [Session, Report],
    );
  container.bind(Prefs).toResolvedValue((report) => makeStoredPreferences(window, report), [Report]);
  container.bind(Network).toResolvedValue(() => makeConnectivity(window));
  container.bind(Machine).toResolvedValue(() => makeDevice(window));
  container.bind(FormDrafts).toResolvedValue((report) => makeDrafts(window, report), [Report]);
  container.bind(Queries).toResolvedValue(() => makeQueries(seed));
  container.bind(Notices).toResolvedValue(() => makeToasts());
  return container;
};

export type Language = {
  readonly locale: Locale;
  readonly intlWith: (report: AppContext["report"]) => IntlShape;
};

/** Everything is resolved here, once: a missing binding fails at start and not at a click. */
export const appContext = (container: Container, { locale, intlWith }: Language): AppContext => ({
  diary: container.get(Diary),
  foods: container.get(Foods),
  goals: container.get(MyOwnGoals),
  session: container.get(Session),
  accountNames: container.get(Names),
  sessionWatch: container.get(Watch),
  preferences: container.get(Prefs),
  connectivity: container.get(Network),
  device: container.get(Machine),
  drafts: container.get(FormDrafts),
  queries: container.get(Queries),
  toasts: container.get(Notices),
  report: container.get(Report),
  intl: intlWith(container.get(Report)),
  locale,
});
