import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** An encoded hash with its salt and parameters ("$argon2id$…"); never the password. */
export type PasswordHash = string;

/** ID102: in place of the hash of a member who has no password. */
export const NO_PASSWORD: PasswordHash = "";

export interface Passwords {
  readonly hash: (password: string) => Effect.Effect<PasswordHash>;
  /** With `undefined`, or `NO_PASSWORD`, it works as long as with a real hash and answers false: an unknown account takes the same time. */
  readonly verify: (password: string, hash: PasswordHash | undefined) => Effect.Effect<boolean>;
}

export const Passwords = token<Passwords>("Passwords");
