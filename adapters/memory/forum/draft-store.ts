import type { DraftStore, ForumDraft } from "@morsel/application/forum/draft-store";
import type { ForumStore } from "@morsel/application/forum/forum-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { MemberId } from "@morsel/domain/identity";
import { checkDraft } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const draftTable = memoryTable(() => new Map<MemberId, ReadonlyMap<string, ForumDraft>>());

const draftsOf = (state: MemoryState, member: MemberId): ReadonlyMap<string, ForumDraft> =>
  state.of(draftTable).get(member) ?? new Map<string, ForumDraft>();

/** W631 */
export const dropDraft = (state: MemoryState, member: MemberId, place: string): void => {
  state.of(draftTable).set(member, new Map([...draftsOf(state, member)].filter(([id]) => id !== place)));
};

export const makeMemoryDraftStore = (state: MemoryState, forum: Pick<ForumStore, "topic">): DraftStore => ({
  drafts: (member) =>
    Effect.forEach(
      [...draftsOf(state, member).values()].toSorted((a, b) => b.savedAt - a.savedAt || (a.place < b.place ? 1 : -1)),
      (draft) =>
        Effect.map(forum.topic({ member, isModerator: false }, draft.place), (topic) => ({
          ...draft,
          ...(topic === undefined ? {} : { topic: topic.title }),
        })),
    ),
  draft: (member, place) => Effect.sync(() => draftsOf(state, member).get(place)),
  save: (member, draft) =>
    Effect.gen(function* () {
      const known = draftsOf(state, member);
      const kept = known.get(draft.place);
      const isSame = kept?.category === draft.category && kept.title === draft.title && kept.text === draft.text;
      const others = known.size - (kept === undefined ? 0 : 1);
      const checked = checkDraft({ kept: kept?.version ?? 0, version: draft.version, isSame, others });
      if ((yield* fromResult(checked)) === "write")
        state.of(draftTable).set(member, new Map([...known, [draft.place, draft]]));
    }),
  remove: (member, place) => Effect.sync(() => dropDraft(state, member, place)),
});
