import type {
  HostUnreachable,
  OutboundFailure,
  OutboundHttp,
  OutboundRequest,
  OutboundResponse,
} from "@morsel/application/platform/outbound-http";
import * as Effect from "effect/Effect";
import type * as undiciModule from "undici";
import type { Dispatcher } from "undici";
import { ACCEPTED_ENCODINGS, BodyTooLarge, boundedBody } from "./bounded-body.ts";
import { AddressNotAllowed, checkedLookup, resolveBySystem, type Resolve } from "./checked-lookup.ts";
import { checkedTarget, WEB_PORTS, type Target } from "./checked-target.ts";
import { isPublicAddress } from "./public-addresses.ts";

/** The parts of a request that a log may hold: neither path nor query nor headers, where the secrets are. */
export type OutboundLogLine = {
  readonly method: string;
  readonly host: string;
  /** The answer's status or the failure's tag. */
  readonly outcome: number | OutboundFailure["_tag"];
};

export type OutboundOptions = {
  /** Ports beside 80 and 443, such as that of a server in a test. */
  readonly morePorts?: readonly number[];
  /** IP addresses that may be requested: public ones, unless the operator or a test says otherwise. */
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: Resolve;
  readonly log?: (line: OutboundLogLine) => void;
  /** Stands in for the network in tests. */
  readonly dispatcher?: Dispatcher;
};

type Undici = typeof undiciModule;

/** Loaded by the first request that goes out: a server that asks nobody starts without it. */
const undici = (): Promise<Undici> => import("undici");

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_097_152;
const MAX_HEADER_BYTES = 16_384;
const CONNECT_TIMEOUT_MS = 5_000;

/** Recognises answers that are no HTTP, or whose headers never end. */
const isUnreadable = ({ errors }: Undici, error: unknown): boolean =>
  error instanceof errors.HTTPParserError ||
  error instanceof errors.HeadersOverflowError ||
  error instanceof errors.ResponseContentLengthMismatchError;

const unreachable = (host: string, error: unknown): HostUnreachable => ({
  _tag: "HostUnreachable",
  host,
  code: error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN",
});

const failureOf = (
  library: Undici,
  error: unknown,
  { host, maxBytes, hasBegun }: { readonly host: string; readonly maxBytes: number; readonly hasBegun: boolean },
): OutboundFailure => {
  if (error instanceof AddressNotAllowed) return { _tag: "AddressRefused", accepted: "a public address" };
  if (error instanceof BodyTooLarge) return { _tag: "ResponseTooLarge", host, maxBytes };
  if (hasBegun || isUnreadable(library, error)) return { _tag: "ResponseUnreadable", host };
  return unreachable(host, error);
};

const valuesOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

const readHeaders = (headers: Dispatcher.ResponseData["headers"]): OutboundResponse["headers"] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), valuesOf(value)]));

/** The one client with which the server asks the outside world. */
export const makeUndiciOutboundHttp = (
  options: OutboundOptions = {},
): OutboundHttp & {
  /** Looks an address up as a request would, and sends nothing. */
  readonly check: (url: string) => Effect.Effect<void, OutboundFailure>;
  readonly close: Effect.Effect<void>;
} => {
  const isAllowed = options.isAllowed ?? isPublicAddress;
  const ports = [...WEB_PORTS, ...(options.morePorts ?? [])];
  const lookup = checkedLookup(options.resolve ?? resolveBySystem, isAllowed);
  let dispatcher = options.dispatcher;
  const dispatcherOf = ({ Agent }: Undici): Dispatcher => {
    dispatcher ??= new Agent({
      connect: { lookup, timeout: CONNECT_TIMEOUT_MS },
      allowH2: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveMaxTimeout: 60_000,
    });
    return dispatcher;
  };

  const asked = async (
    library: Undici,
    { url }: Target,
    { method, headers, body }: OutboundRequest,
    maxBytes: number,
    signal: AbortSignal,
    begun: () => void,
  ): Promise<OutboundResponse> => {
    const response = await library.request(url, {
      dispatcher: dispatcherOf(library),
      method,
      signal,
      headers: { "accept-encoding": ACCEPTED_ENCODINGS, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    begun();
    const answered = readHeaders(response.headers);
    const hasBody = method !== "HEAD";
    return {
      status: response.statusCode,
      headers: answered,
      body: await boundedBody(response.body, {
        encoding: hasBody ? (answered["content-encoding"] ?? []).join(",").trim().toLowerCase() : "",
        length: hasBody ? Number(answered["content-length"]?.[0] ?? 0) : 0,
        maxBytes,
      }),
    };
  };

  const sent = (request: OutboundRequest, target: Target): Effect.Effect<OutboundResponse, OutboundFailure> => {
    const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = request;
    const { host } = target;
    let hasBegun = false;
    return Effect.promise(undici).pipe(
      Effect.flatMap((library) =>
        Effect.tryPromise({
          try: (signal) => asked(library, target, request, maxBytes, signal, () => (hasBegun = true)),
          catch: (error) => failureOf(library, error, { host, maxBytes, hasBegun }),
        }),
      ),
      Effect.timeoutOrElse({
        duration: timeoutMs,
        orElse: () => Effect.fail({ _tag: "ResponseTimedOut" as const, host, afterMs: timeoutMs }),
      }),
    );
  };

  const noted = (method: string, host: string, outcome: OutboundLogLine["outcome"]) =>
    Effect.sync(() => options.log?.({ method, host, outcome }));

  return {
    send: (request) =>
      Effect.suspend(() => {
        const target = checkedTarget(request.url, ports, isAllowed);
        if (typeof target === "string") return Effect.fail({ _tag: "AddressRefused" as const, accepted: target });
        return sent(request, target).pipe(
          Effect.tap(({ status }) => noted(request.method, target.host, status)),
          Effect.tapError(({ _tag }) => noted(request.method, target.host, _tag)),
        );
      }),
    check: (text) =>
      Effect.suspend(() => {
        const target = checkedTarget(text, ports, isAllowed);
        if (typeof target === "string") return Effect.fail({ _tag: "AddressRefused" as const, accepted: target });
        const { host, url } = target;
        return Effect.callback<void, OutboundFailure>((resume) =>
          lookup(url.hostname.replace(/^\[|\]$/g, ""), {}, (error) =>
            resume(
              error === null
                ? Effect.void
                : Effect.fail(
                    error instanceof AddressNotAllowed
                      ? { _tag: "AddressRefused", accepted: "a public address" }
                      : unreachable(host, error),
                  ),
            ),
          ),
        );
      }),
    close: Effect.promise(async () => dispatcher?.close()),
  };
};
