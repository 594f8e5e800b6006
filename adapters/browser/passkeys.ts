import type { PasskeyCancelled, Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import * as Effect from "effect/Effect";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

const cancelled = (): PasskeyCancelled => ({ _tag: "PasskeyCancelled" });

/** The library is fetched where it is used: most who come type a password, or are signed in. */
export const makePasskeys = (window: Window & typeof globalThis): Passkeys => {
  const library = Effect.promise(() => import("@simplewebauthn/browser"));
  const get = (options: object, isOffer: boolean): Effect.Effect<unknown, PasskeyCancelled> =>
    Effect.flatMap(library, ({ startAuthentication, WebAuthnAbortService }) =>
      Effect.tryPromise({
        try: (signal) => {
          signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
          return startAuthentication({
            optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
            useBrowserAutofill: isOffer,
          });
        },
        catch: cancelled,
      }),
    );
  return {
    isSupported: () => window.PublicKeyCredential !== undefined,
    create: (options) =>
      Effect.flatMap(library, ({ startRegistration }) =>
        Effect.tryPromise({
          try: () => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
          catch: cancelled,
        }),
      ),
    get: (options) => get(options, false),
    canOffer: Effect.suspend(() =>
      window.PublicKeyCredential === undefined
        ? Effect.succeed(false)
        : Effect.flatMap(library, ({ browserSupportsWebAuthnAutofill }) =>
            Effect.promise(() => browserSupportsWebAuthnAutofill()),
          ),
    ),
    offer: (options) => get(options, true),
  };
};
