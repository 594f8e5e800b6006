/** BO6: how many joined in a week, and of these how many were still there so many weeks later. `week` is the Monday by UTC. */
export type WeekOfJoining = {
  readonly week: number;
  readonly joined: number;
  /** From the week after on; weeks that are not over yet are absent. */
  readonly stayed: readonly number[];
};

/** Members who joined in one week and were last there so many whole weeks after they joined. */
export type CountedStay = { readonly week: number; readonly weeks: number; readonly members: number };

const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
/** A Monday: the first of the calendar by which instants are counted. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
export const WEEKS_SHOWN = 12;

/** BO6: the Monday of an instant's week, by UTC. */
export const weekOf = (at: number): number => Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

/** BO6: the first of the weeks that are shown. */
export const firstWeek = (now: number): number => weekOf(now) - (WEEKS_SHOWN - 1) * WEEK_MS;

/** BO6: the last weeks, the oldest first, one of nobody too. */
export const retention = (stays: readonly CountedStay[], now: number): readonly WeekOfJoining[] => {
  const first = firstWeek(now);
  return Array.from({ length: WEEKS_SHOWN }, (_, n) => {
    const week = first + n * WEEK_MS;
    const mine = stays.filter((stay) => stay.week === week);
    const staying = (least: number): number =>
      mine.reduce((sum, { weeks, members }) => (weeks >= least ? sum + members : sum), 0);
    const over = WEEKS_SHOWN - 1 - n;
    return { week, joined: staying(0), stayed: Array.from({ length: over }, (_stay, k) => staying(k + 1)) };
  });
};
