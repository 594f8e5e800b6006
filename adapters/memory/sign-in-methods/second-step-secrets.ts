import type { SecondStepSecrets } from "@morsel/application/sign-in-methods/second-step-secrets";
import { RECOVERY_CODES, recoveryCode } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

/** The only right code, at every instant; each is of a later step than the one before. */
export const MEMORY_CODE = "123456";

/** For Storybook only: the same secrets in every run, and safe for nobody. */
export const makeMemorySecondStepSecrets = (): SecondStepSecrets => {
  let step = 0;
  return {
    newSecret: Effect.succeed("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"),
    address: (secret, account) =>
      Effect.succeed(`otpauth://totp/Morsel:${encodeURIComponent(account)}?issuer=Morsel&secret=${secret}`),
    stepOf: (_secret, code) => Effect.sync(() => (code === MEMORY_CODE ? (step += 1) : undefined)),
    newCodes: Effect.succeed(
      Array.from({ length: RECOVERY_CODES }, (_, n) =>
        recoveryCode(Uint8Array.from({ length: 16 }, (__, i) => n * 7 + i * 5)),
      ),
    ),
    hash: (code) => `memory$${code}`,
    find: (code, hashes) => hashes.find((hash) => hash === `memory$${code}`),
  };
};
