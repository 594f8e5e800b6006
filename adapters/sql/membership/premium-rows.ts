import type {
  MemberEvents,
  OrderStatus,
  PremiumOrder,
  PremiumSource,
  ReceivedEvent,
  StoredPayment,
  StoredSubscription,
} from "@morsel/application/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import {
  applyEvent,
  ledgerOf,
  NEW_ACCOUNT,
  paidUntil,
  trialUntil,
  type ProviderAccount,
} from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type SubscriptionRow = Omit<StoredSubscription, "state" | "customer" | "grantedUntil"> & {
  readonly customer: string | null;
  readonly state: string | null;
  readonly until: number;
};
type PaymentRow = Omit<StoredPayment, "state"> & { readonly state: string };
export type OrderRow = { readonly detail: string; readonly status: OrderStatus };

export const subscriptionOf = ({ customer, state, until, ...row }: SubscriptionRow): StoredSubscription => ({
  ...row,
  ...(customer === null ? {} : { customer }),
  ...(state === null ? {} : { state: JSON.parse(state) }),
  grantedUntil: state === null ? until : 0,
});
export const paymentOf = ({ state, ...row }: PaymentRow): StoredPayment => ({ ...row, state: JSON.parse(state) });
export const orderOf = ({ detail, status }: OrderRow): PremiumOrder => ({ ...JSON.parse(detail), status });

export const subscriptionRows = (sql: Sql, member: MemberId) =>
  sql<SubscriptionRow>`
    select id, provider as source, customer, state, entitled_until as until, created_at as "createdAt"
    from premium_subscription where member_id = ${member} order by created_at desc, id desc`;

export const paymentRow = (sql: Sql, member: MemberId, id: string): Effect.Effect<StoredPayment | undefined> =>
  Effect.map(
    sql<PaymentRow>`
      select id, subscription_id as subscription, state, created_at as "createdAt"
      from premium_payment where member_id = ${member} and id = ${id}`,
    ([row]) => row && paymentOf(row),
  );

/** The newest first. */
export const paymentPage = (
  sql: Sql,
  member: MemberId,
  limit: number,
  after: { readonly createdAt: number; readonly id: string },
): Effect.Effect<readonly StoredPayment[]> =>
  Effect.map(
    sql<PaymentRow>`
      select id, subscription_id as subscription, state, created_at as "createdAt"
      from premium_payment where member_id = ${member} and (created_at, id) < (${after.createdAt}, ${after.id})
      order by created_at desc, id desc limit ${limit}`,
    (rows) => rows.map(paymentOf),
  );

/** Kept once for each id. */
export const insertEvents = (tx: Sql, events: readonly ReceivedEvent[]): Effect.Effect<void> =>
  Effect.forEach(
    events,
    ({ provider, id, member, body, receivedAt }) => tx`
      insert into premium_event (provider, id, member_id, body, received_at)
      values (${provider}, ${id}, ${member ?? ""}, ${body}, ${receivedAt}) on conflict do nothing`,
    { discard: true },
  );

const accountOf = (tx: Sql, member: MemberId, subscription: string, payments: readonly string[]) =>
  Effect.gen(function* (): Effect.fn.Return<ProviderAccount> {
    const [row] = yield* tx<{ readonly state: string | null }>`
      select state from premium_subscription where member_id = ${member} and id = ${subscription}`;
    const known: Record<string, ProviderAccount["payments"][string]> = {};
    for (const id of payments) {
      const payment = yield* paymentRow(tx, member, id);
      if (payment !== undefined) known[id] = payment.state;
    }
    return {
      subscription: row?.state === undefined || row.state === null ? undefined : JSON.parse(row.state),
      payments: known,
    };
  });

/** ME14, ME15, ME16, ME19: what is reported of one subscription, with the movements of money that follow from it. */
const applyTo = Effect.fnUntraced(function* (
  tx: Sql,
  member: MemberId,
  source: PremiumSource,
  id: string,
  { events, customer = null }: Omit<MemberEvents, "customer"> & { readonly customer?: string | null },
  now: number,
) {
  const touched = [...new Set(events.flatMap((event) => (event.kind === "payment" ? [event.payment] : [])))];
  const known = yield* accountOf(tx, member, id, touched);
  const { subscription, payments } = events.reduce(applyEvent, { ...NEW_ACCOUNT, ...known });
  const state = subscription === undefined ? null : JSON.stringify(subscription);
  const until = subscription === undefined ? 0 : trialUntil(subscription);
  yield* tx`
    insert into premium_subscription (member_id, id, provider, customer, state, entitled_until, created_at)
    values (${member}, ${id}, ${source}, ${customer}, ${state}, ${until}, ${now})
    on conflict (member_id, id) do update set state = excluded.state, entitled_until = excluded.entitled_until,
      customer = coalesce(excluded.customer, premium_subscription.customer)`;
  for (const payment of touched) {
    const changed = payments[payment];
    if (changed === undefined) continue;
    const at = changed.paidAt ?? now;
    yield* tx`
      insert into premium_payment (member_id, id, subscription_id, state, entitled_until, created_at)
      values (${member}, ${payment}, ${id}, ${JSON.stringify(changed)}, ${paidUntil(changed)}, ${at})
      on conflict (member_id, id) do update set state = excluded.state, entitled_until = excluded.entitled_until`;
    for (const { id: entry, currency, lines } of ledgerOf(payment, changed))
      for (const { account, minor } of lines)
        yield* tx`
          insert into premium_ledger (entry_id, account, currency, minor, entered_at)
          values (${entry}, ${account}, ${currency}, ${minor}, ${now}) on conflict do nothing`;
  }
  return subscription?.trial !== undefined;
});

/** ME5: what the member has of premium, beside the member, in the transaction of what changed it. */
export const refreshMember = (tx: Sql, member: MemberId, hadTrial: boolean): Effect.Effect<void> =>
  Effect.asVoid(tx`
    update member set
      premium_until = coalesce((
        select max(u.until) from (
          select entitled_until as until from premium_subscription where member_id = ${member} and provider <> 'partner_gym'
          union all select entitled_until from premium_payment where member_id = ${member}
        ) u), 0),
      gym_until = coalesce((
        select max(entitled_until) from premium_subscription where member_id = ${member} and provider = 'partner_gym'), 0),
      had_trial = case when ${hadTrial ? 1 : 0} = 1 then 1 else had_trial end
    where id = ${member}`);

/** False where the member is gone. */
export const applyEvents = Effect.fnUntraced(function* (
  tx: Sql,
  member: MemberId,
  source: PremiumSource,
  meaning: MemberEvents,
  now: number,
) {
  const known = yield* tx`select 1 from member where id = ${member}`;
  if (known.length === 0) return false;
  let hadTrial = false;
  for (const id of new Set(meaning.events.map(({ subscription }) => subscription))) {
    const events = meaning.events.filter(({ subscription }) => subscription === id);
    hadTrial = (yield* applyTo(tx, member, source, id, { ...meaning, events }, now)) || hadTrial;
  }
  if (meaning.order !== undefined)
    yield* tx`update premium_order set status = 'done' where member_id = ${member} and id = ${meaning.order}`;
  yield* refreshMember(tx, member, hadTrial);
  return true;
});
