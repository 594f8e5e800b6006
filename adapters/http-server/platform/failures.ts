import * as Cause from "effect/Cause";
import * as Predicate from "effect/Predicate";
import type { Log } from "./log.ts";
import { token } from "@morsel/application/platform/token";

/** The stores' own words for a database that cannot be asked now; asking again later may help. */
const AWAY: ReadonlySet<unknown> = new Set([
  "DatabaseUnreachable",
  "DatabaseBusy",
  "DatabaseFull",
  "DatabaseReadOnly",
  "DatabaseCorrupt",
  "DatabaseMissing",
  "DatabasePasswordWrong",
]);

/** Handles unexpected failures in one place, for the API and the pages alike. */
export type Failures = {
  /** Writes it down, with the request where its name is known, and says what to answer. */
  readonly judge: (cause: Cause.Cause<unknown>, request?: string) => "Unavailable" | "Failed";
  /** A damaged file does not heal: once seen, the server is not ready until it is started on a whole one. */
  readonly hasSeenDamage: () => boolean;
};

export const makeFailures = (log: Log): Failures => {
  let isDamaged = false;
  return {
    judge: (cause, request) => {
      const problem = Cause.squash(cause);
      const tag = Predicate.hasProperty(problem, "_tag") ? problem._tag : undefined;
      isDamaged ||= tag === "DatabaseCorrupt";
      log("error", "request failed", { request, cause: Cause.pretty(cause) });
      return AWAY.has(tag) ? "Unavailable" : "Failed";
    },
    hasSeenDamage: () => isDamaged,
  };
};

export const Failures = token<Failures>("Failures");
