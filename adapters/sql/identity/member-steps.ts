import { listToken } from "@morsel/application/platform/token";
import type { AccountSettings } from "@morsel/domain/account";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** A new member's first goals and, where it is given, first weight. */
export type MemberStart = { readonly goals: Goals; readonly weight?: Measurement | undefined };

/** Statements of a concept in the transaction that creates a member. */
export type MemberCreated = (tx: Sql, member: MemberId, start: MemberStart) => Effect.Effect<unknown>;
export const MemberCreated = listToken<MemberCreated>("SqlMemberCreated");

/** Statements of a concept in the transaction that changes a member's password (J34). */
export type PasswordChanged = (tx: Sql, member: MemberId) => Effect.Effect<unknown>;
export const PasswordChanged = listToken<PasswordChanged>("SqlPasswordChanged");

/** Statements of a concept in the transaction that gives a member another username; `former` is its key. */
export type UsernameChanged = (tx: Sql, member: MemberId, former: string, at: number) => Effect.Effect<unknown>;
export const UsernameChanged = listToken<UsernameChanged>("SqlUsernameChanged");

/** Statements of a concept in the transaction that changes the settings of a member's account. */
export type SettingsChanged = (
  tx: Sql,
  member: MemberId,
  change: { readonly before: AccountSettings; readonly next: AccountSettings },
) => Effect.Effect<unknown>;
export const SettingsChanged = listToken<SettingsChanged>("SqlSettingsChanged");

/** Statements of a concept in the transaction that gives a member another time zone. */
export type TimeZoneChanged = (tx: Sql, member: MemberId) => Effect.Effect<unknown>;
export const TimeZoneChanged = listToken<TimeZoneChanged>("SqlTimeZoneChanged");

/** Runs the statements of each concept, one after the other. */
export const runEach = <Given extends readonly unknown[]>(
  steps: readonly ((tx: Sql, member: MemberId, ...given: Given) => Effect.Effect<unknown>)[],
  tx: Sql,
  member: MemberId,
  ...given: Given
): Effect.Effect<void> => Effect.forEach(steps, (step) => step(tx, member, ...given), { discard: true });
