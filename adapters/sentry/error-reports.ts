import {
  createEventEnvelope,
  createStackParser,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type Event,
} from "@sentry/core";
import { nodeStackLineParser } from "@sentry/core/server";

/** The fields of a log line that tell of an error: nothing personal. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export type ErrorReports = {
  /** Rejects where the report could not be sent. */
  readonly report: (event: string, facts: ErrorFacts) => PromiseLike<unknown>;
  /** Waits for reports that are under way, some milliseconds at most. */
  readonly flush: (milliseconds: number) => PromiseLike<boolean>;
};

type Given = {
  /** Sentry's address with its key, checked before. */
  readonly dsn: string;
  readonly release: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

const TIMEOUT_MS = 5000;
/** Reports in flight at once; more are dropped, so that a flood of errors fills no memory. */
const MOST_AT_ONCE = 30;

const parseStack = createStackParser(nodeStackLineParser());

/** The first line says what happened, the others where. */
const exceptionOf = (event: string, cause: string) => {
  const [first = "", ...frames] = cause.split("\n");
  return { type: event, value: first, stacktrace: { frames: parseStack(["Error", ...frames].join("\n")) } };
};

/** A line of the log as Sentry's event. */
const eventOf = (event: string, { request, cause, ...others }: ErrorFacts, { release, now }: Given): Event => ({
  event_id: crypto.randomUUID().replaceAll("-", ""),
  timestamp: now() / 1000,
  platform: "node",
  level: "error",
  logger: "morsel",
  release,
  // One problem is one issue, whatever number stands in its words.
  fingerprint: [
    event,
    String(cause ?? "")
      .replaceAll(/\d+/g, "0")
      .split("\n", 2)
      .join("\n"),
  ],
  ...(request === undefined ? {} : { transaction: String(request) }),
  ...(cause === undefined ? { message: event } : { exception: { values: [exceptionOf(event, String(cause))] } }),
  extra: others,
});

/** Reports errors by Sentry's protocol, which GlitchTip and others speak as well (https://develop.sentry.dev/sdk/data-model/envelopes/). */
export const makeErrorReports = (given: Given): ErrorReports => {
  const dsn = dsnFromString(given.dsn);
  if (dsn === undefined) throw new Error("The DSN is none.");
  const address = getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  const { send, flush } = createTransport(
    { bufferSize: MOST_AT_ONCE, recordDroppedEvent: () => undefined },
    async ({ body }) => {
      const answer = await given.fetch(address, {
        method: "POST",
        headers: { "content-type": "application/x-sentry-envelope" },
        body: typeof body === "string" ? body : new TextDecoder().decode(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return {
        statusCode: answer.status,
        headers: {
          "x-sentry-rate-limits": answer.headers.get("x-sentry-rate-limits"),
          "retry-after": answer.headers.get("retry-after"),
        },
      };
    },
  );
  return {
    flush,
    report: (event, facts) => send(createEventEnvelope(eventOf(event, facts, given), dsn)),
  };
};
