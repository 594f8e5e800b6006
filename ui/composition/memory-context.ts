import * as Effect from "effect/Effect";
import { Device } from "@morsel/adapters/browser/device";
import { Drafts } from "@morsel/adapters/browser/drafts";
import { Preferences } from "@morsel/adapters/browser/preferences";
import { METRIC, type DisplayUnits } from "@morsel/application/identity/client/shown-units";
import { Report } from "@morsel/adapters/browser/report";
import { SessionWatch, statusOf, type SessionStatus } from "@morsel/adapters/browser/session-status";
import { moduleOf } from "@morsel/adapters/composition/container";
import type { MemoryWorld } from "@morsel/adapters/composition/memory-world";
import { makeSampleWorld, type SampleWorldOptions } from "@morsel/adapters/composition/samples/sample-world";
import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { SessionClient } from "@morsel/application/identity/client/session-client";
import { Site, UNKNOWN_SITE } from "@morsel/application/pages/client/site";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import { diaryDateAt } from "@morsel/domain/diary";
import { DEFAULT_LOCALE, isLocale } from "@morsel/domain/locales";
import { QueryClient } from "@tanstack/react-query";
import type { IntlShape } from "react-intl";
import { BehaviorSubject } from "rxjs";
import { diarySettingsOf } from "../hooks/diary-settings-of.ts";
import { makeToasts, Toasts } from "../hooks/toasts.ts";
import { appContext, Queries, sharedModule, type AppContext } from "./app-context.ts";

/** It is always this day, a Wednesday in Berlin, where winter is one hour ahead of UTC. */
export const TODAY = "2026-03-11" as CalendarDate;
const MIDNIGHT = Date.UTC(2026, 2, 10, 23);
const MINUTE = 60_000;

export type MemoryOptions = Omit<SampleWorldOptions, "today" | "clock"> & {
  /** Time on the clock; "18:20" by default. */
  readonly time?: string;
  /** Adds a dinner to today. */
  readonly isTodayFull?: boolean;
  readonly units?: Partial<DisplayUnits>;
  /** Half-filled forms by name, as an earlier visit of this tab left them. */
  readonly drafts?: Readonly<Record<string, unknown>>;
  /** The words of the later pages do not arrive; the second time they do. */
  readonly losesWords?: boolean;
  /** Overrides of the operator's settings and of the viewer. */
  readonly site?: Partial<Site>;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const eatDinner = (world: MemoryWorld): void => {
  const { member } = world.browser;
  const dinner = sampleDay(TODAY).filter(({ meal }) => meal === "dinner");
  if (member !== undefined) Effect.runSync(Effect.orDie(world.get(DiaryStore).add(member, dinner)));
};

const makeStandingDevice = (time: string, dayBeginsAt: () => number): Device => {
  let made = 0;
  return {
    now: () => (MIDNIGHT + minutesOf(time) * MINUTE + made) as Instant,
    today: () => diaryDateAt(TODAY, time as TimeOfDay, dayBeginsAt()),
    timeOfDay: () => time as TimeOfDay,
    timeZone: () => "Europe/Berlin",
    languages: ["en-GB"],
    newId: () => `019cdb00-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
  };
};

const makeForgetfulDrafts = (given: Readonly<Record<string, unknown>>): Drafts => {
  const kept = new Map(Object.entries(given));
  return {
    read: (name) => kept.get(name),
    write: (name, draft) => void kept.set(name, draft),
    clear: (name) => void kept.delete(name),
    clearAll: () => kept.clear(),
  };
};

const makeForgetfulPreferences = (given: Partial<DisplayUnits>): Preferences => {
  const units$ = new BehaviorSubject<DisplayUnits>({ ...METRIC, ...given });
  return {
    units$,
    units: () => units$.value,
    chooseUnits: (change) => units$.next({ ...units$.value, ...change }),
    colorScheme: () => "auto",
    chooseColorScheme: () => undefined,
  };
};

const makeMemorySessionWatch = (session: SessionClient): SessionWatch => {
  const status$ = new BehaviorSubject<SessionStatus>(statusOf(Effect.runSync(Effect.orDie(session.me))));
  return {
    status$,
    current: () => status$.value,
    refresh: Effect.map(session.me, (me) => status$.next(statusOf(me))),
    became: (me) => status$.next(statusOf(me)),
  };
};

const makeWords = (losesWords: boolean): AppContext["words"] => {
  let isLost = losesWords;
  return async () => {
    if (!isLost) return;
    isLost = false;
    throw new TypeError("Failed to fetch dynamically imported module");
  };
};

/** All that the pages ask for, in memory: nothing is fetched, nothing is kept, and the clock stands. */
export const memoryContext = (intl: IntlShape, options: MemoryOptions = {}): AppContext => {
  const {
    time = "18:20",
    isTodayFull = false,
    units = {},
    drafts = {},
    losesWords = false,
    site = {},
    ...given
  } = options;
  const { latencyMs = 0, isUnreachable = false, losesAnswers = false, ...lasting } = given;
  const { clock } = makeMemoryClock(MIDNIGHT + minutesOf(time) * MINUTE);
  const world = makeSampleWorld({ ...lasting, today: TODAY, clock });
  if (isTodayFull) eatDinner(world);
  const page = moduleOf(({ constant, provide }) => {
    constant(Drafts, makeForgetfulDrafts(drafts));
    constant(Preferences, makeForgetfulPreferences(units));
    constant(Toasts, makeToasts());
    constant(Site, { ...UNKNOWN_SITE, ...site });
    // In the product a lost connection is not reported either.
    constant(Report, (problem) => (losesWords ? undefined : window.reportError(problem)));
    constant(Queries, new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } }));
    provide(SessionWatch, { session: SessionClient }, ({ session }) => makeMemorySessionWatch(session));
    provide(Device, { watch: SessionWatch }, ({ watch }) =>
      makeStandingDevice(time, () => diarySettingsOf(watch.current()).dayBeginsAt),
    );
  });
  const container = world.container([page, sharedModule]);
  const context = appContext(container, {
    intl,
    locale: isLocale(intl.locale) ? intl.locale : DEFAULT_LOCALE,
    words: makeWords(losesWords),
  });
  // The session is resolved before the connection starts to fail or delay.
  Object.assign(world.networkConditions, { latencyMs, isUnreachable, losesAnswers });
  return context;
};
