import * as Effect from "effect/Effect";
import { makeHttpTransport, type Ask } from "../../../http-client/transport/http-transport.ts";

/** A refusal of the server, in its own words. */
export class RefusedByServer extends Error {}

type Problem = {
  readonly title?: string;
  readonly field?: string;
  readonly accepted?: string;
  readonly scope?: string;
};

const wordsOf = (status: number, body: unknown): string => {
  const { title = `The server answered ${status}.`, field, accepted, scope } = (body ?? {}) as Problem;
  const where = field === undefined ? "" : ` ${field}: ${accepted ?? ""}.`;
  return scope === undefined ? `${title}${where}` : `${title} It needs ${scope}.`;
};

export type ProgramApi = {
  /** The answer, or its refusal as an error. */
  readonly ask: (ask: Ask) => Promise<unknown>;
  /** The answer with its status, whatever it is. */
  readonly read: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** The bytes of an answer as they come. */
  readonly download: (path: string) => Promise<ReadableStream<Uint8Array>>;
};

/** The page's own transport, with a token in place of a session. */
export const makeProgramApi = (origin: string, token: string): ProgramApi => {
  const withToken: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  const { send } = makeHttpTransport(origin, withToken);
  const sent = (ask: Ask) =>
    Effect.runPromise(
      Effect.catch(send(ask), () => Effect.succeed({ status: 503, body: { title: `${origin} cannot be reached.` } })),
    );
  const ask: ProgramApi["ask"] = async (one) => {
    const { status, body } = await sent(one);
    if (status >= 300) throw new RefusedByServer(wordsOf(status, body));
    return body;
  };
  return {
    ask,
    read: (path) => sent({ method: "GET", path }),
    download: async (path) => {
      const response = await withToken(`${origin}${path}`);
      if (!response.ok || response.body === null)
        throw new RefusedByServer(wordsOf(response.status, await response.json()));
      return response.body;
    },
  };
};
