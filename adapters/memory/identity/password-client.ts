import type { PasswordClient } from "@morsel/application/identity/client/password-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { SessionStore } from "@morsel/application/identity/session-store";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";
import { asActiveIn } from "./as-active.ts";

export type PasswordClientPorts = {
  readonly connection: MemoryConnection;
  readonly sessions: SessionStore;
  readonly useCases: IdentityUseCases;
};

/** The password of whoever is signed in. */
export const makeMemoryPasswordClient = ({ connection, sessions, useCases }: PasswordClientPorts): PasswordClient => ({
  change: (currentPassword, password) =>
    asActiveIn(
      connection,
      sessions,
    )((active) =>
      Effect.gen(function* () {
        const changed = yield* Effect.mapError(
          useCases.changePassword({ active, currentPassword, password }),
          asFieldRefused,
        );
        connection.browser.session = changed.session.id;
      }),
    ),
});
