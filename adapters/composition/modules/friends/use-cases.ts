import { AccountStore } from "@morsel/application/account/account-store";
import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { BlockStore } from "@morsel/application/friends/block-store";
import { makeFriendsExport } from "@morsel/application/friends/export-files";
import { friendMails } from "@morsel/application/friends/mails";
import { MailTemplates } from "@morsel/application/mail/mail-template";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { FriendStore } from "@morsel/application/friends/friend-store";
import { FriendUseCases, makeFriendUseCases } from "@morsel/application/friends/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { MemberRelations } from "@morsel/application/social/member-relations";
import type { Bindings } from "../../container.ts";

const ports = {
  friends: FriendStore,
  blocks: BlockStore,
  relations: MemberRelations,
  members: MemberStore,
  accounts: AccountStore,
  links: MailLinks,
  clock: Clock,
  ids: Ids,
};

export const friendUseCases = ({ provide, contribute, contributeFrom }: Bindings): void => {
  provide(FriendUseCases, ports, makeFriendUseCases);
  contribute(MailTemplates, friendMails);
  contributeFrom(ExportFiles, { friends: FriendStore, blocks: BlockStore }, makeFriendsExport);
  contributeFrom(BeforeErasure, { friends: FriendStore }, ({ friends }) => friends.leave);
};
