import { isResetTokenGood } from "../identity/index.ts";

export type TokenPurpose = "verifyEmail" | "changeEmail" | "resetPassword" | "liftWait";

/** The proof that somebody reads a mailbox. `hash` is what is kept of the link's secret. */
export type AccountToken = {
  readonly hash: string;
  readonly purpose: TokenPurpose;
  /** The address that it went to. */
  readonly email: string;
  /** In milliseconds. */
  readonly issuedAt: number;
};

/** J22: who confirms an address has a week for it. */
const EMAIL_TOKEN_MS = 7 * 86_400_000;

/** ID37: a password, and a wait, by a link that is good for an hour; J22: an address by one that is good for a week. Each is good once. */
export const isTokenGood = (token: AccountToken & { readonly isUsed: boolean }, now: number): boolean =>
  token.purpose === "resetPassword" || token.purpose === "liftWait"
    ? isResetTokenGood({ issuedAt: token.issuedAt / 1000, isUsed: token.isUsed }, now / 1000)
    : !token.isUsed && now < token.issuedAt + EMAIL_TOKEN_MS;

/** No token is good so long after it was issued: it can be forgotten. */
export const TOKEN_RETENTION_MS = EMAIL_TOKEN_MS;
