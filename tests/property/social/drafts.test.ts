import { checkDraft, DRAFTS_LIMIT } from "@morsel/domain/social";
import { expect, it } from "vitest";

it("SO27 SO47 a draft is written over the version that was read, is kept if it is the same, and so many there are", () => {
  const check = (kept: number, version: number, isSame = false, others = 0) => {
    const checked = checkDraft({ kept, version, isSame, others });
    return checked.ok ? checked.value : checked.error._tag;
  };
  expect([check(0, 1), check(1, 2), check(1, 1, true), check(1, 1, true, DRAFTS_LIMIT)]).toEqual([
    "write",
    "write",
    "kept",
    "kept",
  ]);
  expect([check(1, 1), check(2, 2, false), check(0, 2), check(3, 2, true)]).toEqual(
    Array.from({ length: 4 }, () => "DraftVersionConflict"),
  );
  expect([check(0, 1, false, DRAFTS_LIMIT - 1), check(0, 1, false, DRAFTS_LIMIT)]).toEqual(["write", "DraftsAreFull"]);
});
