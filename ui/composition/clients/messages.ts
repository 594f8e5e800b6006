import { messagesClient } from "@morsel/adapters/http-contract/messages/messages-client";
import { MessagesClient } from "@morsel/application/messages/client/messages-client";
import { clientModule } from "../client-module.ts";

export default clientModule(MessagesClient, messagesClient);
