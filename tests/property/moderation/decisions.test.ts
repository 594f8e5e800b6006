import { APPEAL_MAX, checkAppeal, checkDecision, DECISIONS, REPORTED_KINDS } from "@morsel/domain/forum";
import { describe, expect, it } from "vitest";

describe("decisions of moderators", () => {
  it("FO13 posts alone are hidden; dismissing, warning and banning fit all", () => {
    for (const kind of REPORTED_KINDS)
      for (const act of DECISIONS) expect(checkDecision(act, kind).ok).toBe(act !== "hide" || kind === "post");
    expect(checkDecision("hide", "message")).toMatchObject({ error: { _tag: "DecisionRefused", kind: "message" } });
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
