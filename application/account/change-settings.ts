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
import type { AccountSettingsConflict, AccountStore } from "./account-store.ts";
import type { MailListStart } from "./mail-list-start.ts";

export type ChangeSettings = (request: {
  readonly member: MemberId;
  /** The version that was read. */
  readonly version: number;
  readonly change: AccountSettingsChange;
}) => Effect.Effect<AccountSettings, AccountSettingsConflict>;

type Ports = { readonly accounts: AccountStore };
type ChangePorts = Ports & {
  readonly members: MemberStore;
  readonly starts: readonly MailListStart[];
  readonly clock: Clock;
};

/** J27: a repeat succeeds whatever version was read: the answer to the first got lost. */
export const makeChangeSettings = ({ accounts, members, starts, clock }: ChangePorts): ChangeSettings => {
  /** W336: a list that the member asks for begins. */
  const begins = (id: MemberId, before: AccountSettings, next: AccountSettings) =>
    Effect.gen(function* () {
      const begun = starts.filter(({ list }) => !before.mail[list] && next.mail[list]);
      const member = begun.length === 0 ? undefined : yield* members.byId(id);
      if (member === undefined) return [];
      const now = yield* clock.now;
      return begun.map(({ firstJob }) => firstJob(id, member.profile.timeZone, now));
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
