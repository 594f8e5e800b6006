const DAY_MS = 86_400_000;

/** A day so many days from now, as a field for days writes it. */
export const dayAhead = (now: number, days: number): string => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

/** The begin of a day by UTC; undefined where the field holds none. */
export const beginOfDay = (day: string): number | undefined => {
  const end = endOfDay(day);
  return end === undefined ? undefined : end - DAY_MS;
};

/** The end of a day by UTC; undefined where the field holds none. */
export const endOfDay = (day: string): number | undefined => {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(begin) ? undefined : begin + DAY_MS;
};
