import type { OutboundHttp, OutboundRequest } from "@morsel/application/platform/outbound-http";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

const isMethod = (method: string): method is OutboundRequest["method"] => METHODS.has(method);

/** Statuses whose answer has no body, which the web's Response insists on. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The outbound client in the shape of `fetch`, for programs without a browser that use the HTTP clients: same guards, no
 * cookies, and redirects are always answers. It rejects as `fetch` does, with a TypeError, whose cause is the failure's value.
 */
export const makeOutboundFetch =
  (outbound: OutboundHttp): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    if (!isMethod(method)) throw new TypeError(`The method ${method} is not sent.`);
    const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
    const sent = outbound.send({
      method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : { body }),
    });
    const exit = await Effect.runPromiseExit(Effect.result(sent), { signal: request.signal });
    if (Exit.isFailure(exit)) throw request.signal.aborted ? request.signal.reason : new TypeError("fetch failed");
    if (exit.value._tag === "Failure") throw new TypeError("fetch failed", { cause: exit.value.failure });
    const { status, headers, body: answer } = exit.value.success;
    // A decompressed body no longer has the length and encoding that the headers named.
    const { "content-length": _length, "content-encoding": _encoding, ...kept } = headers;
    return new Response(BODILESS.has(status) || method === "HEAD" ? null : Uint8Array.from(answer), {
      status,
      headers: Object.entries(kept).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
    });
  };
