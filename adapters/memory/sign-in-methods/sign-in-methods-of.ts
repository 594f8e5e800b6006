import type { Passkey } from "@morsel/application/sign-in-methods/passkey-store";
import type { MemberId, SignInMethods } from "@morsel/domain/identity";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export const passkeysTable = memoryTable(() => new Map<MemberId, readonly Passkey[]>());

/** ID85: by what a member gets in. */
export const signInMethodsOf = (state: MemoryState, member: MemberId): SignInMethods => ({
  hasPassword: (state.of(membersTable).get(member)?.password ?? "") !== "",
  passkeys: state.of(passkeysTable).get(member)?.length ?? 0,
  providers: 0,
});
