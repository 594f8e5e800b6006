import type { PasswordHash, Member, MemberId } from "@morsel/domain/identity";
import { memoryTable } from "../platform/state.ts";

type KnownMember = { readonly member: Member; readonly password: PasswordHash };

export const membersTable = memoryTable(() => new Map<MemberId, KnownMember>());
