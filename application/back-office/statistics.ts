import { firstWeek, retention, type CountedStay, type WeekOfJoining } from "@morsel/domain/back-office";
import * as Effect from "effect/Effect";
import { Clock } from "../platform/clock.ts";
import { defineJob } from "../platform/job.ts";
import { keptFor } from "../platform/kept-for.ts";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";

/** Entries of one day of the diaries, and how many members logged any. */
export type DayCount = { readonly day: string; readonly entries: number; readonly members: number };

/** W644: numbers alone, of nobody in particular. */
export interface StatisticsStore {
  readonly members: (
    now: number,
  ) => Effect.Effect<{ readonly all: number; readonly suspended: number; readonly premium: number }>;
  /** Members who joined since an instant, by the week of joining and how many whole weeks later they were last there. */
  readonly stays: (since: number) => Effect.Effect<readonly CountedStay[]>;
  /** Counts the diaries of these days anew. */
  readonly countDays: (days: readonly string[]) => Effect.Effect<void>;
  /** The counted days since one, the first first. */
  readonly days: (since: string) => Effect.Effect<readonly DayCount[]>;
}
export const StatisticsStore = token<StatisticsStore>("StatisticsStore");

export type Statistics = {
  readonly members: number;
  readonly suspended: number;
  readonly premium: number;
  readonly weeks: readonly WeekOfJoining[];
  readonly days: readonly DayCount[];
};

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;
/** Days are counted again while members elsewhere still log them, or add what they forgot. */
const COUNTED_DAYS = 3;
/** In ms: counting reads every member, so that it is not done for each look. */
const KEPT_MS = 600_000;

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

export type StatisticsPorts = {
  readonly store: StatisticsStore;
  readonly clock: Clock;
  readonly monotonic: MonotonicClock;
};

/** BO6, W644 */
export const makeStatistics = ({ store, clock, monotonic }: StatisticsPorts) =>
  keptFor(
    monotonic,
    KEPT_MS,
    Effect.gen(function* (): Effect.fn.Return<Statistics> {
      const now = yield* clock.now;
      const { all, suspended, premium } = yield* store.members(now);
      const weeks = retention(yield* store.stays(firstWeek(now)), now);
      const days = yield* store.days(dayAt(now - SHOWN_DAYS * DAY_MS));
      return { members: all, suspended, premium, weeks, days };
    }),
  );

/** W644: once a day, what diaries hold of the last days. */
export const countDays = defineJob({
  kind: "statistics",
  timeoutSeconds: 600,
  tries: 3,
  atOnce: 1,
  everySeconds: 86_400,
  needs: { store: StatisticsStore, clock: Clock },
  make:
    ({ store, clock }) =>
    () =>
      Effect.flatMap(clock.now, (now) =>
        store.countDays(Array.from({ length: COUNTED_DAYS }, (_, n) => dayAt(now - n * DAY_MS))),
      ),
});
