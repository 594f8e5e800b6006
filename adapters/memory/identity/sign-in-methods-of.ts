import type { ProviderLink } from "@morsel/application/identity/provider-account";
import type { Passkey } from "@morsel/application/sign-in-methods/passkey-store";
import type { MemberId, SignInMethods } from "@morsel/domain/identity";
import { membersTable } from "./members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export const passkeysTable = memoryTable(() => new Map<MemberId, readonly Passkey[]>());

export const linksTable = memoryTable(() => new Map<MemberId, readonly ProviderLink[]>());

/** ID85: by what a member gets in. */
export const signInMethodsOf = (state: MemoryState, member: MemberId): SignInMethods => ({
  hasPassword: (state.of(membersTable).get(member)?.password ?? "") !== "",
  passkeys: state.of(passkeysTable).get(member)?.length ?? 0,
  providers: state.of(linksTable).get(member)?.length ?? 0,
});

/** J43: whether it is nobody's. */
export const isFreeLink =
  (state: MemoryState) =>
  ({ provider, subject }: ProviderLink): boolean =>
    ![...state.of(linksTable).values()].flat().some((one) => one.provider === provider && one.subject === subject);
