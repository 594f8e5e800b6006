import { makePostRenderer } from "@morsel/adapters/markdown/post-renderer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const { render } = makePostRenderer();
const TAGS =
  /^<\/?(?:p|h3|blockquote|pre|code|hr|ul|ol|li|em|strong|s|br)>$|^<ol start="\d+">$|^<\/a>$|^<a href="https?:[^"<>]*" target="_blank" rel="nofollow ugc noopener">$/;
const marks = fc.array(
  fc.oneof(
    fc.constantFrom(
      "> ",
      "- ",
      "1. ",
      "*",
      "_",
      "`",
      "```",
      "[",
      "](",
      ")",
      "![",
      "<script>",
      "</p>",
      "javascript:",
      "https://a.b",
      "\n",
      "&#x3c;",
      "#",
    ),
    fc.string({ maxLength: 6 }),
  ),
  { maxLength: 60 },
);

describe("Markdown of posts", () => {
  it("W612 whatever is written becomes marks of the list, and links lend no weight", () => {
    fc.assert(
      fc.property(marks, fc.boolean(), (parts, hasLinks) => {
        const html = render(parts.join(""), { hasLinks });
        for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(TAGS);
        if (!hasLinks) expect(html).not.toContain("<a ");
      }),
      { numRuns: 500 },
    );
  });

  it("W612 quotes end at 20 levels", () => {
    expect(render(`${"> ".repeat(500)}deep`, { hasLinks: true }).split("<blockquote>").length).toBeLessThanOrEqual(21);
  });

  it("FO43 FO44 names that were found lead to profiles, never within code, links and addresses, and quotes tell nobody", () => {
    const mentions = new Map([["ada", { username: "Ada" }]]);
    const told: string[] = [];
    const made = (source: string) => render(source, { hasLinks: true, mentions, onMention: (key) => told.push(key) });
    const link = '<a href="/profile/Ada">@Ada</a>';
    expect(made("Hi @ADA, **@ada**! <b>@ada</b>")).toBe(
      `<p>Hi ${link}, <strong>${link}</strong>! &lt;b&gt;${link}&lt;/b&gt;</p>\n`,
    );
    expect(told.splice(0)).toEqual(["ada", "ada", "ada"]);
    expect(made("> @ada")).toContain(link);
    for (const source of [
      "`@ada`",
      "[@ada](https://a.b)",
      "x@ada",
      "https://a.b/@ada",
      "@adaa",
      "@bob",
      "@аda",
      "@ada\u0301",
    ])
      expect([source, made(source).includes("/profile/")]).toEqual([source, false]);
    expect(told).toEqual([]);
  });

  it("W612 pictures and addresses that are not of the web are text", () => {
    const html = render("![x](https://a.b/c.png) [y](javascript:alert(1)) [z](data:text/html,x)", { hasLinks: true });
    expect([html.includes("<img"), html.includes('href="javascript'), html.includes('href="data')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
