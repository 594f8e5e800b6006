import { AccountStore } from "@morsel/application/account/account-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { Passwords } from "@morsel/application/identity/passwords";
import { DiaryAccess, makeDiaryAccess } from "@morsel/application/social/diary-access";
import { MemberRelations } from "@morsel/application/social/member-relations";
import type { Bindings } from "../../container.ts";

const ports = { members: MemberStore, accounts: AccountStore, relations: MemberRelations, passwords: Passwords };

export const socialUseCases = ({ provide }: Bindings): void => {
  provide(DiaryAccess, ports, makeDiaryAccess);
};
