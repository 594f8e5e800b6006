import type { SessionStore } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { CurrentRequest } from "../../requests/request-context.ts";
import { withCookies, withoutCache } from "../../responses/responses.ts";
import type { Sessions } from "./sessions.ts";

type SignOutPorts = { readonly store: Pick<SessionStore, "end">; readonly sessions: Sessions };

/** The answer of a sign-out: the browser keeps neither the session's name nor a page of the member's. */
export const signOutSession = Effect.fnUntraced(function* (
  sessions: Sessions,
  response: HttpServerResponse.HttpServerResponse,
) {
  const { cookies, origin } = yield* CurrentRequest;
  return withoutCache(withCookies(response, sessions.forget(cookies, origin)));
});

/** ID41: ends the session that asks, if any. */
export const signOut = Effect.fnUntraced(function* (
  { store, sessions }: SignOutPorts,
  response: HttpServerResponse.HttpServerResponse,
) {
  const { session } = yield* CurrentRequest;
  if (session !== undefined) yield* store.end(session.member.id, session.session.id);
  return yield* signOutSession(sessions, response);
});
