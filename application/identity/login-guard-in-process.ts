import type { TooManyTries } from "../platform/refusals.ts";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import type { LoginAttempt, LoginGuard } from "./login-guard.ts";
import { LOGIN_MEMORY_SECONDS, signInDelay } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

/** `before` is when the failure before the last one was: what `last` goes back to when the last try was right after all. */
type Failures = { readonly count: number; readonly last: number; readonly before: number };

/** Number of keys in memory; those whose last failure is oldest are dropped first. */
const MOST_KEYS = 100_000;

/** Counts within one process; each process of several counts for itself. */
export const makeLoginGuard = (clock: MonotonicClock): LoginGuard => {
  const failures = new Map<string, Failures>();

  const recent = (key: string, now: number): Failures => {
    const known = failures.get(key);
    return known === undefined || now - known.last > LOGIN_MEMORY_SECONDS * 1000
      ? { count: 0, last: now, before: now }
      : known;
  };
  /** Entries stay in the order of their last failure, so the first is the oldest. */
  const keep = (key: string, next: Failures): void => {
    failures.delete(key);
    if (next.count > 0) failures.set(key, next);
    const [oldest] = failures.size > MOST_KEYS ? failures.keys() : [];
    if (oldest !== undefined) failures.delete(oldest);
  };

  return {
    begin: (tryers, leavesSlowed = false) =>
      Effect.flatMap(clock.elapsed, (now): Effect.Effect<LoginAttempt, TooManyTries> => {
        const waits = tryers.map(({ key, free }) => {
          const { count, last } = recent(key, now);
          return signInDelay(count, free) * 1000 - (now - last);
        });
        const wait = Math.max(0, ...waits);
        if (wait > 0) return Effect.fail({ _tag: "TooManyTries", retryAfterSeconds: Math.ceil(wait / 1000) });
        const isSlowed = tryers.some(({ key, free }) => recent(key, now).count >= free);
        if (isSlowed && leavesSlowed) return Effect.succeed({ at: now, isSlowed });
        for (const { key } of tryers) {
          const { count, last } = recent(key, now);
          keep(key, { count: count + 1, last: now, before: last });
        }
        return Effect.succeed({ at: now, isSlowed });
      }),
    succeeded: ({ forgiven, counted, begun }) =>
      Effect.sync(() => {
        failures.delete(forgiven.key);
        if (counted === undefined) return;
        const known = failures.get(counted.key);
        if (known === undefined) return;
        const last = known.last === begun.at ? known.before : known.last;
        keep(counted.key, { count: known.count - 1, last, before: known.before });
      }),
    // Keys are bounded in number, and what is over counts no more.
    forget: Effect.void,
    forgive: (member) =>
      Effect.sync(() => {
        for (const key of failures.keys()) if (key.includes(member)) failures.delete(key);
      }),
  };
};
