import type { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

/** A device that always goes along, with a new passkey of the same name each time. */
export const makeMemoryPasskeys = ({ browser }: MemoryConnection): Passkeys => {
  let made = 0;
  const answer = Effect.sync(() => ({ id: `passkey-${made}`, member: browser.member ?? "" }));
  return {
    isSupported: () => true,
    create: () =>
      Effect.andThen(
        Effect.sync(() => void (made += 1)),
        answer,
      ),
    get: () => answer,
    canOffer: Effect.succeed(false),
    offer: () => answer,
  };
};
