import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { PasswordHash } from "@morsel/domain/identity";

export interface Passwords {
  readonly hash: (password: string) => Effect.Effect<PasswordHash>;
  /** With `undefined`, or `NO_PASSWORD`, it works as long as with a real hash and answers false: an unknown account takes the same time. */
  readonly verify: (password: string, hash: PasswordHash | undefined) => Effect.Effect<boolean>;
}

export const Passwords = token<Passwords>("Passwords");
