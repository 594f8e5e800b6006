/** AD5 */
const ENTRY_MS = 12 * 3_600_000;
/** AD6 */
const FIRST_LINK_MS = 24 * 3_600_000;

/** AD5: `enteredAt` is absent in a session that proved no second step. */
export const isEntered = (enteredAt: number | undefined, now: number): boolean =>
  enteredAt !== undefined && now < enteredAt + ENTRY_MS;

/** AD6 */
export const firstLinkEnd = (now: number): number => now + FIRST_LINK_MS;
