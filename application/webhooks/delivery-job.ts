import type { MemberId } from "@morsel/domain/identity";
import { WEBHOOK_TRIES } from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import { defineJob, type JobPayload, type NewJob } from "../platform/job.ts";
import { DeliverWebhook } from "./deliver-webhook.ts";

const WEBHOOK_JOB = "webhook";

type Payload = JobPayload & { readonly delivery: string };

/** W220: what tells a message. `round` counts how often its member sent it again; it is due at once. */
export const deliveryJob = (member: MemberId, delivery: string, round: number): NewJob => ({
  id: `${WEBHOOK_JOB} ${delivery} ${round}`,
  kind: WEBHOOK_JOB,
  member,
  dueAt: 0,
  payload: { delivery },
});

/** W724: other machines answer late, so several are asked at once. */
export const deliverWebhooks = defineJob({
  kind: WEBHOOK_JOB,
  timeoutSeconds: 60,
  tries: WEBHOOK_TRIES,
  atOnce: 4,
  needs: { deliver: DeliverWebhook },
  make:
    ({ deliver }) =>
    ({ delivery }: Payload, { member }) =>
      member === undefined ? Effect.void : deliver(member, delivery),
});
