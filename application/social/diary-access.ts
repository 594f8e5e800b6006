import type { Member, MemberId, PasswordHash } from "@morsel/domain/identity";
import { mayReadDiary, type ProfilePart, visibleParts } from "@morsel/domain/privacy";
import * as Effect from "effect/Effect";
import type { AccountStore } from "../account/account-store.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { Passwords } from "../identity/passwords.ts";
import { token } from "../platform/token.ts";
import type { MemberRelations } from "./member-relations.ts";

/** W153: the diary is not shared with the caller, or no member has that name: the answer does not tell which. */
export type DiaryNotShared = { readonly _tag: "DiaryNotShared" };

export type DiaryAccessRequest = {
  readonly username: string;
  readonly reader: MemberId | undefined;
  readonly key?: string | undefined;
};

/** A diary that the reader may read, and the parts of its owner's profile that they see. */
export type OpenDiary = {
  readonly owner: Member;
  readonly isOwn: boolean;
  readonly visible: readonly ProfilePart[];
};

type Ports = {
  readonly members: Pick<MemberStore, "byLogin">;
  readonly accounts: Pick<AccountStore, "settings">;
  readonly relations: MemberRelations;
  readonly passwords: Pick<Passwords, "verify">;
};

const notShared = Effect.fail<DiaryNotShared>({ _tag: "DiaryNotShared" });

/** SO3, W153: the one place that opens a member's diary to others. */
export const makeDiaryAccess = ({ members, accounts, relations, passwords }: Ports) =>
  Effect.fn("OpenDiary")(function* ({
    username,
    reader,
    key,
  }: DiaryAccessRequest): Effect.fn.Return<OpenDiary, DiaryNotShared> {
    const found = yield* members.byLogin(username);
    // An address of e-mail names somebody too, and is nobody's business.
    const owner = found?.member.username.toLowerCase() === username.toLowerCase() ? found.member : undefined;
    const settings = owner === undefined ? undefined : yield* accounts.settings(owner.id);
    const isOwn = owner !== undefined && owner.id === reader;
    const keyHash = settings?.sharing._tag === "Locked" ? settings.sharing.keyHash : undefined;
    // W152: a key costs a hash whoever is named, so that the time tells of no diary.
    const hasKey = key !== undefined && !isOwn && (yield* passwords.verify(key, keyHash as PasswordHash | undefined));
    if (owner === undefined || settings === undefined) return yield* notShared;
    const isBlocked = !isOwn && reader !== undefined && (yield* relations.isBlockedBetween(reader, owner.id));
    const isFriend = !isOwn && reader !== undefined && (yield* relations.areFriends(reader, owner.id));
    const relation = isOwn ? "self" : isFriend ? "friend" : "stranger";
    const asked = { relation, isBlocked, hasKey } as const;
    if (!mayReadDiary(settings.sharing, asked)) return yield* notShared;
    return { owner, isOwn, visible: visibleParts(settings.privacy, asked) };
  });

export type DiaryAccess = ReturnType<typeof makeDiaryAccess>;
export const DiaryAccess = token<DiaryAccess>("DiaryAccess");
