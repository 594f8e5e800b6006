import type {
  MembershipStore,
  PaymentPlace,
  PremiumOrder,
  ReceivedEvent,
  StoredPayment,
} from "@morsel/application/membership/membership-store";
import { NO_PREMIUM, type MemberId, type PremiumFacts } from "@morsel/domain/identity";
import {
  applyEvent,
  ledgerOf,
  monthsAfter,
  paidUntil,
  refuseCode,
  trialUntil,
  type CodeRefused,
  type LedgerEntry,
  type PremiumCode,
  type ProviderAccount,
} from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";
import { keepNotices } from "./notice-store.ts";
import { subscriptionTable } from "./subscription-table.ts";

const paymentTable = memoryTable(() => new Map<MemberId, Map<string, StoredPayment>>());
const orderTable = memoryTable(() => new Map<MemberId, Map<string, PremiumOrder>>());
const redemptionTable = memoryTable(() => new Map<MemberId, Map<string, number>>());
export const eventTable = memoryTable(() => ({
  rows: new Map<string, ReceivedEvent & { readonly appliedAt?: number }>(),
}));
const ledgerTable = memoryTable(() => ({ rows: new Map<string, LedgerEntry>() }));
export const codeTable = memoryTable(() => ({ rows: new Map<string, PremiumCode>() }));
const trialTable = memoryTable(() => ({ persons: new Set<string>() }));

const byNewest = (a: PaymentPlace, b: PaymentPlace): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
const keyOf = ({ provider, id }: Pick<ReceivedEvent, "provider" | "id">): string => `${provider} ${id}`;

