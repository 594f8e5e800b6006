/** How often a process that writes is killed: 8 times in `npm test`, 1,000 times in `npm run soak`. */
export const KILLS = Number(process.env["MORSEL_KILLS"] ?? 8);

/** Long enough for each to start, write and be read again on a busy machine. */
export const KILLS_TIMEOUT = 60_000 + KILLS * 8000;

/** How much is written before each kill: another number each time, so that it comes at any point of a write. */
export const writesBefore = (kill: number): number => 1 + ((kill * 37) % 40);
