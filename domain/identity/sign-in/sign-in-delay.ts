/** ID30: so many tries in a row may fail before the next one has to wait: of one account, and from one network address. */
export const FREE_LOGIN_TRIES = { account: 5, address: 20 } as const;
/** ID30: the first wait; it doubles with each further failure, up to the longest. */
export const FIRST_LOGIN_WAIT_SECONDS = 15;
export const LONGEST_LOGIN_WAIT_SECONDS = 900;
/** ID30: failures are forgotten when nothing failed for so long. */
export const LOGIN_MEMORY_SECONDS = 3600;

/** ID30: seconds to wait after that many failures in a row; 0 while tries are free, and for what is no number. */
export const signInDelay = (failures: number, free: number): number =>
  failures >= free
    ? Math.min(LONGEST_LOGIN_WAIT_SECONDS, FIRST_LOGIN_WAIT_SECONDS * 2 ** Math.min(30, failures - free))
    : 0;
