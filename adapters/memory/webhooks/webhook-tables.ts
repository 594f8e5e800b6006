import { deliveryJob } from "@morsel/application/webhooks/delivery-job";
import type { MemberId } from "@morsel/domain/identity";
import {
  isToldOf,
  type ToldEvent,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookId,
  type WebhookSecret,
} from "@morsel/domain/webhooks";
import { addJobs } from "../jobs/jobs-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export type StoredWebhook = { readonly webhook: Webhook; readonly secrets: readonly WebhookSecret[] };
export type StoredDelivery = WebhookDelivery & {
  readonly webhook: WebhookId;
  readonly round: number;
  readonly occurredAt?: number;
};

/** Counts the messages of all members: their ids are UUIDs that can be told apart. */
const madeTable = memoryTable(() => ({ count: 0 }));
const nextId = (state: MemoryState): string =>
  `00000000-0000-4000-8000-${String((state.of(madeTable).count += 1)).padStart(12, "0")}`;

type Tables = { readonly webhooks: Map<WebhookId, StoredWebhook>; readonly deliveries: Map<string, StoredDelivery> };
const table = memoryTable(() => new Map<MemberId, Tables>());

export const webhooksOf = (state: MemoryState, member: MemberId): Tables => {
  const known = state.of(table).get(member) ?? { webhooks: new Map(), deliveries: new Map() };
  state.of(table).set(member, known);
  return known;
};

type Message = {
  readonly webhook: WebhookId;
  readonly id: string;
  readonly event: ToldEvent;
  readonly subject: string;
};

/** W722: nothing where one waits that was never tried, or the id is known. */
export const addDelivery = (state: MemoryState, member: MemberId, message: Message): void => {
  const { deliveries } = webhooksOf(state, member);
  const ofWebhook = [...deliveries.values()].filter(({ webhook }) => webhook === message.webhook);
  const isTold = ofWebhook.some(
    ({ event, subject, occurredAt }) =>
      event === message.event && subject === message.subject && occurredAt === undefined,
  );
  if (isTold || deliveries.has(message.id)) return;
  const number = Math.max(0, ...ofWebhook.map((one) => one.number)) + 1;
  deliveries.set(message.id, { ...message, number, state: "waiting", round: 0, tries: 0 });
  addJobs(state, [deliveryJob(member, message.id, 0)]);
};

/** W220: in one go with the change. */
export const addMemoryWebhookEvents = (
  state: MemoryState,
  member: MemberId,
  event: WebhookEvent,
  subjects: Iterable<string>,
): void => {
  const told = [...webhooksOf(state, member).webhooks.values()].filter(({ webhook }) => isToldOf(webhook, event));
  for (const subject of new Set(subjects))
    for (const { webhook } of told)
      addDelivery(state, member, { webhook: webhook.id, id: nextId(state), event, subject });
};
