import { usernameKey } from "../identity/index.ts";
import { lookUp } from "../lookup/index.ts";

/** SO1 */
export const FRIEND_SORTS = ["oldest", "newest", "last_login", "username"] as const;
export type FriendSort = (typeof FRIEND_SORTS)[number];

export const isFriendSort = (text: unknown): text is FriendSort => FRIEND_SORTS.some((sort) => sort === text);

/** SO19 */
export const FRIENDS_LIMIT = 1000;
export type TooManyFriends = { readonly _tag: "TooManyFriends"; readonly limit: number };

/** SO19: whether another friend finds room, by how many each of the two has. */
export const hasRoomForFriend = (...counts: readonly number[]): boolean =>
  counts.every((count) => count < FRIENDS_LIMIT);

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

/** End of a page of friends: the next one begins behind it. */
export type FriendPlace = Friend;

/** SO1, SO2: those behind a place, which need not be a friend any more. */
export const friendsAfter = (friends: readonly Friend[], sort: FriendSort, place: FriendPlace): readonly Friend[] => {
  const others = friends.filter(({ username }) => username !== place.username);
  const sorted = sortFriends([...others, place], sort);
  return sorted.slice(sorted.indexOf(place) + 1);
};

/** SO22: friends whose username holds the text, without case. */
export const friendsNamed = (friends: readonly Friend[], text: string): readonly Friend[] => {
  const key = usernameKey(text);
  return key === "" ? friends : friends.filter(({ username }) => usernameKey(username).includes(key));
};
