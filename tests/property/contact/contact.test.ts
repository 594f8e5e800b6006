import { CONTACT_TEXT, CONTACT_TOPICS, refusedContactField } from "@morsel/domain/contact";
import fc from "fast-check";
import { expect, it } from "vitest";

const email = "ada@example.org";

it("W200 a text counts by what is left of it without blanks around it, and takes every script", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const isPlain =
        text.isWellFormed() && ![...text].some((letter) => /\p{Cc}/u.test(letter) && !/[\n\r\t]/.test(letter));
      const isTaken = isPlain && text.trim().length >= CONTACT_TEXT.min;
      expect(refusedContactField({ email, text })).toBe(isTaken ? undefined : "text");
    }),
  );
  for (const text of ["你好，我的香蕉没有钾含量。", "Привет, где мой банан?", "🍌".repeat(5)])
    expect(refusedContactField({ email, text })).toBeUndefined();
  expect(refusedContactField({ email, text: "x".repeat(CONTACT_TEXT.max) })).toBeUndefined();
  expect(refusedContactField({ email, text: "x".repeat(CONTACT_TEXT.max + 1) })).toBe("text");
  expect(refusedContactField({ email, text: `a half letter \ud800 within` })).toBe("text");
});

it("W200 an address that cannot be answered is refused first", () => {
  for (const bad of ["", "ada", "ada@", "@example.org", "a b@example.org"])
    expect(refusedContactField({ email: bad, text: "" })).toBe("email");
});

it("W200 offers five topics, and texts of 10 to 5,000 characters", () => {
  expect(CONTACT_TOPICS).toEqual(["question", "problem", "food", "privacy", "conduct"]);
  expect(CONTACT_TEXT).toEqual({ min: 10, max: 5000 });
  expect(refusedContactField({ email, text: "123456789" })).toBe("text");
  expect(refusedContactField({ email, text: "1234567890" })).toBeUndefined();
  expect(refusedContactField({ email, text: ` ${"123456789"} ` })).toBe("text");
  for (const between of ["\n", "\r", "\t"])
    expect(refusedContactField({ email, text: `12345${between}67890` })).toBeUndefined();
  expect(refusedContactField({ email, text: "12345\u000767890" })).toBe("text");
});
