import { AdminUseCases } from "@morsel/application/admin/use-cases";
import * as Effect from "effect/Effect";
import type { Container } from "inversify";
import { resolve } from "../container.ts";

/** W534: the secret stands behind the #, which no browser sends and no server logs. */
export const sayFirstAdminLink = (container: Container, origin: string, say: (line: string) => void): Promise<void> =>
  Effect.runPromise(
    resolve(container, AdminUseCases).firstAdmin.issueLink.pipe(
      Effect.map((secret) => {
        if (secret === undefined) return;
        say("Nobody is an admin yet. Sign up, then open this link within 24 hours; it works once:");
        say(`${origin}/account/first-admin#${secret}`);
      }),
      // The server runs without it, and the next start makes another one.
      Effect.catchCause(() => Effect.sync(() => say("The link for the first admin could not be made."))),
    ),
  );
