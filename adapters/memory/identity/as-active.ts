import type { ActiveSession, SessionStore } from "@morsel/application/identity/session-store";
import type { SignInNeeded, Unreachable } from "@morsel/application/platform/refusals";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

const signInNeeded: SignInNeeded = { _tag: "SignInNeeded" };

/** Runs a request in the session of the browser. */
export const asActiveIn =
  (connection: MemoryConnection, sessions: SessionStore) =>
  <A, E>(ask: (active: ActiveSession) => Effect.Effect<A, E>): Effect.Effect<A, E | SignInNeeded | Unreachable> =>
    connection.reachAs((member) =>
      Effect.gen(function* (): Effect.fn.Return<A, E | SignInNeeded> {
        const { session } = connection.browser;
        const active = session === undefined ? undefined : yield* sessions.find(member, session);
        return yield* active === undefined ? Effect.fail(signInNeeded) : ask(active);
      }),
    );
