import type { Health } from "@morsel/application/back-office/health";
import type { ShownEvent } from "@morsel/application/back-office/client/back-office-client";
import type { StoredEvent } from "@morsel/application/back-office/payment-events";
import type { Statistics } from "@morsel/application/back-office/statistics";
import type { Listed } from "@morsel/application/admin/client/admin-client";
import type { Announcement } from "@morsel/domain/back-office";
import { isLocale, type Locale } from "@morsel/domain/locales";
import type {
  WireAnnouncement,
  WireCurrentAnnouncement,
  WireHealth,
  WirePaymentEvents,
  WireStatistics,
} from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Only languages of the product. */
export const readTexts = (wire: Readonly<Record<string, string>>): Announcement["texts"] => {
  const texts: Partial<Record<Locale, string>> = {};
  for (const [locale, text] of Object.entries(wire)) if (isLocale(locale)) texts[locale] = text;
  return texts;
};

const writeOne = ({ id, texts, link, from, until }: Announcement): WireAnnouncement => ({
  id,
  texts,
  link: link ?? null,
  from: instant(from),
  until: instant(until),
});

export const writeAnnouncement = (announcement: Announcement | undefined): WireCurrentAnnouncement => ({
  announcement: announcement === undefined ? null : writeOne(announcement),
});

export const readAnnouncement = ({ announcement }: WireCurrentAnnouncement): Announcement | undefined => {
  if (announcement === null) return undefined;
  const { id, texts, link, from, until } = announcement;
  return {
    id,
    texts: readTexts(texts),
    from: Date.parse(from),
    until: Date.parse(until),
    ...(link === null ? {} : { link }),
  };
};

export const writeStatistics = ({ weeks, ...rest }: Statistics): WireStatistics => ({
  ...rest,
  weeks: weeks.map(({ week, ...row }) => ({ ...row, week: instant(week) })),
});

export const readStatistics = ({ weeks, ...rest }: WireStatistics): Statistics => ({
  ...rest,
  weeks: weeks.map(({ week, ...row }) => ({ ...row, week: Date.parse(week) })),
});

export const writeHealth = (health: Health): WireHealth => ({
  engine: health.engine,
  schema: health.schema,
  database_bytes: health.databaseBytes,
  answer_ms: health.answerMs,
  free_bytes: health.freeBytes,
  disk_bytes: health.diskBytes,
  memory_bytes: health.memoryBytes,
  uptime_seconds: health.uptimeSeconds,
  program: health.program,
  node: health.node,
});

export const readHealth = (wire: WireHealth): Health => ({
  engine: wire.engine,
  schema: wire.schema,
  databaseBytes: wire.database_bytes,
  answerMs: wire.answer_ms,
  freeBytes: wire.free_bytes,
  diskBytes: wire.disk_bytes,
  memoryBytes: wire.memory_bytes,
  uptimeSeconds: wire.uptime_seconds,
  program: wire.program,
  node: wire.node,
});

export const writeEvents = ({ items, next }: Listed<StoredEvent>): WirePaymentEvents => ({
  items: items.map(({ provider, id, member, receivedAt, appliedAt }) => ({
    provider,
    id,
    member_id: member ?? null,
    received_at: instant(receivedAt),
    applied_at: appliedAt === undefined ? null : instant(appliedAt),
  })),
  next: next ?? null,
});

export const readEvents = ({ items, next }: WirePaymentEvents): Listed<ShownEvent> => ({
  items: items.map(({ provider, id, member_id: member, received_at: receivedAt, applied_at: appliedAt }) => ({
    provider,
    id,
    receivedAt: Date.parse(receivedAt),
    ...(member === null ? {} : { member }),
    ...(appliedAt === null ? {} : { appliedAt: Date.parse(appliedAt) }),
  })),
  ...(next === null ? {} : { next }),
});
