import { WebhookOutbound } from "@morsel/application/webhooks/webhook-outbound";
import { WebhookSigning, WebhookStore } from "@morsel/application/webhooks/webhook-store";
import { makeWebhookSigning } from "../../../crypto/webhook-signing.ts";
import { makeUndiciOutboundHttp } from "../../../outbound/undici-outbound-http.ts";
import { makeWebhookOutbound } from "../../../outbound/webhook-outbound.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlWebhookStore } from "../../../sql/webhooks/webhook-store.ts";
import { moduleOf } from "../../container.ts";
import { webhookUseCases } from "./use-cases.ts";

export const webhooks = moduleOf((bindings) => {
  webhookUseCases(bindings);
  bindings.provide(WebhookSigning, {}, makeWebhookSigning);
  bindings.provide(WebhookOutbound, {}, () => makeWebhookOutbound(makeUndiciOutboundHttp()));
  bindings.provide(WebhookStore, { sql: Sql }, ({ sql }) => makeSqlWebhookStore(sql));
  bindings.contribute(MemberTables, ["webhook", "webhook_delivery"]);
});
