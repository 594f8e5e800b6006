// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { WebhooksGroup } from "./webhooks.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";
import { webhookRefusals } from "./problems.ts";

const { WebhookAddressRefused, WebhookDeliveryNotFound, WebhookExists, WebhookNotFound, WebhooksAreFull } = webhookRefusals;
const call = /*#__PURE__*/ callOf<typeof WebhooksGroup>();

export const webhooks = /*#__PURE__*/ call("GET", "/api/services/account/webhooks", { SignInNeeded });
export const makeWebhook = /*#__PURE__*/ call("POST", "/api/services/account/webhooks", { FieldRefused, SignInNeeded, WebhookAddressRefused, WebhookExists, WebhooksAreFull });
export const removeWebhook = /*#__PURE__*/ call("DELETE", "/api/services/account/webhooks/:id", { SignInNeeded, WebhookNotFound });
export const rotateWebhookSecret = /*#__PURE__*/ call("POST", "/api/services/account/webhooks/:id/secret", { SignInNeeded, WebhookNotFound });
export const turnOnWebhook = /*#__PURE__*/ call("POST", "/api/services/account/webhooks/:id/on", { SignInNeeded, WebhookNotFound });
export const testWebhook = /*#__PURE__*/ call("POST", "/api/services/account/webhooks/:id/test", { SignInNeeded, TooManyTries, WebhookNotFound });
export const webhookDeliveries = /*#__PURE__*/ call("GET", "/api/services/account/webhooks/:id/deliveries", { FieldRefused, SignInNeeded, WebhookNotFound });
export const sendWebhookAgain = /*#__PURE__*/ call("POST", "/api/services/account/webhooks/:id/deliveries/:delivery/again", { SignInNeeded, TooManyTries, WebhookDeliveryNotFound });
