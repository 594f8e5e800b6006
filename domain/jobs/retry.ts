const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 21_600;
/** Tens of years: larger powers would leave the range of numbers. */
const MOST_DOUBLINGS = 30;

/** W222: seconds until a job is tried again after so many tries, 1 or more. `chance` is from 0 to below 1. */
export const retryWait = (tries: number, chance: number): number => {
  const wait = Math.min(
    LONGEST_WAIT_SECONDS,
    FIRST_WAIT_SECONDS * 2 ** Math.min(MOST_DOUBLINGS, Math.max(0, tries - 1)),
  );
  return wait * (0.9 + 0.2 * chance);
};

/** W223: the next multiple of the interval after now, in milliseconds. */
export const nextRun = (now: number, everySeconds: number): number => {
  const every = everySeconds * 1000;
  return (Math.floor(now / every) + 1) * every;
};
