import { deliveryJob } from "@morsel/application/webhooks/delivery-job";
import type { MemberId } from "@morsel/domain/identity";
import type { WebhookEvent } from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { insertDelivery, readWebhook, type WebhookRow } from "./webhook-rows.ts";
import { isToldOf } from "@morsel/domain/webhooks";

/**
 * W220, W722: in the transaction of the change, one message for each webhook and each subject, unless one waits that was never tried.
 * A member without webhooks costs one look.
 */
export const addWebhookEvents = (
  tx: Sql,
  member: MemberId,
  event: WebhookEvent,
  subjects: Iterable<string>,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const told = new Set(subjects);
    if (told.size === 0) return;
    const rows = yield* tx<WebhookRow>`
      select id, url, events, created_at as "createdAt", failing_since as "failingSince", off_at as "offAt",
        off_because as "offBecause"
      from webhook where member_id = ${member}`;
    for (const { id } of rows.map(readWebhook).filter((one) => isToldOf(one, event)))
      for (const subject of told) {
        const delivery = crypto.randomUUID();
        const added = yield* insertDelivery(tx, member, { webhook: id, id: delivery, event, subject });
        if (added) yield* insertJobs(tx, [deliveryJob(member, delivery, 0)]);
      }
  });
