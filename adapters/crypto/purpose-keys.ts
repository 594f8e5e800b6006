import type { Keys } from "@morsel/application/platform/keys";
import { hkdfSync } from "node:crypto";

/** The secret in use, then the one that it took the place of, where that is still good. */
export type Secrets = readonly [string, ...(readonly string[])];

/** ID82: each purpose has keys of its own, from which neither the secret nor the keys of another purpose can be told. */
export type Purpose =
  | "session token encryption"
  | "form token"
  | "known device"
  | "sealed value"
  | "link in a mail"
  | "trial of a person";

const keyOf = (secret: string, purpose: Purpose): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", `Morsel ${purpose} key`, 32));

export const purposeKeys = ([current, ...before]: Secrets, purpose: Purpose): Keys => [
  keyOf(current, purpose),
  ...before.map((secret) => keyOf(secret, purpose)),
];
