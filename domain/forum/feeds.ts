import { isBanned, type Ban } from "./moderation.ts";

/** FO60: topics or posts of a feed. */
export const FEED_ENTRIES = 30;

/** FO60: whether a feed may say what a member wrote: what visitors see, and nothing of who is banned. */
export const isFed = (
  { isHidden, ban }: { readonly isHidden: boolean; readonly ban: Ban | undefined },
  now: number,
): boolean => !isHidden && !isBanned(ban, now);
