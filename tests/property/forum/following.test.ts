import {
  FOLLOWED_MAX,
  followTopic,
  isNewTopic,
  markAfterWriting,
  NO_MARK,
  seenAfterReading,
  unreadPosts,
  visitAt,
  type TopicMark,
} from "@morsel/domain/forum";
import fc from "fast-check";
import { expect, it } from "vitest";

const numbers = fc.integer({ min: 0, max: 50 });

it("FO40 a mark goes forward alone, and no further than the topic", () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (seen, number, more) => {
      const posts = seen + more;
      const after = seenAfterReading(seen, number, posts);
      expect(after).toBeGreaterThanOrEqual(seen);
      expect(after).toBeLessThanOrEqual(posts);
      if (number <= posts) expect(after).toBe(Math.max(seen, number));
      expect(unreadPosts(posts, after)).toBe(after === 0 ? 0 : posts - after);
    }),
  );
});

it("FO40 what others wrote before one's own post stays unread", () => {
  const seen = (mark: number, number: number) => markAfterWriting({ seen: mark, follow: "follows" }, number, 1).seen;
  expect([seen(0, 1), seen(4, 5), seen(4, 7), seen(0, 7), seen(9, 7)]).toEqual([1, 5, 4, 7, 9]);
});

it("FO41 one follows what one writes in, up to a bound, and never what one turned off", () => {
  const cases = ["unset", "follows", "off"] as const;
  for (const follow of cases)
    for (const followed of [0, FOLLOWED_MAX - 1, FOLLOWED_MAX]) {
      const mark: TopicMark = { seen: 2, follow };
      const isFull = followed === FOLLOWED_MAX;
      expect(markAfterWriting(mark, 3, followed).follow).toBe(follow === "unset" && !isFull ? "follows" : follow);
      expect(followTopic(mark, false, followed)).toEqual({ ok: true, value: { seen: 2, follow: "off" } });
      expect(followTopic(mark, true, followed)).toEqual(
        isFull && follow !== "follows"
          ? { ok: false, error: { _tag: "TooManyFollowed", max: FOLLOWED_MAX } }
          : { ok: true, value: { seen: 2, follow: "follows" } },
      );
    }
  expect(followTopic(NO_MARK, true, 0)).toEqual({ ok: true, value: { seen: 0, follow: "follows" } });
});

it("FO42 new is what was written since the visit before, and a visit ends after half an hour", () => {
  const minute = 60_000;
  const first = visitAt(undefined, 1000);
  expect(first).toEqual({ since: 1000, seenAt: 1000 });
  expect(isNewTopic(900, 0, undefined, 1000)).toBe(false);
  const same = visitAt(first, 1000 + 30 * minute);
  expect(same).toEqual({ since: 1000, seenAt: 1000 + 30 * minute });
  const now = same.seenAt + 30 * minute + 1;
  const next = visitAt(same, now);
  expect(next).toEqual({ since: same.seenAt, seenAt: now });
  // Before the new visit is kept, the list says already what it will say.
  for (const visit of [same, next]) {
    expect(isNewTopic(same.seenAt, 0, visit, now)).toBe(false);
    expect(isNewTopic(same.seenAt + 1, 0, visit, now)).toBe(true);
    expect(isNewTopic(same.seenAt + 1, 1, visit, now)).toBe(false);
  }
  expect(visitAt(next, now - 5)).toEqual(next);
});
