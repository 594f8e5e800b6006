import {
  banMember,
  categoriesFor,
  categoryOf,
  checkPost,
  isBanned,
  moderateTopic,
  moderationQueue,
  POST_MAX,
  REPORT_REASONS,
  type Report,
  reportContent,
  SHIPPED_CATEGORIES,
  type Topic,
} from "@morsel/domain/forum";
import { LOCALES } from "@morsel/domain/locales";
import { suggestionsCategory } from "@morsel/domain/navigation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

const topic: Topic = { category: "help", isLocked: false, isPinned: false, isHidden: false };
const ban = { reason: "spam", until: 1000 };

describe("categories", () => {
  it("FO1 each category has an address and a name of its own", () => {
    expect(new Set(SHIPPED_CATEGORIES.map(({ slug }) => slug)).size).toBe(SHIPPED_CATEGORIES.length);
    for (const { slug, key } of SHIPPED_CATEGORIES) {
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(key).toMatch(/^forum\.[a-z-]+$/);
      expect(categoryOf(SHIPPED_CATEGORIES, slug).ok).toBe(true);
    }
    for (const odd of ["", "Help", "../x", "constructor"])
      expect(categoryOf(SHIPPED_CATEGORIES, odd)).toEqual({
        ok: false,
        error: { _tag: "CategoryUnknown", given: odd },
      });
  });

  it("FO2 every language sees the shared categories and exactly one for suggestions, its own", () => {
    for (const locale of LOCALES) {
      const seen = categoriesFor(SHIPPED_CATEGORIES, locale);
      expect(seen.filter(({ key }) => key === "forum.feature-suggestions").map(({ slug }) => slug)).toEqual([
        suggestionsCategory(locale),
      ]);
      expect(seen).toHaveLength(13);
    }
  });
});

describe("posts", () => {
  it("FO3 who may write into what: the whole table", () => {
    const cases = combinations({
      isSignedIn: [true, false],
      isModerator: [true, false],
      ban: [ban, undefined],
      isLocked: [true, false],
      isHidden: [true, false],
    });
    for (const { isSignedIn, isModerator, ban, isLocked, isHidden } of cases) {
      const checked = checkPost({ isSignedIn, isModerator, ban }, { ...topic, isLocked, isHidden }, " hello ", 999);
      const tag = !isSignedIn
        ? "SignInNeeded"
        : ban !== undefined
          ? "Banned"
          : (isLocked || isHidden) && !isModerator
            ? "TopicLocked"
            : "fine";
      expect(checked.ok ? "fine" : checked.error._tag).toBe(tag);
      if (checked.ok) expect(checked.value).toBe("hello");
    }
  });

  it("FO4 a post has text, and not too much of it", () => {
    const writer = { isSignedIn: true, isModerator: false, ban: undefined };
    for (const text of ["", " \n\t ", "x".repeat(POST_MAX + 1)])
      expect(checkPost(writer, topic, text, 0)).toEqual({
        ok: false,
        error: { _tag: "PostLength", min: 1, max: 20_000 },
      });
    for (const text of ["x", "日本語", "x".repeat(POST_MAX)])
      expect(checkPost(writer, topic, text, 0)).toEqual({ ok: true, value: text });
  });
});

