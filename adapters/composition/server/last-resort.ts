import { currentCall } from "../../http-server/platform/current-call.ts";
import type { Log } from "../../http-server/platform/log.ts";
import { makeRequestNames } from "../../http-server/host/route-matcher.ts";

const MOST_LINES = 12;

/** The kind of a problem and where it arose. */
const causeOf = (problem: unknown): string => {
  if (!(problem instanceof Error)) return typeof problem;
  const [message] = problem.message.split("\n", 1);
  const frames = (problem.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${problem.name}: ${message}`, ...frames.slice(0, MOST_LINES)].join("\n");
};

/**
 * An uncaught error leaves the process in a state that nobody knows (Node's documentation of `uncaughtException`): the log names the
 * request that it happened in, and the process is given up.
 */
export const watchUncaught = (log: Log, giveUp: () => void): void => {
  const nameOf = makeRequestNames();
  const note = (event: string) => (problem: unknown) => {
    const call = currentCall.getStore();
    log("error", event, { request: call === undefined ? undefined : nameOf(call), cause: causeOf(problem) });
    giveUp();
  };
  process.on("uncaughtException", note("uncaught exception"));
  process.on("unhandledRejection", note("unhandled rejection"));
};
