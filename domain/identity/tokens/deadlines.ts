/** ID37: how long a password can be reset with one mail, in seconds. */
export const RESET_LIFETIME_SECONDS = 3600;

/** ID37: times in seconds since 1970; a token that was used, or was issued in the future, is none. */
export const isResetTokenGood = (
  token: { readonly issuedAt: number; readonly isUsed: boolean },
  now: number,
): boolean => !token.isUsed && now >= token.issuedAt && now < token.issuedAt + RESET_LIFETIME_SECONDS;

/** ID38: how long a member may take the deletion of the account back, in days. */
export const DELETION_DAYS = 7;

/** ID38: the instant, in milliseconds, from which on everything is erased. */
export const erasureAt = (requestedAt: number): number => requestedAt + DELETION_DAYS * 86_400_000;
