import type { MemberId } from "@morsel/domain/identity";
import type { DeliveryState, ToldEvent, TurnedOff, Webhook, WebhookDelivery, WebhookId } from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

export type WebhookRow = Pick<Webhook, "id" | "url" | "createdAt"> & {
  readonly events: string;
  readonly failingSince: number | null;
  readonly offAt: number | null;
  readonly offBecause: TurnedOff | null;
};

export const readWebhook = ({ events, failingSince, offAt, offBecause, ...row }: WebhookRow): Webhook => ({
  ...row,
  events: JSON.parse(events),
  ...(failingSince === null ? {} : { failingSince }),
  ...(offAt === null || offBecause === null ? {} : { off: { at: offAt, because: offBecause } }),
});

export type DeliveryRow = {
  readonly id: string;
  readonly webhook: WebhookId;
  readonly number: number;
  readonly event: ToldEvent;
  readonly subject: string;
  readonly state: DeliveryState;
  readonly round: number;
  readonly tries: number;
  readonly occurredAt: number | null;
  readonly triedAt: number | null;
  readonly tookMs: number | null;
  readonly status: number | null;
  readonly failure: string | null;
  readonly answer: string;
};

export const readDelivery = (row: DeliveryRow): WebhookDelivery => {
  const { id, number, event, subject, state, tries, triedAt, tookMs, status, failure, answer } = row;
  return {
    id,
    number,
    event,
    subject,
    state,
    tries,
    ...(triedAt === null
      ? {}
      : {
          last: {
            at: triedAt,
            tookMs: tookMs ?? 0,
            ...(status === null ? {} : { status }),
            ...(failure === null ? {} : { failure }),
            answer,
          },
        }),
  };
};

/** W722: tells if it was added; nothing is where one waits that was never tried, or the id is known. */
export const insertDelivery = (
  tx: Sql,
  member: MemberId,
  {
    webhook,
    id,
    event,
    subject,
  }: { readonly webhook: WebhookId; readonly id: string; readonly event: ToldEvent; readonly subject: string },
): Effect.Effect<boolean> =>
  Effect.map(
    tx`
      insert into webhook_delivery (
        member_id, id, webhook_id, number, event, subject, state, round, tries, answer)
      values (
        ${member}, ${id}, ${webhook},
        (select coalesce(max(number), 0) + 1 from webhook_delivery where member_id = ${member} and webhook_id = ${webhook}),
        ${event}, ${subject}, 'waiting', 0, 0, '')
      on conflict do nothing returning id`,
    (rows) => rows.length > 0,
  );
