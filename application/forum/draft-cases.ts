import { excerptOf } from "@morsel/domain/social";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { DraftStore, ForumDraft, ListedDraft } from "./draft-store.ts";

export type DraftLine = Pick<ListedDraft, "place" | "title" | "topic" | "savedAt"> & { readonly piece: string };

export const makeDraftCases = ({ drafts, clock }: { readonly drafts: DraftStore; readonly clock: Clock }) => ({
  /** W631 */
  readForumDrafts: (by: Member): Effect.Effect<readonly DraftLine[]> =>
    Effect.map(drafts.drafts(by.id), (found) =>
      found.map(({ place, title, topic, savedAt, text }) => ({
        place,
        title,
        savedAt,
        piece: excerptOf(text),
        ...(topic === undefined ? {} : { topic }),
      })),
    ),

  readForumDraft: (by: Member, place: string) => drafts.draft(by.id, place),

  /** FO53: kept as it was typed; what it lacks is said when it is posted. `version` is the one that was read. */
  saveForumDraft: (by: Member, draft: Omit<ForumDraft, "savedAt">) =>
    Effect.flatMap(clock.now, (savedAt) => drafts.save(by.id, { ...draft, version: draft.version + 1, savedAt })),

  removeForumDraft: (by: Member, place: string) => drafts.remove(by.id, place),
});
