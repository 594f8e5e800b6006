import type { Bearer } from "../../http-contract/shared/access.ts";
import type { ActiveSession } from "@morsel/application/identity/session-store";
import * as Context from "effect/Context";

/** A request as this server sees it, whatever brought it: a socket, or a test without one. */
export type Call = {
  readonly method: string;
  /** Path and query, beginning with a slash. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array | undefined;
  /** The network it came from, for rate limits; never logged. */
  readonly address: string;
};

export type Answer = {
  readonly status: number;
  /** Names in lower case; a list is one header line each. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** A stream is sent as it is made; its length is not known before. */
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
};

/** Facts about the request that handlers know beside what the contract decodes. */
export type RequestContext = {
  readonly call: Call;
  /** Scheme and authority under which the browser sees this server. */
  readonly origin: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** ID41: who asks, as the database knows it at this moment; nobody, for visitors. */
  readonly session: ActiveSession | undefined;
  /** W352: the bearer of a token; then there is no session. */
  readonly bearer?: Bearer;
  /** ID28: the session was begun from inside an app. */
  readonly tokenSaysInApp?: boolean | undefined;
};

/** Lives as long as one request. */
export class CurrentRequest extends Context.Service<CurrentRequest, RequestContext>()("morsel/http/CurrentRequest") {}

export const pathOf = (target: string): string => {
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
};
