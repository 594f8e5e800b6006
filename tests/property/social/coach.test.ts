import { COACH_SCOPES, checkMessage, coachMayComment, coachMayRead } from "@morsel/domain/social";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";
import { combinations } from "../../support/combinations.ts";

describe("a coach", () => {
  it("SO17 of all cases reads only what is in scope, in time and not taken back", () => {
    for (const { granted, asked, now, isRevoked } of combinations({
      granted: COACH_SCOPES,
      asked: COACH_SCOPES,
      now: [0, 999, 1000, Number.NaN],
      isRevoked: [true, false],
    })) {
      const link = { scopes: [granted], expiresAt: 1000, isRevoked };
      expect(coachMayRead(link, asked, now)).toBe(granted === asked && !isRevoked && now < 1000);
      expect(coachMayComment(link, now)).toBe(granted === "diary" && !isRevoked && now < 1000);
    }
  });
});

describe("a message", () => {
  it("SO18 a message has text, perhaps a subject, in any script", () => {
    expect(valueOf(checkMessage({ subject: " ", body: " привет " }))).toEqual({ subject: "", body: "привет" });
    expect(checkMessage({ subject: "🍌".repeat(120), body: "🍌".repeat(10_000) }).ok).toBe(true);
    expect(errorOf(checkMessage({ subject: "x".repeat(121), body: "x" }))).toMatchObject({
      field: "subject",
      max: 120,
    });
    for (const body of ["", " \n", "x".repeat(10_001)])
      expect(errorOf(checkMessage({ subject: "", body }))).toMatchObject({ field: "body", min: 1, max: 10_000 });
  });
});
