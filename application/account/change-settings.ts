import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import {
  type AccountSettings,
  type AccountSettingsChange,
  changeAccountSettings,
  MAIL_LISTS,
} from "@morsel/domain/account";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { digestJob } from "../weekly-digest/digest-job.ts";
import type { AccountSettingsConflict, AccountStore } from "./account-store.ts";

export type ChangeSettings = (request: {
  readonly member: MemberId;
  /** The version that was read. */
  readonly version: number;
  readonly change: AccountSettingsChange;
}) => Effect.Effect<AccountSettings, AccountSettingsConflict>;

type Ports = { readonly accounts: AccountStore };
type ChangePorts = Ports & { readonly members: MemberStore; readonly clock: Clock };

/** J27: a repeat succeeds whatever version was read: the answer to the first got lost. */
export const makeChangeSettings = ({ accounts, members, clock }: ChangePorts): ChangeSettings => {
  /** W336: who asks for the digest has a first turn. */
  const begins = (id: MemberId, before: AccountSettings, next: AccountSettings) =>
    Effect.gen(function* () {
      if (before.mail.weekly_digest || !next.mail.weekly_digest) return [];
      const member = yield* members.byId(id);
      return member === undefined ? [] : [digestJob(id, member.profile.timeZone, yield* clock.now)];
    });
  return Effect.fn("ChangeSettings")(function* ({ member, version, change }) {
    const current = yield* accounts.settings(member);
    const next = changeAccountSettings(current, change);
    if (next === current) return current;
    if (current.version !== version)
      return yield* Effect.fail<AccountSettingsConflict>({ _tag: "AccountSettingsConflict", current });
    yield* accounts.putSettings(member, next, { jobs: yield* begins(member, current, next) });
    return next;
  });
};

/** W227: whatever version stands. */
export const makeUnsubscribe =
  ({ accounts }: Ports) =>
  (member: MemberId, list: string): Effect.Effect<void> =>
    Effect.gen(function* () {
      const known = MAIL_LISTS.find((one) => one === list);
      if (known === undefined) return;
      const current = yield* accounts.settings(member);
      const next = changeAccountSettings(current, { mail: { [known]: false } });
      if (next !== current) yield* accounts.putSettings(member, next);
    }).pipe(Effect.retry({ times: 3 }), Effect.orDie);
