import { TEST_EVENT, WEBHOOK_EVENTS } from "@morsel/domain/webhooks";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { webhookProblems } from "./problems.ts";

const { WebhookNotFound, WebhookExists, WebhooksAreFull, WebhookDeliveryNotFound, WebhookAddressRefused } =
  problemSchemas(webhookProblems);

const Events = Schema.Array(Schema.Literals(WEBHOOK_EVENTS));

/** A webhook as its member sees it. */
export const Webhook = Schema.Struct({
  id: Schema.String,
  url: Schema.String,
  events: Events,
  created_at: InstantText,
  failing_since: Schema.NullOr(InstantText),
  off: Schema.NullOr(Schema.Struct({ at: InstantText, because: Schema.Literals(["failing", "gone"]) })),
}).annotate({ identifier: "Webhook" });
export type WireWebhook = typeof Webhook.Encoded;

export const Webhooks = Schema.Struct({ items: Schema.Array(Webhook) });
export type WireWebhooks = typeof Webhooks.Encoded;

/** `secret` verifies messages by the libraries of standard-webhooks; it is shown only here. */
export const MadeWebhook = Schema.Struct({ webhook: Webhook, secret: Schema.String });
export type WireMadeWebhook = typeof MadeWebhook.Encoded;

const SecretOfWebhook = Schema.Struct({ secret: Schema.String });

/** Outcome of the last try: an answer's status, or a word for why there was none. */
const Try = Schema.Struct({
  at: InstantText,
  took_ms: Schema.Finite,
  status: Schema.NullOr(Schema.Int),
  failure: Schema.NullOr(Schema.String),
  answer: Schema.String,
});

export const WebhookDelivery = Schema.Struct({
  id: Schema.String,
  number: Schema.Int,
  event: Schema.Literals([...WEBHOOK_EVENTS, TEST_EVENT]),
  date: Schema.NullOr(Schema.String),
  state: Schema.Literals(["waiting", "delivered", "failed"]),
  tries: Schema.Int,
  last: Schema.NullOr(Try),
}).annotate({ identifier: "WebhookDelivery" });
export type WireWebhookDelivery = typeof WebhookDelivery.Encoded;

/** The newest first; `next` is the cursor of the page behind, null on the last one. */
export const WebhookDeliveries = Schema.Struct({
  items: Schema.Array(WebhookDelivery),
  next: Schema.NullOr(Schema.String),
});
export type WireWebhookDeliveries = typeof WebhookDeliveries.Encoded;

const LONGEST_URL = 2_000;
const ofWebhook = { params: { id: Uuid } };
const Identified = Schema.Struct({ id: Uuid });

export class WebhooksGroup extends HttpApiGroup.make("webhooks")
  .add(
    HttpApiEndpoint.get("webhooks", "/", { success: Webhooks }).annotate(Access, "member"),
    HttpApiEndpoint.post("makeWebhook", "/", {
      payload: Schema.Struct({
        id: Uuid,
        url: textUpTo(LONGEST_URL),
        events: Events.check(Schema.isMaxLength(WEBHOOK_EVENTS.length, { expected: "each event once" })),
      }),
      success: MadeWebhook.pipe(HttpApiSchema.status(201)),
      error: [WebhookExists, WebhooksAreFull, WebhookAddressRefused, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeWebhook", "/:id", {
      ...ofWebhook,
      success: Webhooks,
      error: WebhookNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("rotateWebhookSecret", "/:id/secret", {
      ...ofWebhook,
      success: SecretOfWebhook,
      error: WebhookNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("turnOnWebhook", "/:id/on", {
      ...ofWebhook,
      success: Webhooks,
      error: WebhookNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("testWebhook", "/:id/test", {
      ...ofWebhook,
      payload: Identified,
      success: Identified,
      error: [WebhookNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("webhookDeliveries", "/:id/deliveries", {
      ...ofWebhook,
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(20)) },
      success: WebhookDeliveries,
      error: [WebhookNotFound, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("sendWebhookAgain", "/:id/deliveries/:delivery/again", {
      params: { id: Uuid, delivery: Uuid },
      success: Identified,
      error: [WebhookDeliveryNotFound, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "account")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/account/webhooks") {}

export { webhookProblems } from "./problems.ts";
