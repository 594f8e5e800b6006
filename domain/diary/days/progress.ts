/** How much of a goal is eaten: 1 is all of it, more is over it. Without a goal there is nothing to reach. */
export const progressShare = (eaten: number, goal: number | undefined): number =>
  goal === undefined || !(goal > 0) || !(eaten > 0) ? 0 : eaten / goal;

/** How far a ring or a bar is drawn, each from 0 to 1. */
export type ProgressSegments = { readonly first: number; readonly second: number };

/** A share that is no number draws nothing. */
const upTo1 = (share: number): number => (share > 0 ? Math.min(1, share) : 0);

/** W80: the first lap ends at the goal; what is over it is a second lap, which ends at twice the goal. */
export const progressSegments = (share: number): ProgressSegments => ({
  first: upTo1(share),
  second: upTo1(share - 1),
});
