import { DEFAULT_PRIVACY, PROFILE_PARTS } from "@morsel/domain/privacy";
import { ABOUT_MAX, checkAbout, checkProfileReport, PROFILE_FRIENDS, profilePartsFor } from "@morsel/domain/social";
import fc from "fast-check";
import { expect, it } from "vitest";

it("SO29 what is kept about a member is the text without space around it, kept again it stays, and no longer than a profile takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 1200 }), (given) => {
      const first = checkAbout(given);
      if (first.ok) {
        expect([...first.value].length).toBeLessThanOrEqual(ABOUT_MAX);
        expect(checkAbout(first.value)).toEqual(first);
      } else expect(first.error).toEqual({ _tag: "AboutRefused", max: ABOUT_MAX });
    }),
  );
  expect(ABOUT_MAX).toBe(1000);
  expect(checkAbout(" \n ")).toEqual({ ok: true, value: "" });
  expect(checkAbout("x".repeat(1001)).ok).toBe(false);
});

it("SO6 SO30 others are told of no member who is blocked, kept out or leaving; the member always sees all", () => {
  const facts = { privacy: DEFAULT_PRIVACY, isBlocked: false, isSuspended: false, isLeaving: false };
  for (const hides of ["isBlocked", "isSuspended", "isLeaving"]) {
    expect(profilePartsFor({ ...facts, relation: "self", [hides]: true })).toEqual(PROFILE_PARTS);
    for (const relation of ["friend", "stranger"] as const) {
      expect(profilePartsFor({ ...facts, relation, [hides]: true })).toBeUndefined();
      expect(profilePartsFor({ ...facts, relation })).toBeDefined();
    }
  }
});

it("SO32 SO33 a profile shows two dozen friends, and nobody reports themselves", () => {
  expect(PROFILE_FRIENDS).toBe(24);
  expect(checkProfileReport("a", "a")).toEqual({ ok: false, error: { _tag: "ReportsOneself" } });
  expect(checkProfileReport("a", "b").ok).toBe(true);
});
