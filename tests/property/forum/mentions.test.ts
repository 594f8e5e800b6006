import { MENTIONS_MAX, mentionsIn, namesMentioned, newlyMentioned } from "@morsel/domain/forum";
import fc from "fast-check";
import { expect, it } from "vitest";

it("FO43 an @ before a name is a mention where nothing makes it part of something else", () => {
  const names = (text: string) => mentionsIn(text).map(({ name }) => name);
  expect(names("@ada, (@Bob_1) and @c-d.\n@eve")).toEqual(["ada", "Bob_1", "c-d", "eve"]);
  for (const text of [
    "a@ada",
    "é@ada",
    "@@ada",
    "/@ada",
    ".@ada",
    "@ab",
    "@1ada",
    "@аda",
    "@adaé",
    `@${"a".repeat(31)}`,
    "\\@ada",
  ])
    expect([text, names(text)]).toEqual([text, []]);
  expect(mentionsIn("hi @ada")).toEqual([{ index: 3, name: "ada" }]);
});

it("FO43 FO44 a post names at most ten, each once, and none by what it quotes", () => {
  expect(namesMentioned("> @ada said\n@Bob and @bob\n  > @eve")).toEqual(["bob"]);
  const storm = Array.from({ length: 500 }, (_, n) => `@member${n}`).join(" ");
  expect(namesMentioned(storm)).toEqual(Array.from({ length: MENTIONS_MAX }, (_, n) => `member${n}`));
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: MENTIONS_MAX });
  fc.assert(
    fc.property(ids, fc.array(fc.integer({ min: 0, max: 30 }).map(String)), (told, mentioned) => {
      const added = newlyMentioned(told, mentioned);
      expect(added.filter((id) => told.includes(id) || !mentioned.includes(id))).toEqual([]);
      expect(new Set([...told, ...added]).size).toBe(told.length + added.length);
      expect(told.length + added.length).toBeLessThanOrEqual(MENTIONS_MAX);
    }),
  );
});
