import { withoutQuotes, type Log } from "../../http-server/platform/log.ts";
import { programVersion } from "../../system/machine.ts";
import type { Traces } from "./traces.ts";
import type { ErrorReports } from "../../sentry/error-reports.ts";
import type { Config } from "./config.ts";

const release = (): string => `morsel@${programVersion()}`;

/** Loaded where the operator named an address: others start without the library. */
export const errorReportsOf = async ({ sentryDsn }: Pick<Config, "sentryDsn">): Promise<ErrorReports | undefined> =>
  sentryDsn === undefined
    ? undefined
    : (await import("../../sentry/error-reports.ts")).makeErrorReports({
        dsn: sentryDsn,
        release: release(),
        fetch,
        now: Date.now,
      });

export const tracesOf = async ({
  tracesTo,
  traceShare,
  traceHeaders,
}: Pick<Config, "tracesTo" | "traceShare" | "traceHeaders">): Promise<Traces | undefined> =>
  tracesTo === undefined
    ? undefined
    : (await import("./traces.ts")).makeTraces({
        to: tracesTo,
        headers: traceHeaders,
        share: traceShare,
        release: release(),
        random: Math.random,
      });

/** The same log, whose errors are reported besides, in the log's own words. */
export const reporting =
  (log: Log, { report }: ErrorReports): Log =>
  (level, event, fields) => {
    log(level, event, fields);
    if (level !== "error") return;
    report(event, withoutQuotes(fields ?? {})).then(undefined, () =>
      log("warn", "an error could not be reported", { event }),
    );
  };
