import type { MemberId } from "@morsel/domain/identity";
import {
  ANSWER_SECONDS,
  goodSecrets,
  healthAfter,
  messageBody,
  shownAnswer,
  signedContent,
  stateAfter,
  webhookHost,
  type WebhookTry,
} from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import { mailJob } from "../mail/send-mail-job.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { jobFailed, type JobFailed } from "../platform/job.ts";
import type { Sealing } from "../platform/sealing.ts";
import { token } from "../platform/token.ts";
import type { webhookMails } from "./mails.ts";
import type { WebhookOutbound } from "./webhook-outbound.ts";
import type { BegunDelivery, WebhookSigning, WebhookStore } from "./webhook-store.ts";

/** W724: one try; fails where another one is to follow. */
export type DeliverWebhook = (member: MemberId, delivery: string) => Effect.Effect<void, JobFailed>;
export const DeliverWebhook = token<DeliverWebhook>("DeliverWebhook");

export type DeliveryPorts = {
  readonly store: WebhookStore;
  readonly signing: WebhookSigning;
  readonly sealing: Sealing;
  readonly outbound: WebhookOutbound;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** Purpose of the seal of a secret. */
export const sealedFor = (id: string): string => `webhook ${id}`;

export const makeDeliverWebhook = ({
  store,
  signing,
  sealing,
  outbound,
  ids,
  clock,
}: DeliveryPorts): DeliverWebhook => {
  const tried = ({ webhook, secrets, delivery, occurredAt }: BegunDelivery, at: number) =>
    Effect.gen(function* () {
      const seconds = Math.floor(at / 1000);
      const body = messageBody(delivery.event, delivery.subject, occurredAt);
      const content = signedContent(delivery.id, seconds, body);
      const opened = goodSecrets(secrets, at).flatMap(
        ({ sealed }) => sealing.open(sealed, sealedFor(webhook.id))?.text ?? [],
      );
      const answer = yield* Effect.result(
        outbound.post({
          url: webhook.url,
          body,
          headers: {
            "content-type": "application/json",
            "user-agent": "Morsel-Webhooks/1",
            "webhook-id": delivery.id,
            "webhook-timestamp": String(seconds),
            "webhook-signature": opened.map((secret) => signing.sign(secret, content)).join(" "),
          },
          timeoutMs: ANSWER_SECONDS * 1000,
        }),
      );
      const tookMs = (yield* clock.now) - at;
      const last: WebhookTry =
        answer._tag === "Failure"
          ? { at, tookMs, failure: answer.failure._tag, answer: "" }
          : {
              at,
              tookMs,
              status: answer.success.status,
              answer: shownAnswer(answer.success.text),
            };
      return last;
    });

  return Effect.fn("DeliverWebhook")(function* (member, id) {
    const begun = yield* store.begin(member, id, yield* clock.now);
    if (begun === undefined) return;
    const { webhook, delivery } = begun;
    const last = yield* tried(begun, yield* clock.now);
    const health = healthAfter(webhook, last);
    const state = stateAfter(last, delivery.tries, health);
    const isTurnedOff = webhook.off === undefined && health.off !== undefined;
    const mail = {
      id: yield* ids.next,
      template: "webhookOff" satisfies keyof typeof webhookMails,
      member,
      values: { host: webhookHost(webhook.url) },
    };
    const jobs = isTurnedOff ? [mailJob(mail, last.at)] : [];
    yield* store.settle(member, { id: webhook.id, ...health }, { id, state, last }, jobs);
    if (state === "waiting") return yield* Effect.fail(jobFailed(last.failure ?? `Answered${last.status ?? 0}`));
  });
};