/** Kept once for each id. */
export const receiveEvents = (state: MemoryState, received: readonly ReceivedEvent[]): void => {
  const { rows } = state.of(eventTable);
  for (const one of received) if (!rows.has(keyOf(one))) rows.set(keyOf(one), one);
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryMembershipStore = (state: MemoryState): MembershipStore => {
  const subscriptions = (member: MemberId) => ownRows(state.of(subscriptionTable), member);
  const payments = (member: MemberId) => ownRows(state.of(paymentTable), member);
  const orders = (member: MemberId) => ownRows(state.of(orderTable), member);
  const redemptions = (member: MemberId) => ownRows(state.of(redemptionTable), member);
  const events = () => state.of(eventTable).rows;
  const codes = () => state.of(codeTable).rows;
  const ledger = () => state.of(ledgerTable).rows;

  const changeMember = (id: MemberId, change: (premium: PremiumFacts) => PremiumFacts): void => {
    const known = state.of(membersTable).get(id);
    if (known === undefined) return;
    const { premium: before = NO_PREMIUM, ...member } = known.member;
    const premium = change(before);
    const isNone = premium.until === 0 && premium.gymUntil === 0 && !premium.hadTrial;
    state.of(membersTable).set(id, { ...known, member: isNone ? member : { ...member, premium } });
  };
  const refresh = (member: MemberId, hadTrial: boolean): void => {
    const given = [...subscriptions(member).values()];
    const ends = (isGym: boolean) =>
      given
        .filter(({ source }) => (source === "partner_gym") === isGym)
        .map((one) => (one.state === undefined ? one.grantedUntil : trialUntil(one.state)));
    const paid = [...payments(member).values()].map((payment) => paidUntil(payment.state));
    changeMember(member, (known) => ({
      until: Math.max(0, ...ends(false), ...paid),
      gymUntil: Math.max(0, ...ends(true)),
      hadTrial: known.hadTrial || hadTrial,
    }));
  };

  const applyTo = (
    member: MemberId,
    id: string,
    { provider }: Pick<ReceivedEvent, "provider">,
    meaning: Parameters<MembershipStore["apply"]>[2],
    now: number,
  ): boolean => {
    const known = subscriptions(member).get(id);
    const before: ProviderAccount = {
      subscription: known?.state,
      payments: Object.fromEntries([...payments(member)].map(([payment, row]) => [payment, row.state])),
    };
    const mine = meaning.events.filter(({ subscription }) => subscription === id);
    const after = mine.reduce(applyEvent, before);
    const customer = meaning.customer ?? known?.customer;
    subscriptions(member).set(id, {
      id,
      source: provider,
      ...(customer === undefined ? {} : { customer }),
      ...(after.subscription === undefined ? {} : { state: after.subscription }),
      grantedUntil: 0,
      createdAt: known?.createdAt ?? now,
    });
    for (const event of mine) {
      const changed = event.kind === "payment" ? after.payments[event.payment] : undefined;
      if (event.kind !== "payment" || changed === undefined) continue;
      const createdAt = payments(member).get(event.payment)?.createdAt ?? changed.paidAt ?? now;
      payments(member).set(event.payment, { id: event.payment, subscription: id, state: changed, createdAt });
      for (const entry of ledgerOf(event.payment, changed)) if (!ledger().has(entry.id)) ledger().set(entry.id, entry);
    }
    return after.subscription?.trial !== undefined;
  };

  return {
    subscriptions: (member) => Effect.sync(() => [...subscriptions(member).values()].toSorted(byNewest)),
    payments: (member, { limit, after }) =>
      Effect.sync(() =>
        [...payments(member).values()]
          .filter((row) => after === undefined || byNewest(after, row) < 0)
          .toSorted(byNewest)
          .slice(0, limit),
      ),
    payment: (member, id) => Effect.sync(() => payments(member).get(id)),
    order: (member, id) => Effect.sync(() => orders(member).get(id)),
    openOrder: (member, order) =>
      Effect.sync(() => {
        if (orders(member).has(order.id)) return [];
        const open = [...orders(member).values()].filter(({ status }) => status === "open");
        const replaced = open.map((one): PremiumOrder => ({ ...one, status: "replaced" }));
        for (const one of replaced) orders(member).set(one.id, one);
        orders(member).set(order.id, order);
        return replaced;
      }),
    orderStarted: (member, id, checkout) =>
      Effect.sync(() => {
        const order = orders(member).get(id);
        if (order !== undefined) orders(member).set(id, { ...order, ...checkout });
      }),
    receive: (received) => Effect.sync(() => receiveEvents(state, received)),
    waiting: (limit) =>
      Effect.sync(() =>
        [...events().values()]
          .filter(({ appliedAt }) => appliedAt === undefined)
          .toSorted((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1))
          .slice(0, limit),
      ),
    ownerOf: (subscription) =>
      Effect.sync(() => [...state.of(subscriptionTable)].find(([, rows]) => rows.has(subscription))?.[0]),
    apply: (member, received, meaning, now, notices) =>
      Effect.sync(() => {
        const kept = events().get(keyOf(received));
        if (kept === undefined || kept.appliedAt !== undefined) return;
        events().set(keyOf(received), { ...kept, member, appliedAt: now });
        if (!state.of(membersTable).has(member)) return;
        const ids = [...new Set(meaning.events.map(({ subscription }) => subscription))];
        const trials = ids.map((id) => applyTo(member, id, received, meaning, now));
        const order = meaning.order === undefined ? undefined : orders(member).get(meaning.order);
        if (order !== undefined) orders(member).set(order.id, { ...order, status: "done" });
        refresh(member, trials.includes(true));
        keepNotices(state, member, notices);
      }),
    pass: (received, now) =>
      Effect.sync(() => {
        const kept = events().get(keyOf(received));
        if (kept !== undefined) events().set(keyOf(received), { ...kept, appliedAt: kept.appliedAt ?? now });
      }),
    forgetEvents: (before) =>
      Effect.sync(() => {
        const old = [...events()].filter(([, { appliedAt, receivedAt }]) => (appliedAt ?? receivedAt) < before);
        for (const [key] of old) events().delete(key);
        return old.length;
      }),
    hadTrial: (persons) => Effect.sync(() => persons.some((person) => state.of(trialTable).persons.has(person))),
    claimTrial: ([person]) =>
      Effect.sync(() => void (person !== undefined && state.of(trialTable).persons.add(person))),
    denyTrial: (member) => Effect.sync(() => changeMember(member, (premium) => ({ ...premium, hadTrial: true }))),
    grant: (member, { id, source, until, at }) =>
      Effect.sync(() => {
        const createdAt = subscriptions(member).get(id)?.createdAt ?? at;
        subscriptions(member).set(id, { id, source, grantedUntil: until, createdAt });
        refresh(member, false);
      }),
    code: (code) => Effect.sync(() => codes().get(code)),
    saveCode: (code) =>
      Effect.sync(() => void codes().set(code.code, { ...code, uses: codes().get(code.code)?.uses ?? code.uses })),
    wasRedeemed: (member, code) => Effect.sync(() => redemptions(member).has(code)),
    redeem: (member, code, now) =>
      Effect.suspend((): Effect.Effect<number, CodeRefused> => {
        const found = codes().get(code);
        const wasUsed = redemptions(member).has(code);
        const reason = refuseCode(found, { now, wasUsed, hasSubscription: false });
        if (reason !== undefined || found === undefined)
          return Effect.fail(reason ?? { _tag: "CodeRefused", reason: "unknown" });
        codes().set(code, { ...found, uses: found.uses + 1 });
        redemptions(member).set(code, now);
        const had = state.of(membersTable).get(member)?.member.premium?.until ?? 0;
        if (found.gives === "discount") return Effect.succeed(had);
        const until = monthsAfter(Math.max(now, had), found.months);
        subscriptions(member).set(`code ${code}`, {
          id: `code ${code}`,
          source: "code",
          grantedUntil: until,
          createdAt: now,
        });
        refresh(member, false);
        return Effect.succeed(until);
      }),
    ledger: (payment) =>
      Effect.sync(() =>
        [...ledger().values()].filter(({ id }) => payment === undefined || id.startsWith(`${payment} `)),
      ),
  };
};
