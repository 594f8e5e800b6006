import { streakOf } from "@morsel/domain/diary";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { DiaryStore } from "./diary-store.ts";

/** Longer than anybody kept a diary without a gap: eleven years. */
const LONGEST = 4_000;

export type ReadStreak = (member: Member) => Effect.Effect<number>;

/** D22, W127: how many days in a row were tracked, from the days' own rows. */
export const makeReadStreak = (ports: {
  readonly diary: Pick<DiaryStore, "trackedDates">;
  readonly today: MemberToday;
}): ReadStreak =>
  Effect.fn("ReadStreak")(function* (member) {
    const today = yield* ports.today(member);
    const dates = yield* ports.diary.trackedDates(member.id, today, LONGEST);
    return streakOf(
      dates.map((date) => ({ date, completeness: "partial" })),
      today,
    );
  });
