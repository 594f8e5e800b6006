import type { Effect } from "effect";

export type OutboundRequest = {
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Bytes of the answer at most, counted after decompression. */
  readonly maxBytes?: number;
  /** Milliseconds until the last byte of the answer. */
  readonly timeoutMs?: number;
};

export type OutboundResponse = {
  /** A redirect is an answer like any other: who follows it asks again, and the new address is checked again. */
  readonly status: number;
  /** Names in lower case; a header that was sent more than once has more than one value. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Uint8Array;
};

/** The server may not request this address; `accepted` says which it may. */
export type AddressRefused = { readonly _tag: "AddressRefused"; readonly accepted: string };
/** No answer; `code` is the network's own word for it, such as ECONNREFUSED. */
export type HostUnreachable = { readonly _tag: "HostUnreachable"; readonly host: string; readonly code: string };
export type ResponseTimedOut = { readonly _tag: "ResponseTimedOut"; readonly host: string; readonly afterMs: number };
export type ResponseTooLarge = { readonly _tag: "ResponseTooLarge"; readonly host: string; readonly maxBytes: number };
/** The answer is no HTTP, breaks off, or is compressed in a way that cannot be undone. */
export type ResponseUnreadable = { readonly _tag: "ResponseUnreadable"; readonly host: string };

/** None of them holds more of an address than its host: paths and queries carry secrets. */
export type OutboundFailure =
  | AddressRefused
  | HostUnreachable
  | ResponseTimedOut
  | ResponseTooLarge
  | ResponseUnreadable;

/** How the server asks the outside world: public addresses only, with an end in time and in size. */
export interface OutboundHttp {
  readonly send: (request: OutboundRequest) => Effect.Effect<OutboundResponse, OutboundFailure>;
}
