import { WebhooksClient } from "@morsel/application/webhooks/client/webhooks-client";
import { WebhookOutbound } from "@morsel/application/webhooks/webhook-outbound";
import { WebhookSigning, WebhookStore } from "@morsel/application/webhooks/webhook-store";
import { webhooksClient } from "../../../http-contract/webhooks/webhooks-client.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { memoryWebhookOutbound } from "../../../memory/webhooks/webhook-outbound.ts";
import { makeMemoryWebhookSigning, makeMemoryWebhookStore } from "../../../memory/webhooks/webhook-store.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { webhookUseCases } from "./use-cases.ts";

export const webhooks = moduleOf((bindings) => {
  webhookUseCases(bindings);
  bindings.provide(WebhookSigning, {}, makeMemoryWebhookSigning);
  bindings.constant(WebhookOutbound, memoryWebhookOutbound);
  bindings.provide(WebhookStore, { state: MemoryState }, ({ state }) => makeMemoryWebhookStore(state));
  provideClient(bindings, WebhooksClient, webhooksClient);
});