describe("moderation", () => {
  const acts = fc.oneof(
    fc.constantFrom("Lock", "Unlock", "Pin", "Unpin", "Hide", "Show").map((_tag) => ({ _tag }) as const),
    fc.constantFrom(...SHIPPED_CATEGORIES).map(({ slug }) => ({ _tag: "Move", category: slug }) as const),
  );

  it("FO5 each act does one thing, twice does no more, and only for moderators", () => {
    fc.assert(
      fc.property(
        acts,
        fc.record({ isLocked: fc.boolean(), isPinned: fc.boolean(), isHidden: fc.boolean() }),
        (act, flags) => {
          const before = { ...topic, ...flags };
          expect(moderateTopic(before, act, false)).toEqual({ ok: false, error: { _tag: "ModeratorNeeded" } });
          const after = moderateTopic(before, act, true);
          if (!after.ok) throw new Error("refused");
          expect(moderateTopic(after.value, act, true)).toEqual(after);
          const changed = Object.entries(after.value).filter(([name, value]) =>
            Object.entries(before).some(([same, old]) => same === name && old !== value),
          );
          expect(changed.length).toBeLessThanOrEqual(1);
        },
      ),
    );
    for (const [on, off, flag] of [
      ["Lock", "Unlock", "isLocked"],
      ["Pin", "Unpin", "isPinned"],
      ["Hide", "Show", "isHidden"],
    ] as const)
      for (const before of [topic, { ...topic, [flag]: true }]) {
        expect(moderateTopic(before, { _tag: on }, true)).toEqual({ ok: true, value: { ...topic, [flag]: true } });
        expect(moderateTopic(before, { _tag: off }, true)).toEqual({ ok: true, value: topic });
      }
    expect(moderateTopic(topic, { _tag: "Move", category: "recipes" }, true)).toEqual({
      ok: true,
      value: { ...topic, category: "recipes" },
    });
  });

  it("FO6 a ban has a reason, ends when it says, and is never on a moderator", () => {
    expect([
      isBanned(undefined, 0),
      isBanned(ban, 999),
      isBanned(ban, 1000),
      isBanned({ ...ban, until: undefined }, 1e15),
    ]).toEqual([false, true, false, true]);
    const cases = combinations({ by: [true, false], whom: [true, false], reason: ["spam", " "] });
    const tags = cases.map(({ by, whom, reason }) => {
      const made = banMember({ ...ban, reason }, { isModerator: by }, { isModerator: whom });
      return made.ok ? "made" : made.error._tag;
    });
    expect(tags).toEqual([
      "BansModerator",
      "BansModerator",
      "made",
      "ReasonNeeded",
      "ModeratorNeeded",
      "ModeratorNeeded",
      "ModeratorNeeded",
      "ModeratorNeeded",
    ]);
  });

  it("FO7 a thing is reported once by each, never by its author, again when closed", () => {
    const about = { kind: "post", id: "1", author: "eve" } as const;
    expect(reportContent(about, "eve", { reason: "spam", at: 1 }, [])).toEqual({
      ok: false,
      error: { _tag: "ReportsOneself" },
    });
    const first = reportContent(about, "ada", { reason: "spam", at: 1 }, []);
    if (!first.ok) throw new Error("refused");
    expect(reportContent(about, "ada", { reason: "other", at: 2 }, [first.value])).toEqual({
      ok: false,
      error: { _tag: "AlreadyReported" },
    });
    expect(reportContent(about, "bob", { reason: "other", at: 2 }, [first.value]).ok).toBe(true);
    expect(reportContent({ ...about, kind: "message" }, "ada", { reason: "other", at: 2 }, [first.value]).ok).toBe(
      true,
    );
    expect(reportContent(about, "ada", { reason: "other", at: 2 }, [{ ...first.value, isOpen: false }]).ok).toBe(true);
    expect(new Set(REPORT_REASONS).size).toBe(REPORT_REASONS.length);
  });

  it("FO8 the queue counts every open report once and puts the most reported first", () => {
    const reports = fc.array(
      fc.record<Report>({
        about: fc.record({
          kind: fc.constantFrom("message", "post", "profile" as const),
          id: fc.constantFrom("1", "2", "3"),
          author: fc.constant("eve"),
        }),
        by: fc.constantFrom("a", "b"),
        reason: fc.constant("spam" as const),
        at: fc.nat(9),
        isOpen: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(reports, (all) => {
        const queue = moderationQueue(all);
        expect(queue.reduce((sum, item) => sum + item.reports, 0)).toBe(all.filter(({ isOpen }) => isOpen).length);
        expect(new Set(queue.map(({ about }) => `${about.kind} ${about.id}`)).size).toBe(queue.length);
        const counts = queue.map((item) => item.reports);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        const paged: (typeof queue)[number][] = [];
        for (;;) {
          const last = paged.at(-1);
          const [next] = moderationQueue(all, last && { ...last.about, reports: last.reports, at: last.at });
          if (next === undefined) break;
          paged.push(next);
        }
        expect(paged).toEqual(queue);
      }),
    );
  });
});
