import * as Effect from "effect/Effect";
import { NO_PASSWORD, type PasswordHash } from "@morsel/domain/identity";
import type { Passwords } from "@morsel/application/identity/passwords";

/** The package's default is argon2id. OWASP's first recommendation for it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A well-formed hash of nothing anybody knows: an unknown account costs the same work as a wrong password. */
const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$bW9yc2VsLW5vYm9keS1zYWx0$MQDAZpGHjmlGSL2I03I8nZ0r0m2U0zNGJmZfn8m1C7A";

const isHash = (encoded: PasswordHash | undefined): encoded is PasswordHash =>
  encoded !== undefined && encoded !== NO_PASSWORD;

/** The native module is loaded with the first password, not at start. Hashing runs off the main thread. */
export const makeArgon2Passwords = (): Passwords => {
  const argon2 = Effect.promise(() => import("@node-rs/argon2"));
  return {
    hash: (password) => Effect.flatMap(argon2, ({ hash }) => Effect.promise(() => hash(password, COST))),
    verify: (password, encoded) =>
      Effect.flatMap(argon2, ({ verify }) =>
        Effect.map(
          Effect.promise(() => verify(isHash(encoded) ? encoded : NOBODY, password)),
          (isRight) => isRight && isHash(encoded),
        ),
      ),
  };
};
