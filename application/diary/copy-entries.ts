import { type CopyRefused, copyEntries, entriesToCopy, instantInBatch } from "@morsel/domain/diary";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { Clock } from "../platform/clock.ts";
import { diaryChangeOf, type DiaryChange } from "./diary-change.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { DayIsFull, DiaryStore } from "./diary-store.ts";
import type { CopyRequest } from "./diary-requests.ts";
import { fromResult } from "../platform/from-result.ts";

export type CopyEntries = (request: {
  readonly member: Member;
  readonly copy: CopyRequest;
}) => Effect.Effect<DiaryChange, CopyRefused | DayIsFull>;

/**
 * W8: what a copy made is kept under its id, so the same copy again adds nothing and answers the stored state, whatever became
 * of its sources meanwhile; on each day the copies keep the order of their sources. W9: only of what was named. W10: on
 * all days or on none. W11: a copy of nothing is refused. W285: on days to come it is planned unless the member says otherwise.
 */
export const makeCopyEntries = (ports: {
  readonly diary: DiaryStore;
  readonly goals: GoalStore;
  readonly clock: Clock;
  readonly today: MemberToday;
}): CopyEntries =>
  Effect.fn("CopyEntries")(function* ({ member, copy: { id, from, to } }) {
    const now = yield* ports.clock.now;
    const day = yield* ports.diary.day(member.id, from.date);
    const sources = entriesToCopy(day, from, to.planned);
    const copies = copyEntries(sources, id, to, now, yield* ports.today(member));
    if (!copies.ok && copies.error._tag !== "NothingToCopy") return yield* Effect.fail(copies.error);
    const wanted = copies.ok ? copies.value : [];
    const inOrder = wanted.map((copy, i) => ({ ...copy, loggedAt: instantInBatch(now, i % sources.length) }));
    const write = yield* ports.diary.addCopies(member.id, id, inOrder);
    if (write.entries.length === 0) yield* fromResult(copies);
    return yield* diaryChangeOf(ports.goals, member.id, write);
  });
