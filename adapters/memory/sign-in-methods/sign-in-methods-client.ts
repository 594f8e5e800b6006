import type { SessionStore } from "@morsel/application/identity/session-store";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import type { AnsweredChallenge } from "@morsel/application/sign-in-methods/passkeys";
import type { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import * as Effect from "effect/Effect";
import { asActiveIn } from "../identity/as-active.ts";
import type { MemoryConnection } from "../platform/connection.ts";
import { SAMPLE_PROVIDERS } from "./sample-providers.ts";

export type SignInMethodsClientPorts = {
  readonly connection: MemoryConnection;
  readonly sessions: SessionStore;
  readonly useCases: SignInMethodUseCases;
  readonly identity: IdentityUseCases;
};

const site = { origin: "https://morsel.example" };

let asked = 0;
/** Every challenge is another one, and good for ever. */
const answered = (credential: unknown): AnsweredChallenge => ({
  ...site,
  challenge: `memory ${(asked += 1)}`,
  expiresAt: Number.POSITIVE_INFINITY,
  credential,
});

/** The ways in of whoever is signed in. */
export const makeMemorySignInMethodsClient = ({
  connection,
  sessions,
  useCases: { all, secondStep, passkeys, providers },
  identity,
}: SignInMethodsClientPorts): SignInMethodsClient => {
  const asActive = asActiveIn(connection, sessions);
  return {
    all: connection.reachAs((member) =>
      Effect.map(all(member), ({ recoveryCodesLeft, ...view }) => ({
        ...view,
        ...(recoveryCodesLeft === undefined ? {} : { recoveryCodesLeft }),
      })),
    ),
    confirmByPassword: (password) => asActive((active) => identity.confirmIdentity(active, password)),
    confirmByPasskey: (credential) => asActive((active) => passkeys.confirm(active, answered(credential))),
    proposeSecondStep: asActive(secondStep.propose),
    confirmSecondStep: (code) => asActive((active) => secondStep.confirm(active, code)),
    renewRecoveryCodes: asActive(secondStep.renewCodes),
    removeSecondStep: asActive(secondStep.remove),
    askPasskey: connection.reach(Effect.map(passkeys.ask(site), ({ options }) => options)),
    askNewPasskey: asActive((active) => Effect.map(passkeys.askForNew(active, site), ({ options }) => options)),
    addPasskey: (credential) =>
      asActive((active) => passkeys.add(active, answered(credential), { browser: "Firefox", system: "Linux" })),
    providers: connection.reach(Effect.succeed(SAMPLE_PROVIDERS)),
    // A story has no other page to go to: the provider signs the member in at once.
    beginProvider: (id, callbackUrl) =>
      Effect.catchTag(
        asActive((active) =>
          Effect.andThen(
            providers.mayLink(active, id),
            Effect.as(Effect.ignore(providers.link(active, { provider: id, subject: active.member.id })), callbackUrl),
          ),
        ),
        "SignInNeeded",
        () => Effect.succeed(callbackUrl),
      ),
    removeProvider: (id) => asActive((active) => providers.remove(active, id)),
    newcomer: connection.reach(Effect.succeed({})),
    removePasskey: (id) => asActive((active) => passkeys.remove(active, id)),
  };
};
