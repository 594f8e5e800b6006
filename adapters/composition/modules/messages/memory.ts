import { MessagesClient } from "@morsel/application/messages/client/messages-client";
import { messagesClient } from "../../../http-contract/messages/messages-client.ts";
import { provideClient } from "../../provide-client.ts";
import { MessageStore } from "@morsel/application/messages/message-store";
import { MemberBlocked } from "../../../memory/friends/block-store.ts";
import { makeMemoryMessageStore, readBetween } from "../../../memory/messages/message-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { messageUseCases } from "./use-cases.ts";

export const messages = moduleOf((bindings) => {
  messageUseCases(bindings);
  bindings.provide(MessageStore, { state: MemoryState }, ({ state }) => makeMemoryMessageStore(state));
  bindings.contribute(MemberBlocked, readBetween);
  provideClient(bindings, MessagesClient, messagesClient);
});
