import type { StoredTopic } from "@morsel/application/forum/forum-store";
import { isNewTopic, markAfterWriting, NO_MARK, type TopicMark, type Visit } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export const markTable = memoryTable(() => new Map<MemberId, Map<string, TopicMark>>());
export const visitTable = memoryTable(() => new Map<MemberId, Visit>());

export const marksOf = (state: MemoryState, member: MemberId | undefined): ReadonlyMap<string, TopicMark> =>
  (member === undefined ? undefined : state.of(markTable).get(member)) ?? new Map<string, TopicMark>();

export const followedBy = (state: MemoryState, member: MemberId): number =>
  [...marksOf(state, member).values()].filter(({ follow }) => follow === "follows").length;

export const keepMark = (state: MemoryState, member: MemberId, topic: string, mark: TopicMark): void => {
  state.of(markTable).set(member, new Map([...marksOf(state, member), [topic, mark]]));
};

/** FO40, FO41 */
export const markWritten = (state: MemoryState, member: MemberId, topic: string, number: number): void => {
  const mark = marksOf(state, member).get(topic) ?? NO_MARK;
  keepMark(state, member, topic, markAfterWriting(mark, number, followedBy(state, member)));
};

/** FO40, FO41, FO42: what a reader's list says of a topic; `at` is when it is asked. */
export const markShown = (
  state: MemoryState,
  member: MemberId | undefined,
  { id, lastPostAt }: Pick<StoredTopic, "id" | "lastPostAt">,
  at: number | undefined,
): Pick<StoredTopic, "seen" | "isFollowed" | "isNew"> => {
  const { seen, follow } = marksOf(state, member).get(id) ?? NO_MARK;
  const visit = member === undefined ? undefined : state.of(visitTable).get(member);
  return {
    seen,
    isFollowed: follow === "follows",
    isNew: at !== undefined && isNewTopic(lastPostAt, seen, visit, at),
  };
};
