import { deliveryJob } from "@morsel/application/webhooks/delivery-job";
import type {
  BegunDelivery,
  WebhookDeliveryNotFound,
  WebhookExists,
  WebhookNotFound,
  WebhooksAreFull,
  WebhookStore,
} from "@morsel/application/webhooks/webhook-store";
import type { MemberId } from "@morsel/domain/identity";
import {
  KEPT_DELIVERIES,
  KEPT_DELIVERY_MS,
  TEST_EVENT,
  WEBHOOKS_LIMIT,
  type WebhookId,
  type WebhookSecret,
} from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { insertDelivery, readDelivery, readWebhook, type DeliveryRow, type WebhookRow } from "./webhook-rows.ts";

type Row = WebhookRow & { readonly secrets: string };

const rowOf = (sql: Sql, member: MemberId, id: WebhookId): Effect.Effect<Row, WebhookNotFound> =>
  Effect.flatMap(
    sql<Row>`
      select id, url, events, secrets, created_at as "createdAt", failing_since as "failingSince", off_at as "offAt",
        off_because as "offBecause"
      from webhook where member_id = ${member} and id = ${id}`,
    ([row]) => (row === undefined ? Effect.fail({ _tag: "WebhookNotFound" as const, id }) : Effect.succeed(row)),
  );

const deliveryOf = (sql: Sql, member: MemberId, id: string): Effect.Effect<DeliveryRow | undefined> =>
  Effect.map(
    sql<DeliveryRow>`
      select id, webhook_id as webhook, number, event, subject, state, round, tries, occurred_at as "occurredAt",
        tried_at as "triedAt", took_ms as "tookMs", status, failure, answer
      from webhook_delivery where member_id = ${member} and id = ${id}`,
    ([row]) => row,
  );

/** W726 */
const forgetOld = (tx: Sql, member: MemberId, webhook: WebhookId, now: number): Effect.Effect<unknown> => tx`
  delete from webhook_delivery
  where member_id = ${member} and webhook_id = ${webhook} and state <> 'waiting' and (
    tried_at < ${now - KEPT_DELIVERY_MS} or number <= (
      select max(number) - ${KEPT_DELIVERIES} from webhook_delivery
      where member_id = ${member} and webhook_id = ${webhook}))`;

export const makeSqlWebhookStore = (sql: Sql): WebhookStore => ({
  all: (member) =>
    Effect.map(
      sql<WebhookRow>`
        select id, url, events, created_at as "createdAt", failing_since as "failingSince", off_at as "offAt",
          off_because as "offBecause"
        from webhook where member_id = ${member} order by created_at desc, id desc`,
      (rows) => rows.map(readWebhook),
    ),

  add: (member, made, secrets) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, WebhookExists | WebhooksAreFull> {
        const known = yield* tx<{ readonly id: WebhookId }>`select id from webhook where member_id = ${member}`;
        if (known.some(({ id }) => id === made.id))
          return yield* Effect.fail({ _tag: "WebhookExists" as const, id: made.id });
        if (known.length >= WEBHOOKS_LIMIT)
          return yield* Effect.fail({ _tag: "WebhooksAreFull" as const, limit: WEBHOOKS_LIMIT });
        yield* tx`
          insert into webhook (member_id, id, url, events, secrets, created_at)
          values (${member}, ${made.id}, ${made.url}, ${JSON.stringify(made.events)}, ${JSON.stringify(secrets)}, ${made.createdAt})`;
      }),
    ),

  remove: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* rowOf(tx, member, id);
        yield* tx`delete from webhook_delivery where member_id = ${member} and webhook_id = ${id}`;
        yield* tx`delete from webhook where member_id = ${member} and id = ${id}`;
      }),
    ),

  rotate: (member, id, next) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const { secrets } = yield* rowOf(tx, member, id);
        const after = next(JSON.parse(secrets) as readonly WebhookSecret[]);
        yield* tx`update webhook set secrets = ${JSON.stringify(after)} where member_id = ${member} and id = ${id}`;
      }),
    ),

  turnOn: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* rowOf(tx, member, id);
        yield* tx`
          update webhook set failing_since = ${null}, off_at = ${null}, off_because = ${null}
          where member_id = ${member} and id = ${id}`;
      }),
    ),

  deliveries: (member, id, { limit, before = Number.MAX_SAFE_INTEGER }) =>
    Effect.andThen(
      rowOf(sql, member, id),
      Effect.map(
        sql<DeliveryRow>`
          select id, webhook_id as webhook, number, event, subject, state, round, tries, occurred_at as "occurredAt",
            tried_at as "triedAt", took_ms as "tookMs", status, failure, answer
          from webhook_delivery where member_id = ${member} and webhook_id = ${id} and number < ${before}
          order by number desc limit ${limit}`,
        (rows) => rows.map(readDelivery),
      ),
    ),

  test: (member, id, delivery) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* rowOf(tx, member, id);
        const message = { webhook: id, id: delivery, event: TEST_EVENT, subject: "" } as const;
        if (yield* insertDelivery(tx, member, message)) yield* insertJobs(tx, [deliveryJob(member, delivery, 0)]);
      }),
    ),

  again: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, WebhookDeliveryNotFound> {
        const known = yield* deliveryOf(tx, member, id);
        if (known === undefined) return yield* Effect.fail({ _tag: "WebhookDeliveryNotFound" as const, id });
        if (known.state === "waiting") return;
        const round = known.round + 1;
        yield* tx`
          update webhook_delivery set state = 'waiting', tries = 0, round = ${round}
          where member_id = ${member} and id = ${id}`;
        yield* insertJobs(tx, [deliveryJob(member, id, round)]);
      }),
    ),

  begin: (member, id, now) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<BegunDelivery | undefined> {
        const known = yield* deliveryOf(tx, member, id);
        if (known === undefined || known.state !== "waiting") return undefined;
        const row = yield* Effect.orDie(rowOf(tx, member, known.webhook));
        const webhook = readWebhook(row);
        const occurredAt = known.occurredAt ?? now;
        const isOff = webhook.off !== undefined;
        yield* tx`
          update webhook_delivery set occurred_at = ${occurredAt}, tries = ${isOff ? known.tries : known.tries + 1},
            tried_at = ${isOff ? (known.triedAt ?? now) : now}, state = ${isOff ? "failed" : "waiting"}
          where member_id = ${member} and id = ${id}`;
        if (isOff) return undefined;
        const delivery = { ...readDelivery(known), tries: known.tries + 1 };
        return { webhook, secrets: JSON.parse(row.secrets), delivery, occurredAt };
      }),
    ),

  settle: (member, { id: webhook, failingSince, off }, { id, state, last }, jobs) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`
          update webhook_delivery set state = ${state}, tried_at = ${last.at}, took_ms = ${last.tookMs},
            status = ${last.status ?? null}, failure = ${last.failure ?? null}, answer = ${last.answer}
          where member_id = ${member} and id = ${id}`;
        yield* tx`
          update webhook set failing_since = ${failingSince ?? null}, off_at = ${off?.at ?? null},
            off_because = ${off?.because ?? null}
          where member_id = ${member} and id = ${webhook}`;
        yield* forgetOld(tx, member, webhook, last.at);
        yield* insertJobs(tx, jobs);
      }),
    ),
});
