import { makePostRenderer } from "@morsel/adapters/markdown/post-renderer";
import { POST_MAX } from "@morsel/domain/forum";
import { describe, expect, it } from "vitest";
import { forumWorld } from "./forum-world.ts";
import { id } from "../support/harness.ts";
import { run } from "../support/page.ts";

const PATH = "/api/services/forum";
const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`;
const MARK = /<(?!\/?(?:p|h3|blockquote|pre|code|hr|ul|ol|li|em|strong|s|br|a)\b)/;
/** By the processor's time; the worst of these takes some ten milliseconds. */
const PATIENCE_MS = 400;

/** Texts of a post's greatest length that make careless readers of Markdown slow. */
const bombs = [
  "[",
  "![",
  "](",
  "*a_",
  "**a ",
  "_a__b",
  "`",
  "` ``",
  "~~a ",
  "> ",
  "- ",
  "1. ",
  "\n\n> - ",
  "<",
  "<a ",
  "&#",
  "\\",
  "https://a.b/(",
  "[a](<",
  '[a](b "',
  "@a ",
  "| a ",
  "# ",
  "a\n=\n",
].map((part) => [part, part.repeat(Math.floor(POST_MAX / part.length))] as const);

let made = 695_000;
const newId = (): string => id((made += 1));

describe("bad input to the forum", () => {
  const world = forumWorld();
  const { joined } = world;

  it("FO4 FO9 posts of 100 kB and titles without end are refused, and nothing of them is kept", async () => {
    const ada = await joined("ada-fo-bad-a");
    const begin = async (title: string, text: string) => {
      const topic = { id: newId(), post_id: newId(), category: "recipes", title, text };
      const { status } = await ada.browser.send("POST", `${PATH}/topics`, topic);
      return { status, isKept: (await ada.browser.send("GET", `${PATH}/topics/${topic.id}`)).status === 200 };
    };
    for (const [title, text] of [
      ["Soup", "x".repeat(100_000)],
      ["Soup", "x".repeat(POST_MAX + 1)],
      ["Soup", "\u202e".repeat(9)],
      ["Soup", "\ud800"],
      ["x".repeat(100_000), "Soup"],
      ["\u200b\u200b\u200b", "Soup"],
    ] as const) {
      const { status, isKept } = await begin(title, text);
      expect([[400, 413, 422].includes(status), isKept]).toEqual([true, false]);
    }
  });

  it("W612 HTML and script in every field are text, on the wire and in the document", async () => {
    const ada = await joined("ada-fo-bad-b");
    const topic = { id: newId(), post: newId(), category: "recipes", title: SCRIPT, text: `${SCRIPT}\n\n> ${SCRIPT}` };
    await run(ada.forum.addTopic(topic));
    const shown = await run(ada.forum.topic(topic.id));
    expect(shown.topic.title).toBe(SCRIPT);
    for (const { html } of shown.items) expect([html.includes("&lt;script"), MARK.test(html)]).toEqual([true, false]);
    const [found] = (await run(ada.forum.search("onerror"))).items;
    expect([found?.title, found?.piece.includes("<script>")]).toEqual([SCRIPT, true]);
    const document = await (await ada.browser.send("GET", `/community/topics/${topic.id}`)).text();
    expect([document.includes("<script>alert(1)"), document.includes("<img src=x")]).toEqual([false, false]);
    for (const [path, field] of [
      ["topics", { id: newId(), post_id: newId(), category: SCRIPT, title: "Soup", text: "x" }],
      ["posts/report", { id: newId(), post_id: topic.post, reason: SCRIPT, text: "" }],
      ["posts", { id: SCRIPT, topic_id: topic.id, text: "x" }],
    ] as const) {
      const answer = await ada.browser.send("POST", `${PATH}/${path}`, field);
      expect([path, [400, 422].includes(answer.status)]).toEqual([path, true]);
      expect(answer.headers.get("content-type")).toContain("json");
    }
  });

  it("FO16 nothing that is asked for is a sign of the engine's search", async () => {
    const ada = await joined("ada-fo-bad-c");
    for (const text of [
      '"',
      "soup AND",
      "NEAR(a b)",
      "words:soup",
      "soup*",
      "^soup",
      "a' | 'b",
      "(((",
      "-soup",
      "\u0000a",
    ])
      expect([
        text,
        (await ada.browser.send("GET", `${PATH}/search?q=${encodeURIComponent(text)}`)).status < 500,
      ]).toEqual([text, true]);
  });
});

describe("Markdown that is meant to be slow", () => {
  const { render } = makePostRenderer();
  it.each([...bombs, ["500 nested quotes", `${"> ".repeat(500)}deep`] as const])(
    "W612 %j ends in time",
    (_, source) => {
      for (const hasLinks of [true, false]) {
        const started = process.cpuUsage();
        const html = render(source, { hasLinks });
        const { user, system } = process.cpuUsage(started);
        expect([(user + system) / 1000 < PATIENCE_MS, MARK.test(html)]).toEqual([true, false]);
      }
    },
  );
});
