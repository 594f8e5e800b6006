const DAY_MS = 86_400_000;

/** ME25: a gym that cannot be asked any more gives premium for this long at most. */
export const GYM_DAYS = 31;

/** ME25: a membership as it is typed: in any case, with blanks and hyphens between; 6 to 40 letters and digits, else undefined. */
export const readGymMembership = (typed: string): string | undefined => {
  const membership = typed.slice(0, 100).normalize("NFKC").replaceAll(/[\s-]/gu, "").toUpperCase();
  return /^[A-Z0-9]{6,40}$/.test(membership) ? membership : undefined;
};

/** ME7, ME25: until when a membership that lasts until `lastsUntil` gives premium; 0 for one that is over or none. */
export const gymUntil = (lastsUntil: number | undefined, now: number): number =>
  lastsUntil !== undefined && lastsUntil > now ? Math.min(lastsUntil, now + GYM_DAYS * DAY_MS) : 0;
