import * as Effect from "effect/Effect";
import type { ApiClient } from "../http-contract/shared/call.ts";
import { decodeResponse, type HttpTransport } from "./transport/http-transport.ts";

type Given = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly payload?: unknown;
  readonly bytes?: Uint8Array;
};

/** "/diary/:date" with its date, and what is asked behind it. */
const pathOf = (path: string, { params = {}, query = {} }: Given): string => {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`;
};

/** The client of every concept: sends what the contract's table says of a call, and reads its answer or its refusal. */
export const makeApiClient = ({ send, addressOf }: HttpTransport): ApiClient => ({
  call: ({ method, path, refusals }, request, read) => {
    const { payload: body, bytes, ...where }: Given = request;
    return Effect.flatMap(
      send({ method, path: pathOf(path, where), body, bytes }),
      decodeResponse((answer) => read(answer as never), refusals),
    );
  },
  bytes: ({ method, path, refusals }, request) =>
    Effect.flatMap(
      send({ method, path: pathOf(path, request), answers: "bytes" }),
      decodeResponse((answer) => answer as Uint8Array, refusals),
    ),
  addressOf: ({ path }, request) => addressOf(pathOf(path, request)),
});
