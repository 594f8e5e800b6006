/** How far a bar reaches, 0 to 1; without a goal there is nothing to reach. */
export const reached = (eaten: number, goal: number | undefined): number =>
  goal === undefined || goal <= 0 ? 0 : Math.min(1, Math.max(0, eaten / goal));
