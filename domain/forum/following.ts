import { err, ok, type Result } from "../result/index.ts";

/** FO40, FO41: how far a member has read a topic, and whether they follow it; "off" is what they chose, "unset" that they never did. */
export type TopicMark = { readonly seen: number; readonly follow: "follows" | "off" | "unset" };

export const NO_MARK: TopicMark = { seen: 0, follow: "unset" };

/** FO40: the mark goes forward alone, and no further than the topic goes. */
export const seenAfterReading = (seen: number, number: number, posts: number): number =>
  Math.max(seen, Math.min(number, posts));

/** FO40: posts behind the mark; of a topic that was never opened none are counted. */
export const unreadPosts = (posts: number, seen: number): number => (seen === 0 ? 0 : Math.max(0, posts - seen));

/** FO41: topics that a member follows at once. */
export const FOLLOWED_MAX = 500;

export type TooManyFollowed = { readonly _tag: "TooManyFollowed"; readonly max: number };

/** FO41: `followed` is how many topics the member follows already. */
export const followTopic = (
  mark: TopicMark,
  isFollowed: boolean,
  followed: number,
): Result<TopicMark, TooManyFollowed> => {
  if (!isFollowed) return ok({ ...mark, follow: "off" });
  return mark.follow !== "follows" && followed >= FOLLOWED_MAX
    ? err({ _tag: "TooManyFollowed", max: FOLLOWED_MAX })
    : ok({ ...mark, follow: "follows" });
};

/** FO40, FO41: the mark of who wrote the post of this number; what others wrote before it, and was not read, stays unread. */
export const markAfterWriting = (mark: TopicMark, number: number, followed: number): TopicMark => ({
  seen: mark.seen === 0 || mark.seen === number - 1 ? Math.max(mark.seen, number) : mark.seen,
  follow: mark.follow === "unset" && followed < FOLLOWED_MAX ? "follows" : mark.follow,
});

/** FO42: how long a visit lasts without a sign of the member, in milliseconds. */
const VISIT = 1_800_000;

/** FO42: when the visit before this one ended, and when the member was last seen. Instants in milliseconds since 1970. */
export type Visit = { readonly since: number; readonly seenAt: number };

/** FO42: the visit goes on, or a new one begins. */
export const visitAt = (visit: Visit | undefined, now: number): Visit => {
  if (visit === undefined) return { since: now, seenAt: now };
  const since = now - visit.seenAt > VISIT ? visit.seenAt : visit.since;
  return { since, seenAt: Math.max(visit.seenAt, now) };
};

/** FO42: a topic that was never opened is new if something was written in it since the visit before. */
export const isNewTopic = (lastPostAt: number, seen: number, visit: Visit | undefined, now: number): boolean =>
  seen === 0 && visit !== undefined && lastPostAt > visitAt(visit, now).since;
