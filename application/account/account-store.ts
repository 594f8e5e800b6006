import type { MemberId, Username, PasswordHash } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { EmailTaken, UsernameTaken } from "../identity/member-store.ts";
import { token } from "../platform/token.ts";
import type { AccountSettings, AccountToken, SecurityEvent } from "@morsel/domain/account";
import type { Consequences } from "../identity/consequences.ts";

/** The settings changed elsewhere first; `current` is the stored state. */
export type AccountSettingsConflict = { readonly _tag: "AccountSettingsConflict"; readonly current: AccountSettings };

export type StoredToken = AccountToken & { readonly member: MemberId; readonly isUsed: boolean };

/** End of a page of events, which are listed newest first. */
export type EventCursor = { readonly at: number; readonly id: string };

/**
 * Accounts beside who signs in. What uses a token answers false, and does nothing, when it was used in this very moment; all
 * consequences land with the change (W220).
 */
export interface AccountStore {
  /** Tokens, mail and events that come with nothing else. */
  readonly note: (member: MemberId, consequences: Consequences) => Effect.Effect<void>;
  readonly token: (hash: string) => Effect.Effect<StoredToken | undefined>;
  /** How many of a kind were issued to a member since. */
  readonly tokensSince: (member: MemberId, purpose: AccountToken["purpose"], since: number) => Effect.Effect<number>;
  /** ID37: the new password, with which all sessions end. */
  readonly resetPassword: (
    token: StoredToken,
    password: PasswordHash,
    now: number,
    after: Consequences,
  ) => Effect.Effect<boolean>;
  /** J22, J25: the token's address is the member's, and known to be. */
  readonly confirmEmail: (token: StoredToken, now: number, after: Consequences) => Effect.Effect<boolean, EmailTaken>;
  /** J31 */
  readonly useToken: (token: StoredToken, now: number, after: Consequences) => Effect.Effect<boolean>;
  /** J26: undefined when it is done, else when it was changed last, which is after `before`. */
  readonly changeUsername: (
    member: MemberId,
    username: Username,
    before: number,
    now: number,
    after: Consequences,
  ) => Effect.Effect<number | undefined, UsernameTaken>;
  readonly settings: (member: MemberId) => Effect.Effect<AccountSettings>;
  /** `settings.version` must be one more than the stored version. */
  readonly putSettings: (
    member: MemberId,
    settings: AccountSettings,
    after?: Consequences,
  ) => Effect.Effect<void, AccountSettingsConflict>;
  /** J28: undefined takes the deletion back. */
  readonly setErasure: (member: MemberId, eraseAt: number | undefined, after: Consequences) => Effect.Effect<void>;
  /** J29: everything that belongs to the member. Asked for again it goes on where it ended. */
  readonly erase: (member: MemberId) => Effect.Effect<void>;
  /** The newest first. */
  readonly events: (
    member: MemberId,
    limit: number,
    after: EventCursor | undefined,
  ) => Effect.Effect<readonly SecurityEvent[]>;
  /** J32: tokens issued and events that happened before, and sessions that ended before; answers how many went. */
  readonly forget: (before: {
    readonly tokens: number;
    readonly events: number;
    readonly sessions: number;
  }) => Effect.Effect<number>;
}

export const AccountStore = token<AccountStore>("AccountStore");
