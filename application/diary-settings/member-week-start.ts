import { firstWeekday } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DiarySettingsStore } from "./diary-settings-store.ts";
import { token } from "../platform/token.ts";

export type MemberWeekStart = (member: Member) => Effect.Effect<number>;

/** C7: the one answer to the weekday on which a member's weeks begin, 0 is Monday. */
export const makeMemberWeekStart =
  (ports: { readonly settings: DiarySettingsStore }): MemberWeekStart =>
  ({ id, profile }) =>
    Effect.map(ports.settings.of(id), ({ weekStartsOn }) => firstWeekday(weekStartsOn, profile.country));

export const MemberWeekStart = token<MemberWeekStart>("MemberWeekStart");
