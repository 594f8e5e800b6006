import type { Traces } from "../../otlp/traces.ts";
import type { ErrorReports } from "../../sentry/error-reports.ts";
import type { Config } from "./config.ts";

const RELEASE = "morsel@0.1.0";

/** Loaded where the operator named an address: others start without the library. */
export const errorReportsOf = async ({ sentryDsn }: Pick<Config, "sentryDsn">): Promise<ErrorReports | undefined> =>
  sentryDsn === undefined
    ? undefined
    : (await import("../../sentry/error-reports.ts")).makeErrorReports({
        dsn: sentryDsn,
        release: RELEASE,
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
    : (await import("../../otlp/traces.ts")).makeTraces({
        to: tracesTo,
        headers: traceHeaders,
        share: traceShare,
        release: RELEASE,
        random: Math.random,
      });
