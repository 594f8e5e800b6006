import type { Clock } from "@morsel/application/platform/clock";
import type { Instant } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";

/** A clock that stands until it is told. */
export const makeMemoryClock = (start: number) => {
  let time = start;
  const clock: Clock = { now: Effect.sync(() => time as Instant) };
  return {
    clock,
    advance: (milliseconds: number): void => {
      time += milliseconds;
    },
  };
};
