import { checkSlots, isQuickAddName } from "@morsel/domain/diary";
import { checkOwnFood } from "@morsel/domain/foods";
import { checkOwnType } from "@morsel/domain/measurements";
import { checkMessage } from "@morsel/domain/social";
import { plainLine, plainText } from "@morsel/domain/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const MISLEADING = [
  "\u0000",
  "\u0007",
  "\u001b",
  "\u007f",
  "\u0085",
  "\u202e",
  "\u202a",
  "\u2066",
  "\u2069",
  "\ud800",
  "\udc00",
];
const UNSEEN = [
  "",
  " ",
  "\u200b",
  "\u200d",
  "\ufeff",
  "\u2060",
  "\u00ad",
  "\u3164",
  "\u115f",
  "\u2800",
  "\u3000",
  "\u034f",
  "\ufe0f",
];
const SEEN = ["a", "é", "日本", "שלום", "می‌خواهم", "👩‍👩‍👧", "½", "…", "🥗", "1", "-"];

describe("a line that people write", () => {
  it("TX3 is refused with what cannot be kept or turns text around, wherever it stands", () => {
    for (const bad of MISLEADING)
      for (const text of [bad, `${bad}oats`, `oats${bad}`, `oa${bad}ts`]) {
        expect([JSON.stringify(text), plainLine(text, 40)]).toEqual([JSON.stringify(text), undefined]);
        expect([JSON.stringify(text), plainText(text, 40)]).toEqual([JSON.stringify(text), undefined]);
      }
  });

  it("TX4 is refused when nothing in it can be seen", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...UNSEEN), { maxLength: 10 }), (parts) => {
        expect(plainLine(parts.join(""), 40)).toBeUndefined();
        expect(plainText(parts.join(""), 40)).toBeUndefined();
      }),
    ));

  it("TX1 is kept in any script, with joiners and pictures", () => {
    for (const text of SEEN) expect(plainLine(` ${text} `, 40)).toBe(text);
  });

  it("TX1 counts code points, of the composed text", () => {
    expect(plainLine("🥗".repeat(40), 40)).toBe("🥗".repeat(40));
    expect(plainLine("🥗".repeat(41), 40)).toBeUndefined();
    expect(plainLine("e\u0301".repeat(40), 40)).toBe("é".repeat(40));
    expect(plainLine("x".repeat(1_000_000), 40)).toBeUndefined();
  });

  it("TX1 what was kept is kept again as it is", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const kept = plainLine(text, 40);
        if (kept === undefined) return;
        expect(plainLine(kept, 40)).toBe(kept);
        expect(kept).not.toMatch(/^\s|\s$|\s\s|[\n\t]/u);
        expect([...kept].length).toBeLessThanOrEqual(40);
      }),
    ));

  it("TX2 a text of several lines keeps them, a line has none", () => {
    expect(plainText(" one\n\ttwo  three\r\n", 40)).toBe("one\n\ttwo  three");
    expect(plainLine(" one\n\ttwo  three\r\n", 40)).toBe("one two three");
  });
});

describe("the same, at its edges", () => {
  it("TX1 TX2 are composed, and refused unseen where they are twenty times as long as they may be", () => {
    expect(plainText(" Mu\u0308sli ", 5)).toBe("Müsli");
    expect(plainLine("é".repeat(2) + " ".repeat(38), 2)).toBe("éé");
    expect(plainLine("é".repeat(2) + " ".repeat(39), 2)).toBeUndefined();
    expect(plainText("é".repeat(2) + " ".repeat(38), 2)).toBe("éé");
    expect(plainText("é".repeat(2) + " ".repeat(39), 2)).toBeUndefined();
  });

  it("TX3 TX2 lines may break and be indented where they are several, by nothing but tabs and line ends", () => {
    for (const sign of ["\t", "\n", "\r\n"]) expect(plainText(`one${sign}two`, 40)).toBe(`one${sign}two`);
    for (const sign of ["\v", "\f", "\u0000"]) expect(plainText(`one${sign}two`, 40)).toBeUndefined();
    for (const text of ["one\u0000two", "one\u202etwo"]) expect(plainLine(text, 40)).toBeUndefined();
  });

  it("TX4 nothing is no text, and one character is one", () => {
    expect([plainLine("", 1), plainText("", 1), plainLine("x", 1), plainText("x", 1)]).toEqual([
      undefined,
      undefined,
      "x",
      "x",
    ]);
  });
});

describe("TX3 TX4 the same rule holds for", () => {
  const food: Parameters<typeof checkOwnFood>[0] = {
    description: "Oats",
    basis: "us",
    facts: { energy: 370 },
    per: "100g",
    servings: [],
  };
  const takes: Readonly<Record<string, (text: string) => boolean>> = {
    "a quick add": isQuickAddName,
    "a slot": (name) => checkSlots([{ id: "breakfast", name }, { id: "lunch" }, { id: "dinner" }, { id: "snacks" }]).ok,
    "an own food": (description) => checkOwnFood({ ...food, description }).ok,
    "a brand": (brand) => checkOwnFood({ ...food, brand }).ok,
    "a measurement of one's own": (name) => checkOwnType({ name, unit: "cm" }).ok,
    "a subject": (subject) => checkMessage({ subject, body: "Hello" }).ok,
    "a message": (body) => checkMessage({ subject: "", body }).ok,
  };

  it.each(Object.entries(takes))("%s", (_name, isTaken) => {
    for (const text of SEEN) expect([text, isTaken(text)]).toEqual([text, true]);
    for (const bad of MISLEADING) expect([bad, isTaken(`o${bad}k`)]).toEqual([bad, false]);
    for (const unseen of ["\u200b", "\u3164", "\ufeff\u200d"]) expect(isTaken(`${unseen}\u2060`)).toBe(false);
  });
});
