import type { ShownPage } from "@morsel/application/messages/client/messages-client";
import type { StoredDraft } from "@morsel/application/messages/message-store";
import type { WireDrafts, WireMessagePage } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** `bodyOf` cuts a body where a list shows its beginning alone. */
export const writeMessagePage =
  (bodyOf: (body: string) => string = (body) => body) =>
  ({ items, next }: ShownPage): WireMessagePage => ({
    items: items.map(({ id, thread, username, isSent, isRead, sentAt, subject, body }) => ({
      id,
      thread,
      username: username ?? null,
      direction: isSent ? "sent" : "received",
      is_read: isRead,
      sent_at: instant(sentAt),
      subject,
      body: bodyOf(body),
    })),
    next: next ?? null,
  });

export const readMessagePage = ({ items, next }: WireMessagePage): ShownPage => ({
  items: items.map(({ username, direction, is_read: isRead, sent_at: sentAt, ...message }) => ({
    ...message,
    ...(username === null ? {} : { username }),
    isSent: direction === "sent",
    isRead,
    sentAt: Date.parse(sentAt),
  })),
  ...(next === null ? {} : { next }),
});

export const writeDrafts = (drafts: readonly StoredDraft[]): WireDrafts => ({
  items: drafts.map(({ replyTo, savedAt, ...draft }) => ({
    ...draft,
    reply_to: replyTo ?? null,
    saved_at: instant(savedAt),
  })),
});

export const readDrafts = ({ items }: WireDrafts): readonly StoredDraft[] =>
  items.map(({ reply_to: replyTo, saved_at: savedAt, ...draft }) => ({
    ...draft,
    ...(replyTo === null ? {} : { replyTo }),
    savedAt: Date.parse(savedAt),
  }));
