import { utcText } from "../calendar/index.ts";
import { TEST_EVENT, type ToldEvent, type TurnedOff, type Webhook } from "./webhook.ts";

/** Seconds within which an address answers. */
export const ANSWER_SECONDS = 15;
/** W724: tries of a message in all: a little more than a day. */
export const WEBHOOK_TRIES = 15;
/** W726 */
export const KEPT_DELIVERIES = 100;
export const KEPT_DELIVERY_MS = 30 * 86_400_000;
const ANSWER_MAX = 500;
const FAILING_MS = 5 * 86_400_000;
const GONE = 410;

/** Outcome of one try: an answer, or a word for why there was none. */
export type WebhookTry = {
  readonly at: number;
  readonly tookMs: number;
  readonly status?: number;
  readonly failure?: string;
  /** The beginning of what was answered. */
  readonly answer: string;
};

export type DeliveryState = "waiting" | "delivered" | "failed";

/** A message to a webhook, as its member sees it. */
export type WebhookDelivery = {
  readonly id: string;
  /** Counts the messages of a webhook. */
  readonly number: number;
  readonly event: ToldEvent;
  /** The day that changed; empty where the event is of no day. */
  readonly subject: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly last?: WebhookTry;
};

/** W724 */
export const isDelivered = ({ status = 0 }: Pick<WebhookTry, "status">): boolean => status >= 200 && status < 300;

/** W726: text as it may be shown, without what steers a screen. */
export const shownAnswer = (text: string): string =>
  text
    .slice(0, 2 * ANSWER_MAX)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, ANSWER_MAX);

type Health = Pick<Webhook, "failingSince" | "off">;

/** W725: the webhook after a try. */
export const healthAfter = (before: Health, tried: Pick<WebhookTry, "status" | "at">): Health => {
  if (isDelivered(tried)) return before.off === undefined ? {} : { off: before.off };
  const failingSince = before.failingSince ?? tried.at;
  if (before.off !== undefined) return { failingSince, off: before.off };
  const because: TurnedOff | undefined =
    tried.status === GONE ? "gone" : tried.at - failingSince >= FAILING_MS ? "failing" : undefined;
  return because === undefined ? { failingSince } : { failingSince, off: { at: tried.at, because } };
};

/** W724, W725: the state of a message after a try, of which so many were made; nothing waits for a webhook that is turned off. */
export const stateAfter = (
  tried: Pick<WebhookTry, "status">,
  tries: number,
  { off }: Pick<Webhook, "off">,
): DeliveryState =>
  isDelivered(tried) ? "delivered" : off !== undefined || tries >= WEBHOOK_TRIES ? "failed" : "waiting";

/** W721: the body of a message, the same at each try. */
export const messageBody = (event: ToldEvent, subject: string, occurredAt: number): string =>
  JSON.stringify({
    type: event,
    timestamp: utcText(occurredAt),
    data: event === TEST_EVENT || subject === "" ? {} : { date: subject },
  });
