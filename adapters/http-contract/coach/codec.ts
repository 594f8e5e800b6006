import type { CoachComment } from "@morsel/application/coach/comment-store";
import type { CoachClient } from "@morsel/application/coach/read-client";
import type { CoachLinkPreview, GivenGrant, LookPage } from "@morsel/application/coach/use-cases";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WireClients, WireComments, WireGrants, WireLinkPreview, WireLooks } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writeGrants = (grants: readonly GivenGrant[]): WireGrants => ({
  items: grants.map(({ createdAt, linkExpiresAt, expiresAt, ...grant }) => ({
    ...grant,
    created_at: instant(createdAt),
    link_expires_at: instant(linkExpiresAt),
    expires_at: instant(expiresAt),
  })),
});

export const readGrants = ({ items }: WireGrants): readonly GivenGrant[] =>
  items.map(({ created_at: createdAt, link_expires_at: linkExpiresAt, expires_at: expiresAt, ...grant }) => ({
    ...grant,
    createdAt: Date.parse(createdAt),
    linkExpiresAt: Date.parse(linkExpiresAt),
    expiresAt: Date.parse(expiresAt),
  }));

export const writeLinkPreview = ({ username, scopes, expiresAt }: CoachLinkPreview): WireLinkPreview => ({
  username,
  scopes,
  expires_at: instant(expiresAt),
});

export const readLinkPreview = ({ expires_at: expiresAt, ...preview }: WireLinkPreview): CoachLinkPreview => ({
  ...preview,
  expiresAt: Date.parse(expiresAt),
});

export const writeLooks = ({ items, next }: LookPage): WireLooks => ({
  items: items.map(({ id, username, scope, date, at }) => ({
    id,
    username: username ?? null,
    scope,
    date: date ?? null,
    at: instant(at),
  })),
  next: next ?? null,
});

export const readLooks = ({ items, next }: WireLooks): LookPage => ({
  items: items.map(({ username, date, at, ...look }) => ({
    ...look,
    at: Date.parse(at),
    ...(username === null ? {} : { username }),
    ...(date === null ? {} : { date }),
  })),
  ...(next === null ? {} : { next }),
});

export const writeClients = (clients: readonly CoachClient[]): WireClients => ({
  items: clients.map(({ id, username, scopes, expiresAt, logged, waiting }) => ({
    id,
    username,
    scopes,
    expires_at: instant(expiresAt),
    logged: logged === undefined ? null : { last: logged.last ?? null, of_week: logged.ofWeek },
    waiting: waiting ?? null,
  })),
});

export const readClients = ({ items }: WireClients): readonly CoachClient[] =>
  items.map(({ expires_at: expiresAt, logged, waiting, ...client }) => ({
    ...client,
    expiresAt: Date.parse(expiresAt),
    ...(waiting === null ? {} : { waiting: { ...waiting, date: waiting.date as CalendarDate } }),
    ...(logged === null
      ? {}
      : {
          logged: {
            ofWeek: logged.of_week,
            ...(logged.last === null ? {} : { last: logged.last as CalendarDate }),
          },
        }),
  }));

export const writeComments = (comments: readonly CoachComment[]): WireComments => ({
  items: comments.map(({ isCoach, entry, at, isNew, ...comment }) => ({
    ...comment,
    is_by_coach: isCoach,
    entry_id: entry ?? null,
    at: instant(at),
    is_new: isNew,
  })),
});

export const readComments = ({ items }: WireComments): readonly CoachComment[] =>
  items.map(({ is_by_coach: isCoach, entry_id: entry, at, is_new: isNew, date, ...comment }) => ({
    ...comment,
    date: date as CalendarDate,
    isCoach,
    isNew,
    at: Date.parse(at),
    ...(entry === null ? {} : { entry }),
  }));
