import * as Effect from "effect/Effect";
import type { MemberId, PasswordHash } from "@morsel/domain/identity";
import type { DiarySharing } from "@morsel/domain/privacy";
import {
  type AccountSettings,
  type AccountSettingsChange,
  changeAccountSettings,
  MAIL_LISTS,
} from "@morsel/domain/account";
import type { MemberStore } from "../identity/member-store.ts";
import type { Passwords } from "../identity/passwords.ts";
import type { Clock } from "../platform/clock.ts";
import type { AccountSettingsConflict, AccountStore } from "./account-store.ts";
import type { MailListStart } from "./mail-list-start.ts";

/** How the diary is to be shared; a locked one without a key keeps the key that it has. */
export type SharingWish =
  | Exclude<DiarySharing, { _tag: "Locked" }>
  | { readonly _tag: "Locked"; readonly key?: string };

export type AccountSettingsWish = Omit<AccountSettingsChange, "sharing"> & { readonly sharing?: SharingWish };

/** The diary is to be locked, and there is no key yet. */
export type DiaryKeyMissing = { readonly _tag: "DiaryKeyMissing" };

export type ChangeSettings = (request: {
  readonly member: MemberId;
  /** The version that was read. */
  readonly version: number;
  readonly change: AccountSettingsWish;
}) => Effect.Effect<AccountSettings, AccountSettingsConflict | DiaryKeyMissing>;

type Ports = { readonly accounts: AccountStore };
type ChangePorts = Ports & {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly starts: readonly MailListStart[];
  readonly clock: Clock;
};

/** J27: a repeat succeeds whatever version was read: the answer to the first got lost. */
export const makeChangeSettings = ({ accounts, members, passwords, starts, clock }: ChangePorts): ChangeSettings => {
  /** W336: a list that the member asks for begins. */
  const begins = (id: MemberId, before: AccountSettings, next: AccountSettings) =>
    Effect.gen(function* () {
      const begun = starts.filter(({ list }) => !before.mail[list] && next.mail[list]);
      const member = begun.length === 0 ? undefined : yield* members.byId(id);
      if (member === undefined) return [];
      const now = yield* clock.now;
      return begun.map(({ firstJob }) => firstJob(id, member.profile.timeZone, now));
    });
  /** J35: only the hash of the key is kept; the same key again keeps the hash that stands, so that a repeat changes nothing. */
  const sharingOf = (wish: SharingWish, current: DiarySharing): Effect.Effect<DiarySharing, DiaryKeyMissing> =>
    Effect.gen(function* () {
      if (wish._tag !== "Locked") return wish;
      const keyHash = current._tag === "Locked" ? (current.keyHash as PasswordHash | undefined) : undefined;
      if (wish.key === undefined)
        return keyHash === undefined ? yield* Effect.fail<DiaryKeyMissing>({ _tag: "DiaryKeyMissing" }) : current;
      if (keyHash !== undefined && (yield* passwords.verify(wish.key, keyHash))) return current;
      return { _tag: "Locked" as const, keyHash: yield* passwords.hash(wish.key) };
    });
  return Effect.fn("ChangeSettings")(function* ({ member, version, change: { sharing, ...change } }) {
    const current = yield* accounts.settings(member);
    const next = changeAccountSettings(current, {
      ...change,
      ...(sharing === undefined ? {} : { sharing: yield* sharingOf(sharing, current.sharing) }),
    });
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
