import type { Passwords } from "@morsel/application/identity/passwords";
import * as Effect from "effect/Effect";

/** For tests and Storybook only: quick, and safe for nobody's password. */
export const makeMemoryPasswords = (): Passwords => ({
  hash: (password) => Effect.succeed(`memory$${password}`),
  verify: (password, hash) => Effect.succeed(hash === `memory$${password}`),
});
