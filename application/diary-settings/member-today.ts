import * as Effect from "effect/Effect";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import { diaryDateAt, type DiarySettings } from "@morsel/domain/diary";
import type { Member } from "@morsel/domain/identity";
import type { Clock } from "../platform/clock.ts";
import type { DiarySettingsStore } from "./diary-settings-store.ts";
import { localNow } from "../platform/local-date.ts";
import { token } from "../platform/token.ts";

/** D15: the diary's day at an instant, where the member lives and as the member's days begin. */
export const diaryToday = (now: Instant, timeZone: string, { dayBeginsAt }: DiarySettings): CalendarDate => {
  const { date, time } = localNow(now, timeZone);
  return diaryDateAt(date, time, dayBeginsAt);
};

export type MemberToday = (member: Member) => Effect.Effect<CalendarDate>;

/** The one answer to what day it is for a member. */
export const makeMemberToday =
  (ports: { readonly settings: DiarySettingsStore; readonly clock: Clock }): MemberToday =>
  ({ id, profile }) =>
    Effect.zipWith(ports.clock.now, ports.settings.of(id), (now, settings) =>
      diaryToday(now, profile.timeZone, settings),
    );

export const MemberToday = token<MemberToday>("MemberToday");
