import type { LiveNotifications } from "@morsel/application/notifications/live-notifications";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type { Log } from "../../http-server/platform/log.ts";

/** In ms: how late an open page hears of what no signal told it, and of the end of its session. One short statement for all pages. */
const EVERY_MS = 2000;

/** W232, W659: follows what is told, and looks again and again, one look at a time. A database that is away is looked for again, and told of once. */
export const pollNotifications = (live: LiveNotifications, log: Log): (() => void) => {
  let isLooking = false;
  let hasFailed = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const exit = await Effect.runPromiseExit(live.look);
    isLooking = false;
    if (Exit.isFailure(exit) && !hasFailed)
      log("warn", "what waits for members cannot be read", { cause: String(Cause.squash(exit.cause)) });
    hasFailed = Exit.isFailure(exit);
  };
  const leave = live.follow((problem) =>
    log("warn", "what waits for members cannot be read", { cause: String(problem) }),
  );
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    clearInterval(timer);
    leave();
    live.close();
  };
};
