import {
  acceptCoachLink,
  checkCoachComment,
  checkCoachDay,
  checkMessage,
  CLIENTS_LIMIT,
  COACH_SCOPES,
  coachMayRead,
  isSameLook,
  mayHideComment,
} from "@morsel/domain/social";
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
    }
  });

  it("SO40 SO41 of all cases binds a link to the first who may accept it in time, and to nobody else", () => {
    const cases = combinations({
      coach: [undefined, "bob", "eve"],
      now: [999, 1000],
      isRevoked: [true, false],
      isBlocked: [true, false],
      by: ["ada", "bob"],
      clients: [0, CLIENTS_LIMIT],
    });
    for (const { now, by, ...facts } of cases) {
      const accepted = acceptCoachLink({ client: "ada", linkExpiresAt: 1000, ...facts }, by, now);
      const isOpen = !facts.isRevoked && !facts.isBlocked;
      const isBound = isOpen && facts.coach === by;
      const binds = isOpen && facts.coach === undefined && now < 1000 && by === "bob" && facts.clients === 0;
      expect([accepted.ok, accepted.ok && accepted.value]).toEqual([
        isBound || binds,
        isBound ? "bound" : binds ? "bind" : false,
      ]);
    }
  });

  it("SO42 the same coach at the same part within 10 minutes is one look", () => {
    const last = { coach: "bob", scope: "days", date: "2026-03-05", at: 0 } as const;
    expect(isSameLook(last, { ...last, at: 599_999 })).toBe(true);
    for (const other of [{ at: 600_000 }, { date: "2026-03-06" }, { scope: "body" as const }, { coach: "eve" }])
      expect(isSameLook(last, { ...last, ...other })).toBe(false);
  });
});

describe("a comment of a coach's", () => {
  it("SO43 a comment has 1 to 2000 characters, and a day a hundred comments", () => {
    expect(valueOf(checkCoachComment(" More water ")).trim()).toBe("More water");
    expect(checkCoachComment("🍌".repeat(2000)).ok).toBe(true);
    for (const text of ["", " \n", "x".repeat(2001)])
      expect(errorOf(checkCoachComment(text))).toEqual({ _tag: "CoachCommentRefused", max: 2000 });
    expect(checkCoachDay(99).ok).toBe(true);
    expect(errorOf(checkCoachDay(100))).toEqual({ _tag: "CoachDayIsFull", limit: 100 });
  });

  it("SO45 a client hides what a coach wrote, and nothing of their own", () => {
    expect([mayHideComment({ isCoach: true }), mayHideComment({ isCoach: false })]).toEqual([true, false]);
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
