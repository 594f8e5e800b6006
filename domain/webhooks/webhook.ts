import type { Brand } from "../brand/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** Changes that a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  "diary_day.changed",
  "exercise_day.changed",
  "water_day.changed",
  "measurement_day.changed",
  "message.received",
  "invitation.received",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent by a member to see if the address listens. */
export const TEST_EVENT = "webhook.test";
export type ToldEvent = WebhookEvent | typeof TEST_EVENT;

export type WebhookId = string & Brand<"WebhookId">;

/** Why a webhook is turned off. */
export type TurnedOff = "failing" | "gone";

/** A webhook as its member sees it: its secret is told once. */
export type Webhook = {
  readonly id: WebhookId;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly createdAt: number;
  /** W725: since when every try failed. */
  readonly failingSince?: number;
  readonly off?: { readonly at: number; readonly because: TurnedOff };
};

export type WebhookFieldRefused = {
  readonly _tag: "WebhookFieldRefused";
  readonly field: "url" | "events";
  readonly max: number;
};

/** W720: a member has no more webhooks than this. */
export const WEBHOOKS_LIMIT = 10;
const URL_MAX = 500;

const isAddress = (url: string): boolean => /^https:\/\/[^\s/?#@:\\]+(?::443)?(?:[/?][^\s#]*)?$/i.test(url);

/** W720 */
export const webhook = (given: Webhook): Result<Webhook, WebhookFieldRefused> => {
  const url = given.url.trim();
  if (url.length > URL_MAX || !isAddress(url)) return err({ _tag: "WebhookFieldRefused", field: "url", max: URL_MAX });
  const events = WEBHOOK_EVENTS.filter((event) => given.events.includes(event));
  return events.length === 0
    ? err({ _tag: "WebhookFieldRefused", field: "events", max: WEBHOOK_EVENTS.length })
    : ok({ ...given, url, events });
};

/** The host of an address, all of it that is shown where there is little room. */
export const webhookHost = (url: string): string => /^https:\/\/([^/?:]+)/i.exec(url)?.[1] ?? url;

/** W720, W725: if a webhook is to be told of an event. */
export const isToldOf = ({ events, off }: Pick<Webhook, "events" | "off">, event: WebhookEvent): boolean =>
  off === undefined && events.includes(event);
