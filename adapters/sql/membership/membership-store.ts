import type { MembershipStore, PremiumOrder, ReceivedEvent } from "@morsel/application/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import type { LedgerEntry, LedgerLine } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { makeCodeRows } from "./code-rows.ts";
import { insertNotices } from "./notice-store.ts";
import {
  applyEvents,
  insertEvents,
  orderOf,
  paymentPage,
  paymentRow,
  refreshMember,
  subscriptionOf,
  subscriptionRows,
  type OrderRow,
} from "./premium-rows.ts";

type EventRow = Omit<ReceivedEvent, "member"> & { readonly member: MemberId | "" };
type LedgerRow = Pick<LedgerEntry, "id" | "currency"> & LedgerLine;

const LAST = { createdAt: Number.MAX_SAFE_INTEGER, id: "" };

const entriesOf = (rows: readonly LedgerRow[]): readonly LedgerEntry[] =>
  [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({
    id,
    currency: lines[0]?.currency ?? "",
    lines: lines.map(({ account, minor }) => ({ account, minor })),
  }));

const findOrder = (sql: Sql, member: MemberId, id: string): Effect.Effect<PremiumOrder | undefined> =>
  Effect.map(
    sql<OrderRow>`select detail, status from premium_order where member_id = ${member} and id = ${id}`,
    ([row]) => row && orderOf(row),
  );

export const makeSqlMembershipStore = (sql: Sql): MembershipStore => ({
  ...makeCodeRows(sql),

  subscriptions: (member) => Effect.map(subscriptionRows(sql, member), (rows) => rows.map(subscriptionOf)),
  payments: (member, { limit, after = LAST }) => paymentPage(sql, member, limit, after),
  payment: (member, id) => paymentRow(sql, member, id),
  order: (member, id) => findOrder(sql, member, id),

  openOrder: (member, order) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const made = yield* tx`
          insert into premium_order (member_id, id, status, detail, created_at)
          values (${member}, ${order.id}, 'open', ${JSON.stringify(order)}, ${order.createdAt})
          on conflict do nothing returning id`;
        if (made.length === 0) return [];
        const replaced = yield* tx<OrderRow>`
          update premium_order set status = 'replaced'
          where member_id = ${member} and status = 'open' and id <> ${order.id} returning detail, status`;
        return replaced.map(orderOf);
      }),
    ),

  orderStarted: (member, id, { reference, url }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const order = yield* findOrder(tx, member, id);
        const detail = JSON.stringify({ ...order, reference, url });
        yield* tx`update premium_order set detail = ${detail} where member_id = ${member} and id = ${id}`;
      }),
    ),

  receive: (events) => sql.transaction((tx) => insertEvents(tx, events)),

  waiting: (limit) =>
    Effect.map(
      sql<EventRow>`
        select provider, id, member_id as member, body, received_at as "receivedAt"
        from premium_event where applied_at is null order by received_at, id limit ${limit}`,
      (rows) => rows.map(({ member, ...row }) => ({ ...row, ...(member === "" ? {} : { member }) })),
    ),

  ownerOf: (subscription) =>
    Effect.map(
      sql<{ readonly member: MemberId }>`
        select member_id as member from premium_subscription where id = ${subscription} limit 1`,
      ([row]) => row?.member,
    ),

  apply: (member, { provider, id }, meaning, now, notices) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const first = yield* tx`
          update premium_event set applied_at = ${now}, member_id = ${member}
          where provider = ${provider} and id = ${id} and applied_at is null returning id`;
        if (first.length === 0) return;
        if (yield* applyEvents(tx, member, provider, meaning, now)) yield* insertNotices(tx, member, notices);
      }),
    ),

  pass: ({ provider, id }, now) =>
    Effect.asVoid(sql`
      update premium_event set applied_at = ${now} where provider = ${provider} and id = ${id} and applied_at is null`),

  forgetEvents: (before) =>
    Effect.map(
      sql`
        delete from premium_event
        where applied_at < ${before} or (applied_at is null and received_at < ${before}) returning id`,
      ({ length }) => length,
    ),

  hadTrial: (persons) =>
    persons.length === 0
      ? Effect.succeed(false)
      : Effect.map(sql`select 1 from premium_trial where person in ${persons}`, (rows) => rows.length > 0),
  claimTrial: (persons, now) =>
    Effect.forEach(
      persons.slice(0, 1),
      (person) => sql`insert into premium_trial (person, begun_at) values (${person}, ${now}) on conflict do nothing`,
      { discard: true },
    ),
  denyTrial: (member) => Effect.asVoid(sql`update member set had_trial = 1 where id = ${member}`),

  grant: (member, { id, source, until, at }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`
          insert into premium_subscription (member_id, id, provider, entitled_until, created_at)
          values (${member}, ${id}, ${source}, ${until}, ${at})
          on conflict (member_id, id) do update set entitled_until = excluded.entitled_until`;
        yield* refreshMember(tx, member, false);
      }),
    ),

  ledger: (payment) =>
    Effect.map(
      payment === undefined
        ? sql<LedgerRow>`select entry_id as id, currency, account, minor from premium_ledger order by entry_id, account`
        : sql<LedgerRow>`
            select entry_id as id, currency, account, minor from premium_ledger
            where entry_id >= ${`${payment} `} and entry_id < ${`${payment}!`} order by entry_id, account`,
      entriesOf,
    ),
});
