import { lookUp } from "../lookup/index.ts";

/** SO1 */
export const FRIEND_SORTS = ["oldest", "newest", "last_login", "username"] as const;
export type FriendSort = (typeof FRIEND_SORTS)[number];

export const isFriendSort = (text: unknown): text is FriendSort => FRIEND_SORTS.some((sort) => sort === text);

/** Instants in milliseconds since 1970. */
export type Friend = {
  readonly username: string;
  readonly friendsSince: number;
  /** Undefined: never, or hidden by the friend's privacy. */
  readonly lastLogin: number | undefined;
};

/** Plain code-unit order of the lower-case names: the same on every machine, whatever its locale. */
const byName = (a: Friend, b: Friend): number => {
  const [left, right] = [a.username.toLowerCase(), b.username.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : a.username < b.username ? -1 : a.username > b.username ? 1 : 0;
};

const ORDERS: Readonly<Record<FriendSort, (a: Friend, b: Friend) => number>> = {
  oldest: (a, b) => a.friendsSince - b.friendsSince,
  newest: (a, b) => b.friendsSince - a.friendsSince,
  // An absent login counts as the longest ago; subtraction would make NaN of two of them.
  last_login: (a, b) => (b.lastLogin ?? 0) - (a.lastLogin ?? 0),
  username: byName,
};

/** SO1, SO2: oldest and newest friendship first, latest login first, or by name; equals stand by name, so that pages never shuffle. */
export const sortFriends = (friends: readonly Friend[], sort: FriendSort): readonly Friend[] =>
  friends.toSorted((a, b) => lookUp(ORDERS, sort)?.(a, b) || byName(a, b));
