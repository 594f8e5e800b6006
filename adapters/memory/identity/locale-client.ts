import type { LocaleClient } from "@morsel/application/identity/client/locale-client";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { MemoryConnection } from "../platform/connection.ts";

export type LocaleClientPorts = { readonly connection: MemoryConnection; readonly members: MemberStore };

export const makeMemoryLocaleClient = ({ connection, members }: LocaleClientPorts): LocaleClient => ({
  save: (locale) => connection.reachAs((member) => members.chooseLocale(member, locale)),
});
