import {
  APPEAL_MAX,
  checkAppeal,
  checkDecision,
  checkFoodReport,
  DECISIONS,
  REPORTED_KINDS,
} from "@morsel/domain/forum";
import { FOOD_REPORT_REASONS } from "@morsel/domain/social";
import { describe, expect, it } from "vitest";

describe("decisions of moderators", () => {
  it("FO13 posts alone are hidden; dismissing, warning and banning fit all", () => {
    for (const kind of REPORTED_KINDS)
      for (const act of DECISIONS) expect(checkDecision(act, kind).ok).toBe(act !== "hide" || kind === "post");
    expect(checkDecision("hide", "message")).toMatchObject({ error: { _tag: "DecisionRefused", kind: "message" } });
  });

  it("FO30 of a food without an owner reports are dismissed alone", () => {
    for (const act of DECISIONS) expect(checkDecision(act, "food", false).ok).toBe(act === "dismiss");
    expect(FOOD_REPORT_REASONS).toEqual(["wrong_values", "duplicate", "offensive", "other"]);
    expect(checkFoodReport("ada", "eve").ok).toBe(true);
    expect(checkFoodReport("eve", "eve")).toEqual({ ok: false, error: { _tag: "ReportsOwnFood" } });
  });

  it("FO14 a member appeals once, in some words, and against what was done alone", () => {
    expect(checkAppeal({ act: "warn" }, "  Not me  ")).toEqual({ ok: true, value: "Not me" });
    for (const text of ["", "   ", "x".repeat(APPEAL_MAX + 1)])
      expect(checkAppeal({ act: "ban" }, text)).toMatchObject({ error: { _tag: "AppealLength", max: APPEAL_MAX } });
    expect(checkAppeal({ act: "warn", appeal: "Not me" }, "Again")).toMatchObject({
      error: { _tag: "AlreadyAppealed" },
    });
    expect(checkAppeal({ act: "dismiss" }, "Why?")).toMatchObject({ error: { _tag: "AlreadyAppealed" } });
  });
});
