import { webhooksClient } from "@morsel/adapters/http-contract/webhooks/webhooks-client";
import { WebhooksClient } from "@morsel/application/webhooks/client/webhooks-client";
import { clientModule } from "../client-module.ts";

export default clientModule(WebhooksClient, webhooksClient);
