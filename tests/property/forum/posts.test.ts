import { checkTopicTitle, mayEdit, mayLink, quoteOf, TOPIC_TITLE, TRUST } from "@morsel/domain/forum";
import { describe, expect, it } from "vitest";

describe("posts", () => {
  it("FO9 a title is one line of 3 to 120 characters", () => {
    expect(checkTopicTitle("  So \n up ")).toEqual({ ok: true, value: "So up" });
    for (const title of ["", "ab", "x".repeat(TOPIC_TITLE.max + 1), "a\u202eb c"])
      expect(checkTopicTitle(title).ok).toBe(false);
  });

  it("FO10 a member's addresses become links after 3 posts and a day", () => {
    const standing = { posts: TRUST.posts, joinedAt: 0, isModerator: false };
    expect(mayLink(standing, TRUST.age)).toBe(true);
    expect([mayLink(standing, TRUST.age - 1), mayLink({ ...standing, posts: TRUST.posts - 1 }, TRUST.age)]).toEqual([
      false,
      false,
    ]);
    expect(mayLink({ posts: 0, joinedAt: 0, isModerator: true }, 0)).toBe(true);
  });

  it("FO11 members edit their own posts alone", () => {
    expect([mayEdit("a", "a"), mayEdit("b", "a"), mayEdit(undefined, "a")]).toEqual([true, false, false]);
  });

  it("FO12 a quote of a quote does not grow", () => {
    const once = quoteOf("ada", "Soup\n> older\nBread");
    expect(once).toBe("> **ada**\n>\n> Soup\n> Bread\n\n");
    expect(quoteOf("b_o", `${once}Yes`)).toBe("> **b\\_o**\n>\n> Yes\n\n");
  });
});
