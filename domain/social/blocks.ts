import { usernameKey } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** SO9 */
export const BLOCKED_PAGE_SIZE = 15;
export const BLOCKED_FIRST_PAGE = 1;

export type BlockedUser = { readonly username: string };

export type BlockedPage = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly users: readonly BlockedUser[];
};

const countOr = (count: number, least: number, otherwise: number): number =>
  Number.isSafeInteger(count) && count >= least ? count : otherwise;

const pageSizeOf = (size: number): number => countOr(size, 1, BLOCKED_PAGE_SIZE);

/**
 * SO9: a page of a list of so many; what is no page number is the first, what lies behind the last is the last. What is no count is
 * none, and what is no size is the usual one.
 */
export const blockedPageAt = (
  users: number,
  wanted: number = BLOCKED_FIRST_PAGE,
  pageSize: number = BLOCKED_PAGE_SIZE,
): Omit<BlockedPage, "users"> & { readonly offset: number } => {
  const [total, size] = [countOr(users, 0, 0), pageSizeOf(pageSize)];
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Number.isInteger(wanted) ? Math.min(pages, Math.max(BLOCKED_FIRST_PAGE, wanted)) : BLOCKED_FIRST_PAGE;
  return { page, pages, total, offset: (page - 1) * size };
};

/** SO9: a page of 15 by default. */
export const blockedPage = (
  users: readonly BlockedUser[],
  wanted?: number,
  pageSize: number = BLOCKED_PAGE_SIZE,
): BlockedPage => {
  const size = pageSizeOf(pageSize);
  const { offset, ...page } = blockedPageAt(users.length, wanted, size);
  return { ...page, users: users.slice(offset, offset + size) };
};

/** A block of one member by another, by user id. */
export type Block = { readonly by: string; readonly blocked: string };

/** SO8: what a block forbids, in both directions. */
export const FORBIDDEN_BY_BLOCK = ["find", "invite", "message", "see", "comment", "like"] as const;

/** SO8: a block works both ways: neither finds, invites, messages or sees the other. */
export const isBlockedBetween = (blocks: readonly Block[], one: string, other: string): boolean =>
  blocks.some(({ by, blocked }) => (by === one && blocked === other) || (by === other && blocked === one));

export type BlocksOneself = { readonly _tag: "BlocksOneself" };

/** SO10: nobody blocks themselves. */
export const checkBlock = (block: Block): Result<Block, BlocksOneself> =>
  block.by === block.blocked ? err({ _tag: "BlocksOneself" }) : ok(block);

/** SO10: blocking twice is blocking once; nobody blocks themselves. The newest comes first. */
export const blockUser = (users: readonly BlockedUser[], username: string, own: string): readonly BlockedUser[] => {
  const key = usernameKey(username);
  const isKnown = key === usernameKey(own) || users.some((user) => usernameKey(user.username) === key);
  return isKnown ? users : [{ username }, ...users];
};

/** SO11: several at once; names that are not blocked do no harm. */
export const unblockUsers = (users: readonly BlockedUser[], usernames: readonly string[]): readonly BlockedUser[] => {
  const keys = new Set(usernames.map(usernameKey));
  return users.filter(({ username }) => !keys.has(usernameKey(username)));
};
