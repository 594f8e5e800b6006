import type { DraftsAreFull, DraftVersionConflict } from "@morsel/domain/social";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** FO53: what is being written, where a topic is its id and a new one is "new". */
export type ForumDraft = {
  readonly place: string;
  /** Empty in a reply. */
  readonly category: string;
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly savedAt: number;
};
/** With the title of the topic that is answered, where the member is shown it. */
export type ListedDraft = ForumDraft & { readonly topic?: string };

/** W631 */
export interface DraftStore {
  /** The newest first; a member has a few. */
  readonly drafts: (member: MemberId) => Effect.Effect<readonly ListedDraft[]>;
  readonly draft: (member: MemberId, place: string) => Effect.Effect<ForumDraft | undefined>;
  /** SO47: `version` is one more than the stored version. */
  readonly save: (member: MemberId, draft: ForumDraft) => Effect.Effect<void, DraftVersionConflict | DraftsAreFull>;
  readonly remove: (member: MemberId, place: string) => Effect.Effect<void>;
}

export const DraftStore = token<DraftStore>("DraftStore");
