import type { Passkey } from "@morsel/application/sign-in-methods/passkey-store";
import type { PasskeySite, PasskeyVerifier } from "@morsel/application/sign-in-methods/passkey-verifier";
import type * as library from "@simplewebauthn/server";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as Effect from "effect/Effect";

type Library = typeof library;
type Transports = NonNullable<RegistrationResponseJSON["response"]["transports"]>;

const NAME = "Morsel";
/** An id of 1,023 bytes at most (WebAuthn 3, 4), as base64url. */
const LONGEST_ID = 1364;

const siteId = ({ origin }: PasskeySite): string => new URL(origin).hostname;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, "base64url"));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";

const KNOWN_TRANSPORTS: ReadonlySet<string> = new Set([
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
]);

const transportsOf = ({ transports }: Pick<Passkey, "transports">): Transports =>
  transports.filter((one): one is Transports[number] => KNOWN_TRANSPORTS.has(one));

/** The library refuses with errors what does not verify; a credential of any other shape than it expects is one more of them. */
const orNothing = <A>(verify: () => Promise<A | undefined>): Effect.Effect<A | undefined> =>
  Effect.promise(() => verify().catch(() => undefined));

/** ID86: the authenticator must have verified its user, and hold the passkey so that no name needs to be typed. */
export const makeSimpleWebauthnVerifier = (): PasskeyVerifier => {
  const loaded: Effect.Effect<Library> = Effect.promise(() => import("@simplewebauthn/server"));
  return {
    askForNew: (site, { id, username }, held) =>
      Effect.flatMap(loaded, ({ generateRegistrationOptions }) =>
        Effect.promise(async () => {
          const options = await generateRegistrationOptions({
            rpName: NAME,
            rpID: siteId(site),
            userName: username,
            userDisplayName: username,
            userID: Uint8Array.from(Buffer.from(id)),
            attestationType: "none",
            excludeCredentials: held.map((one) => ({ id: one.id, transports: transportsOf(one) })),
            authenticatorSelection: { residentKey: "required", userVerification: "required" },
          });
          return { options, challenge: options.challenge };
        }),
      ),
    ask: (site) =>
      Effect.flatMap(loaded, ({ generateAuthenticationOptions }) =>
        Effect.promise(async () => {
          const options = await generateAuthenticationOptions({ rpID: siteId(site), userVerification: "required" });
          return { options, challenge: options.challenge };
        }),
      ),
    readNew: ({ origin, challenge, credential }) =>
      Effect.flatMap(loaded, ({ verifyRegistrationResponse }) =>
        orNothing(async () => {
          const { verified, registrationInfo } = await verifyRegistrationResponse({
            response: credential as RegistrationResponseJSON,
            expectedChallenge: challenge,
            expectedOrigin: origin,
            expectedRPID: siteId({ origin }),
            requireUserVerification: true,
          });
          if (!verified || registrationInfo.credential.id.length > LONGEST_ID) return undefined;
          const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
          return {
            id,
            publicKey: Buffer.from(publicKey).toString("base64url"),
            counter,
            transports: transportsOf({ transports }),
          };
        }),
      ),
    whose: (credential) => {
      if (!isObject(credential) || !isObject(credential["response"])) return undefined;
      const [id, handle] = [credential["id"], credential["response"]["userHandle"]];
      return isText(id) && isText(handle) && id.length <= LONGEST_ID && handle.length <= 100
        ? { id, member: Buffer.from(handle, "base64url").toString() }
        : undefined;
    },
    verify: ({ origin, challenge, credential }, passkey) =>
      Effect.flatMap(loaded, ({ verifyAuthenticationResponse }) =>
        orNothing(async () => {
          const { verified, authenticationInfo } = await verifyAuthenticationResponse({
            response: credential as AuthenticationResponseJSON,
            expectedChallenge: challenge,
            expectedOrigin: origin,
            expectedRPID: siteId({ origin }),
            requireUserVerification: true,
            credential: {
              id: passkey.id,
              publicKey: bytesOf(passkey.publicKey),
              counter: passkey.counter,
              transports: transportsOf(passkey),
            },
          });
          return verified ? { counter: authenticationInfo.newCounter } : undefined;
        }),
      ),
  };
};
