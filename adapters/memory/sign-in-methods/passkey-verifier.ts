import type { PasskeyVerifier } from "@morsel/application/sign-in-methods/passkey-verifier";
import * as Effect from "effect/Effect";

type MemoryCredential = { readonly id: string; readonly member: string };

const isCredential = (credential: unknown): credential is MemoryCredential =>
  typeof credential === "object" && credential !== null && "id" in credential && "member" in credential;

/** For Storybook only: whatever names a passkey is one. */
export const makeMemoryPasskeyVerifier = (): PasskeyVerifier => {
  const question = Effect.succeed({ options: {}, challenge: "memory" });
  return {
    askForNew: () => question,
    ask: () => question,
    readNew: ({ credential }) =>
      Effect.succeed(
        isCredential(credential) ? { id: credential.id, publicKey: "", counter: 0, transports: [] } : undefined,
      ),
    whose: (credential) => (isCredential(credential) ? credential : undefined),
    verify: () => Effect.succeed({ counter: 0 }),
  };
};
