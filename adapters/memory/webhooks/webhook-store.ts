import { deliveryJob } from "@morsel/application/webhooks/delivery-job";
import type {
  BegunDelivery,
  WebhookDeliveryNotFound,
  WebhookExists,
  WebhookNotFound,
  WebhooksAreFull,
  WebhookSigning,
  WebhookStore,
} from "@morsel/application/webhooks/webhook-store";
import type { MemberId } from "@morsel/domain/identity";
import {
  KEPT_DELIVERIES,
  KEPT_DELIVERY_MS,
  TEST_EVENT,
  WEBHOOKS_LIMIT,
  type WebhookDelivery,
  type WebhookId,
} from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import { addJobs } from "../jobs/jobs-table.ts";
import type { MemoryState } from "../platform/state.ts";
import { addDelivery, webhooksOf, type StoredDelivery, type StoredWebhook } from "./webhook-tables.ts";

/** For stories and tests without Node: secrets and signatures are predictable. */
export const makeMemoryWebhookSigning = (): WebhookSigning => {
  let made = 0;
  return {
    fresh: () => `whsec_${String((made += 1)).padStart(43, "A")}=`,
    sign: (secret, content) => `v1,${secret.length + content.length}`,
  };
};

const read = ({ webhook: _webhook, round: _round, occurredAt: _at, ...delivery }: StoredDelivery): WebhookDelivery =>
  delivery;

/** Each method runs in one go, as a transaction would. */
export const makeMemoryWebhookStore = (state: MemoryState): WebhookStore => {
  const known = <A>(
    member: MemberId,
    id: WebhookId,
    use: (stored: StoredWebhook) => A,
  ): Effect.Effect<A, WebhookNotFound> =>
    Effect.suspend(() => {
      const stored = webhooksOf(state, member).webhooks.get(id);
      return stored === undefined
        ? Effect.fail({ _tag: "WebhookNotFound" as const, id })
        : Effect.sync(() => use(stored));
    });
  const put = (member: MemberId, id: WebhookId, next: StoredWebhook) =>
    webhooksOf(state, member).webhooks.set(id, next);
  return {
    all: (member) =>
      Effect.sync(() =>
        [...webhooksOf(state, member).webhooks.values()]
          .map(({ webhook }) => webhook)
          .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
      ),
    add: (member, made, secrets) =>
      Effect.suspend((): Effect.Effect<void, WebhookExists | WebhooksAreFull> => {
        const { webhooks } = webhooksOf(state, member);
        if (webhooks.has(made.id)) return Effect.fail({ _tag: "WebhookExists" as const, id: made.id });
        if (webhooks.size >= WEBHOOKS_LIMIT)
          return Effect.fail({ _tag: "WebhooksAreFull" as const, limit: WEBHOOKS_LIMIT });
        webhooks.set(made.id, { webhook: made, secrets });
        return Effect.void;
      }),
    remove: (member, id) =>
      known(member, id, () => {
        const { webhooks, deliveries } = webhooksOf(state, member);
        webhooks.delete(id);
        for (const [key, { webhook }] of deliveries) if (webhook === id) deliveries.delete(key);
      }),
    rotate: (member, id, next) =>
      known(member, id, (stored) => {
        put(member, id, { ...stored, secrets: next(stored.secrets) });
      }),
    turnOn: (member, id) =>
      known(member, id, (stored) => {
        const { failingSince: _, off: _off, ...webhook } = stored.webhook;
        put(member, id, { ...stored, webhook });
      }),
    deliveries: (member, id, { limit, before = Number.MAX_SAFE_INTEGER }) =>
      known(member, id, () =>
        [...webhooksOf(state, member).deliveries.values()]
          .filter(({ webhook, number }) => webhook === id && number < before)
          .toSorted((a, b) => b.number - a.number)
          .slice(0, limit)
          .map(read),
      ),
    test: (member, id, delivery) =>
      known(member, id, () =>
        addDelivery(state, member, { webhook: id, id: delivery, event: TEST_EVENT, subject: "" }),
      ),
    again: (member, id) =>
      Effect.suspend((): Effect.Effect<void, WebhookDeliveryNotFound> => {
        const { deliveries } = webhooksOf(state, member);
        const stored = deliveries.get(id);
        if (stored === undefined) return Effect.fail({ _tag: "WebhookDeliveryNotFound" as const, id });
        if (stored.state === "waiting") return Effect.void;
        const round = stored.round + 1;
        deliveries.set(id, { ...stored, state: "waiting", tries: 0, round });
        addJobs(state, [deliveryJob(member, id, round)]);
        return Effect.void;
      }),
    begin: (member, id, now) =>
      Effect.sync((): BegunDelivery | undefined => {
        const { webhooks, deliveries } = webhooksOf(state, member);
        const stored = deliveries.get(id);
        const owner = stored === undefined ? undefined : webhooks.get(stored.webhook);
        if (stored === undefined || owner === undefined || stored.state !== "waiting") return undefined;
        const occurredAt = stored.occurredAt ?? now;
        if (owner.webhook.off !== undefined) {
          const last = stored.last ?? { at: now, tookMs: 0, answer: "" };
          deliveries.set(id, { ...stored, occurredAt, state: "failed", last });
          return undefined;
        }
        const last = { tookMs: 0, answer: "", ...stored.last, at: now };
        const next = { ...stored, occurredAt, tries: stored.tries + 1 };
        deliveries.set(id, { ...next, last });
        return { webhook: owner.webhook, secrets: owner.secrets, delivery: read(next), occurredAt };
      }),
    settle: (member, { id: webhook, failingSince, off }, { id, state: settled, last }, jobs) =>
      Effect.sync(() => {
        const { webhooks, deliveries } = webhooksOf(state, member);
        const stored = deliveries.get(id);
        const owner = webhooks.get(webhook);
        if (stored !== undefined) deliveries.set(id, { ...stored, state: settled, last });
        if (owner !== undefined) {
          const { failingSince: _, off: _off, ...plain } = owner.webhook;
          const health = {
            ...(failingSince === undefined ? {} : { failingSince }),
            ...(off === undefined ? {} : { off }),
          };
          webhooks.set(webhook, { ...owner, webhook: { ...plain, ...health } });
        }
        const all = [...deliveries.values()].filter((one) => one.webhook === webhook);
        const oldest = Math.max(0, ...all.map(({ number }) => number)) - KEPT_DELIVERIES;
        for (const one of all)
          if (
            one.state !== "waiting" &&
            (one.number <= oldest || (one.last !== undefined && one.last.at < last.at - KEPT_DELIVERY_MS))
          )
            deliveries.delete(one.id);
        addJobs(state, jobs);
      }),
  };
};
