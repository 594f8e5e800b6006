import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import {
  type AccountSettings,
  type AccountSettingsChange,
  changeAccountSettings,
  MAIL_LISTS,
} from "./account-settings.ts";
import type { AccountSettingsConflict, AccountStore } from "./account-store.ts";

export type ChangeSettings = (request: {
  readonly member: MemberId;
  /** The version that was seen. */
  readonly version: number;
  readonly change: AccountSettingsChange;
}) => Effect.Effect<AccountSettings, AccountSettingsConflict>;

type Ports = { readonly accounts: AccountStore };

/** J27: what stands already is answered whatever was seen: a repeat of a change whose answer got lost. */
export const makeChangeSettings = ({ accounts }: Ports): ChangeSettings =>
  Effect.fn("ChangeSettings")(function* ({ member, version, change }) {
    const current = yield* accounts.settings(member);
    const next = changeAccountSettings(current, change);
    if (next === current) return current;
    if (current.version !== version)
      return yield* Effect.fail<AccountSettingsConflict>({ _tag: "AccountSettingsConflict", current });
    yield* accounts.putSettings(member, next);
    return next;
  });

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
