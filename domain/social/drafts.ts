import { err, ok, type Result } from "../result/index.ts";

/** SO27: drafts of one kind that a member keeps at once. */
export const DRAFTS_LIMIT = 50;

/** The draft changed elsewhere since it was read; nothing was saved. */
export type DraftVersionConflict = { readonly _tag: "DraftVersionConflict" };
export type DraftsAreFull = { readonly _tag: "DraftsAreFull"; readonly limit: number };

/** SO27, SO47: whether a draft is to be written; the same one sent again is there already. */
export const checkDraft = (draft: {
  /** The version that is kept; 0 where none is. */
  readonly kept: number;
  /** The version that is to be kept. */
  readonly version: number;
  /** The kept one says the same. */
  readonly isSame: boolean;
  /** Other drafts that the member has. */
  readonly others: number;
}): Result<"write" | "kept", DraftVersionConflict | DraftsAreFull> => {
  if (draft.isSame && draft.kept === draft.version) return ok("kept");
  if (draft.kept !== draft.version - 1) return err({ _tag: "DraftVersionConflict" });
  return draft.others >= DRAFTS_LIMIT ? err({ _tag: "DraftsAreFull", limit: DRAFTS_LIMIT }) : ok("write");
};
