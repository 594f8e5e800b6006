import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { json, jsonText } from "./responses.ts";
import { refuse, type Refusal } from "./problem-details.ts";

/** Writes the result of a use case for the wire, or its refusal as a problem. */
export const reply = <A, R>(
  asked: Effect.Effect<A, Refusal, R>,
  write: (value: A) => unknown,
  status = 200,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> =>
  Effect.match(asked, { onSuccess: (value) => json(write(value), status), onFailure: refuse });

/** The same for what is written as text, or its bytes, at once. */
export const replyText = <A, R>(
  asked: Effect.Effect<A, Refusal, R>,
  write: (value: A) => string | Uint8Array,
  status = 200,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> =>
  Effect.match(asked, { onSuccess: (value) => jsonText(write(value), status), onFailure: refuse });
