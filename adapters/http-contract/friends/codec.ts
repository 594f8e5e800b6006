import type { FriendPage, InvitationPage, InvitationPreview } from "@morsel/application/friends/use-cases";
import type { WireFriendPage, WireInvitationPage, WireInvitationPreview } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writeFriendPage = ({ items, total, next }: FriendPage): WireFriendPage => ({
  items: items.map(({ username, friendsSince, lastLogin }) => ({
    username,
    friends_since: instant(friendsSince),
    last_login: lastLogin === undefined ? null : instant(lastLogin),
  })),
  total,
  next: next ?? null,
});

export const readFriendPage = ({ items, total, next }: WireFriendPage): FriendPage => ({
  items: items.map(({ username, friends_since: since, last_login: lastLogin }) => ({
    username,
    friendsSince: Date.parse(since),
    lastLogin: lastLogin === null ? undefined : Date.parse(lastLogin),
  })),
  total,
  ...(next === null ? {} : { next }),
});

export const writeInvitationPage = ({ items, next }: InvitationPage): WireInvitationPage => ({
  items: items.map(({ id, username, email, createdAt, expiresAt }) => ({
    id,
    ...(username === undefined ? {} : { username }),
    ...(email === undefined ? {} : { email }),
    created_at: instant(createdAt),
    expires_at: expiresAt === undefined ? null : instant(expiresAt),
  })),
  next: next ?? null,
});

export const readInvitationPage =
  (isSent: boolean) =>
  ({ items, next }: WireInvitationPage): InvitationPage => ({
    items: items.map(({ created_at: createdAt, expires_at: expiresAt, ...invitation }) => ({
      ...invitation,
      isSent,
      status: "pending",
      createdAt: Date.parse(createdAt),
      ...(expiresAt === null ? {} : { expiresAt: Date.parse(expiresAt) }),
    })),
    ...(next === null ? {} : { next }),
  });

export const writeInvitationPreview = ({ username, expiresAt }: InvitationPreview): WireInvitationPreview => ({
  username,
  expires_at: instant(expiresAt),
});

export const readInvitationPreview = ({
  username,
  expires_at: expiresAt,
}: WireInvitationPreview): InvitationPreview => ({ username, expiresAt: Date.parse(expiresAt) });
