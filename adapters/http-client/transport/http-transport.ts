import type { Unreachable } from "@morsel/application/platform/refusals";
import { token } from "@morsel/application/platform/token";
import * as Effect from "effect/Effect";
import type { RefusalTable } from "../../http-contract/shared/call.ts";
import { PROBLEM_PREFIX } from "../../http-contract/shared/problem-type.ts";
import { problemType, readRefusal, type RefusalOf } from "../../http-contract/shared/problem.ts";

/** Plain JSON over fetch: the page cannot afford the derived client's schemas. */
export type Ask = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
  /** The bytes of a file instead of JSON. */
  readonly bytes?: Uint8Array | undefined;
  /** JSON, unless it is said otherwise. */
  readonly answers?: "bytes";
  /** Sent as a form instead of JSON. */
  readonly form?: Readonly<Record<string, string>>;
};

export type Reply = { readonly status: number; readonly body: unknown };
/** How requests reach the server. */
export type HttpTransport = {
  readonly send: (ask: Ask) => Effect.Effect<Reply, Unreachable>;
  /** The address at which an element of the page finds a file. */
  readonly addressOf: (path: string) => string;
};
export const HttpTransport = token<HttpTransport>("HttpTransport");

const unreachable: Unreachable = { _tag: "Unreachable" };

const init = (
  { method, body, bytes, form }: Ask,
  member: string | undefined,
  language: string,
  signal: AbortSignal,
): RequestInit => ({
  method,
  signal,
  credentials: "same-origin",
  redirect: "manual",
  headers: {
    accept: "application/json",
    ...(language === "" ? {} : { "accept-language": language }),
    ...(member === undefined ? {} : { "morsel-member": member }),
    ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(bytes === undefined ? {} : { "content-type": "application/octet-stream" }),
  },
  ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  ...(bytes === undefined ? {} : { body: bytes as BodyInit }),
});

/** Milliseconds; doubled for the second. By hand, because schedules would cost the page 3 kB. */
const FIRST_PAUSE = 200;

/**
 * Asks, and asks twice more when there was no answer; nobody above repeats once more. Writes are safe to repeat: what is
 * made has an id of the page's (W2, W8, J11), and what is changed names the version that was read, from which the server
 * knows a change that it made before (W6). An answer of 502 to 504 is no answer of ours. `asker` is the id of the member
 * whose page asks: what it began in one member's name is refused when the browser's cookie has become another's meanwhile.
 * `language` is the page's: foods are called as they are there.
 */
export const makeHttpTransport = (
  baseUrl: string,
  fetch: typeof globalThis.fetch,
  asker: () => string | undefined = () => undefined,
  language = "",
): HttpTransport => {
  const once = async ({ path, answers }: Ask, how: RequestInit): Promise<Reply> => {
    const response = await fetch(`${baseUrl}${path}`, how);
    if (response.status >= 502 && response.status <= 504) throw unreachable;
    if (answers === "bytes" && response.ok)
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  const asked = async (ask: Ask, how: RequestInit, triesLeft = 2, pause = FIRST_PAUSE): Promise<Reply> => {
    try {
      return await once(ask, how);
    } catch (problem) {
      if (triesLeft === 0 || how.signal?.aborted === true) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return asked(ask, how, triesLeft - 1, pause * 2);
    }
  };
  return {
    send: (ask) =>
      Effect.tryPromise({
        try: (signal) => asked(ask, init(ask, asker(), language, signal)),
        catch: () => unreachable,
      }),
    addressOf: (path) => `${baseUrl}${path}`,
  };
};

/** An answer that this call cannot have: a fault of ours, not of the network, and reported as one. */
export const unexpectedResponse = ({ status, body }: Reply): Effect.Effect<never> =>
  Effect.die(new Error(`Unforeseen answer: ${status} ${problemType(body)}`));

/**
 * The answer's body when it is a success, the port's own error when it is a refusal of this call. Whatever else it is, or
 * cannot be read, is a defect.
 */
export const decodeResponse =
  <A, const R extends RefusalTable>(read: (body: unknown) => A, refusals: R) =>
  (reply: Reply): Effect.Effect<A, RefusalOf<R[keyof R]>> => {
    if (reply.status < 300) return Effect.sync(() => read(reply.body));
    const { body } = reply;
    const said = problemType(body).slice(PROBLEM_PREFIX.length);
    // For who asked, a value of the wrong kind is refused as one that a rule refuses.
    const tag = said === "BadInput" ? "FieldRefused" : said;
    const fields = refusals[tag];
    return fields === undefined
      ? unexpectedResponse(reply)
      : Effect.failSync(() => readRefusal(tag, fields, body) as RefusalOf<R[keyof R]>);
  };
