import type { ReactedPage } from "@morsel/application/forum/reaction-cases";
import type { WireReactedPage } from "./schemas.ts";

export const writeReactedPage = ({ items, next }: ReactedPage): WireReactedPage => ({
  items: items.map(({ topic, createdAt, at, isUnread, ...post }) => ({
    ...post,
    topic_id: topic,
    created_at: new Date(createdAt).toISOString(),
    at: new Date(at).toISOString(),
    is_unread: isUnread,
  })),
  next: next ?? null,
});

export const readReactedPage = ({ items, next }: WireReactedPage): ReactedPage => ({
  items: items.map(({ topic_id: topic, created_at: createdAt, at, is_unread: isUnread, ...post }) => ({
    ...post,
    topic,
    createdAt: Date.parse(createdAt),
    at: Date.parse(at),
    isUnread,
  })),
  ...(next === null ? {} : { next }),
});
