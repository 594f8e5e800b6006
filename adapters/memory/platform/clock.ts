import * as Effect from "effect/Effect";
import type { Clock } from "@morsel/application/platform/clock";
import type { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import type { Instant } from "@morsel/domain/calendar";

/** A clock that stands until it is told. */
export const makeMemoryClock = (start: number) => {
  let time = start;
  let elapsed = 0;
  const clock: Clock = { now: Effect.sync(() => time as Instant) };
  const monotonic: MonotonicClock = { elapsed: Effect.sync(() => elapsed) };
  return {
    clock,
    monotonic,
    advance: (milliseconds: number): void => {
      time += milliseconds;
      elapsed += milliseconds;
    },
    /** The clock is set, forwards or backwards; no time passes. */
    set: (milliseconds: number): void => {
      time += milliseconds;
    },
  };
};
