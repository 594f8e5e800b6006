import { err, ok, type Result } from "../result/index.ts";
import { plainLine, plainText } from "../text/index.ts";
import type { Notifications } from "./invitations.ts";

export type Message = { readonly subject: string; readonly body: string };
export type MessageRefused = {
  readonly _tag: "MessageRefused";
  readonly field: keyof Message;
  readonly min: 0 | 1;
  readonly max: number;
};

/** SO18: characters of a subject and of a message. */
export const MESSAGE_MAX = { subject: 120, body: 10_000 } as const;

/** SO18: a message has a text, perhaps a subject; space around them is taken off. */
export const checkMessage = (given: Message): Result<Message, MessageRefused> => {
  const subject = given.subject.trim() === "" ? "" : plainLine(given.subject, MESSAGE_MAX.subject);
  const body = plainText(given.body, MESSAGE_MAX.body);
  if (subject === undefined) return err({ _tag: "MessageRefused", field: "subject", min: 0, max: MESSAGE_MAX.subject });
  return body === undefined
    ? err({ _tag: "MessageRefused", field: "body", min: 1, max: MESSAGE_MAX.body })
    : ok({ subject, body });
};

export const NO_NOTIFICATIONS: Notifications = { unread_message_count: 0, new_invitation_count: 0 };

export type WritesToOneself = { readonly _tag: "WritesToOneself" };
/** Said as "no such member", so that a block stays unnoticed. */
export type RecipientUnknown = { readonly _tag: "RecipientUnknown" };

/** SO8, SO23: a member writes to any other; a block looks like an unknown member. */
export const checkRecipient = (facts: {
  readonly from: string;
  /** Undefined where no member has the name. */
  readonly to: string | undefined;
  readonly isBlocked: boolean;
}): Result<string, WritesToOneself | RecipientUnknown> => {
  if (facts.to === facts.from) return err({ _tag: "WritesToOneself" });
  return facts.to === undefined || facts.isBlocked ? err({ _tag: "RecipientUnknown" }) : ok(facts.to);
};

/** SO24: characters of a message that a list shows. */
export const EXCERPT_MAX = 160;
export const excerptOf = (body: string): string => {
  const line = body
    .slice(0, EXCERPT_MAX * 4)
    .replaceAll(/\s+/gu, " ")
    .trim();
  const letters = [...line];
  return letters.length > EXCERPT_MAX ? `${letters.slice(0, EXCERPT_MAX - 1).join("")}…` : line;
};

/** SO25: what is compared of a text that is searched: compatibility forms and case fall away. */
export const messageKey = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();

export type MessageDraft = Message & { readonly recipient: string };

/** SO28: why a message is reported to the moderators. */
export const REPORT_REASONS = ["spam", "harassment", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** FO30: why a food is reported. */
export const FOOD_REPORT_REASONS = ["wrong_values", "duplicate", "offensive", "other"] as const;
export type FoodReportReason = (typeof FOOD_REPORT_REASONS)[number];
export const REPORT_TEXT_MAX = 1000;
export type ReportRefused = { readonly _tag: "ReportRefused"; readonly max: number };

/** SO28: a report may say more in some words. */
export const checkReportText = (given: string): Result<string, ReportRefused> => {
  const text = given.trim() === "" ? "" : plainText(given, REPORT_TEXT_MAX);
  return text === undefined ? err({ _tag: "ReportRefused", max: REPORT_TEXT_MAX }) : ok(text);
};
