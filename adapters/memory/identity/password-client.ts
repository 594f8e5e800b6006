import type { PasswordClient } from "@morsel/application/identity/client/password-client";
import type { SignInNeeded } from "@morsel/application/platform/refusals";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { SessionStore } from "@morsel/application/identity/session-store";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type PasswordClientPorts = {
  readonly connection: MemoryConnection;
  readonly sessions: SessionStore;
  readonly useCases: IdentityUseCases;
};

const signInNeeded: SignInNeeded = { _tag: "SignInNeeded" };

/** The password of whoever is signed in. */
export const makeMemoryPasswordClient = ({ connection, sessions, useCases }: PasswordClientPorts): PasswordClient => ({
  change: (currentPassword, password) =>
    connection.reachAs((member) =>
      Effect.gen(function* () {
        const { session } = connection.browser;
        const active = session === undefined ? undefined : yield* sessions.find(member, session);
        if (active === undefined) return yield* Effect.fail(signInNeeded);
        const changed = yield* Effect.mapError(
          useCases.changePassword({ active, currentPassword, password }),
          asFieldRefused,
        );
        connection.browser.session = changed.session.id;
      }),
    ),
});
