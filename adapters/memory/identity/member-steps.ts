import { listToken } from "@morsel/application/platform/token";
import type { AccountSettings } from "@morsel/domain/account";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import type { MemoryState } from "../platform/state.ts";

/** A new member's first goals and, where it is given, first weight. */
export type MemberStart = { readonly goals: Goals; readonly weight?: Measurement | undefined };

/** Data of a concept that come with a new member. */
export type MemberCreated = (state: MemoryState, member: MemberId, start: MemberStart) => void;
export const MemberCreated = listToken<MemberCreated>("MemoryMemberCreated");

/** Data of a concept that end with a member's password (J34). */
export type PasswordChanged = (state: MemoryState, member: MemberId) => void;
export const PasswordChanged = listToken<PasswordChanged>("MemoryPasswordChanged");

/** Data of a concept that follow from another username; `former` is the key of the one before. */
export type UsernameChanged = (state: MemoryState, member: MemberId, former: string, at: number) => void;
export const UsernameChanged = listToken<UsernameChanged>("MemoryUsernameChanged");

/** Data of a concept that follow from other settings of an account. */
export type SettingsChanged = (
  state: MemoryState,
  member: MemberId,
  change: { readonly before: AccountSettings; readonly next: AccountSettings },
) => void;
export const SettingsChanged = listToken<SettingsChanged>("MemorySettingsChanged");

/** Data of a concept that follow from another time zone. */
export type TimeZoneChanged = (state: MemoryState, member: MemberId) => void;
export const TimeZoneChanged = listToken<TimeZoneChanged>("MemoryTimeZoneChanged");
