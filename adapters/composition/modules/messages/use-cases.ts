import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMessagesExport } from "@morsel/application/messages/export-files";
import { MessageStore } from "@morsel/application/messages/message-store";
import { makeMessageUseCases, MessageUseCases } from "@morsel/application/messages/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import type { Bindings } from "../../container.ts";

const ports = { messages: MessageStore, members: MemberStore, clock: Clock };

export const messageUseCases = ({ provide, contributeFrom }: Bindings): void => {
  provide(MessageUseCases, ports, makeMessageUseCases);
  contributeFrom(ExportFiles, { mailbox: MessageStore }, makeMessagesExport);
};
