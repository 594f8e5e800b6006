import type { AccountSettings, SecurityEvent } from "@morsel/domain/account";
import type { AccountEvents } from "@morsel/application/account/client/account-client";
import type { AccountSettingsWish, SharingWish } from "@morsel/application/account/change-settings";
import type { DiarySharing } from "@morsel/domain/privacy";
import type { WireAccountSettings, WireAccountSettingsChange, WireSecurityEvents, WireSharingWish } from "./schemas.ts";

const WIRE = { Public: "public", Friends: "friends", Locked: "locked", Private: "private" } as const;

export const writeSharing = (sharing: DiarySharing): WireAccountSettings["sharing"] => ({
  diary: WIRE[sharing._tag],
});

export const readSharing = ({ diary, key }: WireSharingWish): SharingWish => {
  switch (diary) {
    case "public":
      return { _tag: "Public" };
    case "friends":
      return { _tag: "Friends" };
    case "private":
      return { _tag: "Private" };
    case "locked":
      return { _tag: "Locked", ...(key === undefined ? {} : { key }) };
  }
};

export const writeAccountSettings = ({ sharing, ...settings }: AccountSettings): WireAccountSettings => ({
  ...settings,
  sharing: writeSharing(sharing),
});

export const readAccountSettings = ({ sharing, ...settings }: WireAccountSettings): AccountSettings => ({
  ...settings,
  sharing: readSharing(sharing),
});

export const writeAccountSettingsChange = (
  version: number,
  { sharing, ...change }: AccountSettingsWish,
): WireAccountSettingsChange => ({
  version,
  ...change,
  ...(sharing === undefined
    ? {}
    : { sharing: { ...writeSharing(sharing), ...("key" in sharing ? { key: sharing.key } : {}) } }),
});

const cursorOf = ({ at, id }: SecurityEvent): string => `${at}.${id}`;

/** `limit` is how many were asked for: a page that is full may have one behind it. */
export const writeSecurityEvents = (events: readonly SecurityEvent[], limit: number): WireSecurityEvents => {
  const last = events.at(-1);
  return {
    items: events.map(({ id, kind, at, device }) => ({ id, kind, at: new Date(at).toISOString(), ...device })),
    next: last === undefined || events.length < limit ? null : cursorOf(last),
  };
};

export const readCursor = (cursor: string): { readonly at: number; readonly id: string } | undefined => {
  const [, at, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
};

export const readSecurityEvents = ({ items, next }: WireSecurityEvents): AccountEvents => ({
  items: items.map(({ id, kind, at, browser, system, network }) => ({
    id,
    kind,
    at: Date.parse(at),
    device: {
      ...(browser === undefined ? {} : { browser }),
      ...(system === undefined ? {} : { system }),
      ...(network === undefined ? {} : { network }),
    },
  })),
  ...(next === null ? {} : { next }),
});
