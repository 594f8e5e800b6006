import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { WebhookUseCases } from "@morsel/application/webhooks/use-cases";
import { WebhookStore } from "@morsel/application/webhooks/webhook-store";
import type { WebhookId } from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDeliveries, writeMadeWebhook, writeWebhooks } from "../../http-contract/webhooks/codec.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

const needs = { useCases: WebhookUseCases, store: WebhookStore, limits: RateLimits };

export const webhooksHandlers = defineHandlers("webhooks", needs, ({ useCases, store, limits }) => {
  /** Counted for all processes: each asks another machine. */
  const limited = limitedMember(limits);
  return HttpApiBuilder.group(Api, "webhooks", (handlers) =>
    handlers
      .handle("webhooks", () => replyForId(store.all, writeWebhooks))
      .handle("makeWebhook", ({ payload: { id, url, events } }) =>
        replyForId(
          (member) =>
            Effect.mapError(useCases.makeWebhook(member, { id: id as WebhookId, url, events }), asFieldRefused),
          writeMadeWebhook,
          201,
        ),
      )
      .handle("removeWebhook", ({ params: { id } }) =>
        replyForId((member) => Effect.andThen(store.remove(member, id as WebhookId), store.all(member)), writeWebhooks),
      )
      .handle("rotateWebhookSecret", ({ params: { id } }) =>
        forMember((member) => reply(useCases.rotateSecret(member, id as WebhookId), (secret) => ({ secret }))),
      )
      .handle("turnOnWebhook", ({ params: { id } }) =>
        replyForId((member) => Effect.andThen(store.turnOn(member, id as WebhookId), store.all(member)), writeWebhooks),
      )
      .handle("testWebhook", ({ params: { id }, payload }) =>
        limited("webhook", ({ id: member }) => reply(store.test(member, id as WebhookId, payload.id), () => payload)),
      )
      .handle("webhookDeliveries", ({ params: { id }, query: { limit = PAGE, cursor } }) =>
        replyForId(
          (member) => useCases.readDeliveries({ member, id: id as WebhookId, limit, cursor }),
          writeDeliveries,
        ),
      )
      .handle("sendWebhookAgain", ({ params: { delivery } }) =>
        limited("webhook", ({ id: member }) => reply(store.again(member, delivery), () => ({ id: delivery }))),
      ),
  );
});
