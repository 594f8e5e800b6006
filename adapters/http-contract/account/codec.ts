import type { AccountSettings, AccountSettingsChange, SecurityEvent } from "@morsel/domain/account";
import type { AccountEvents } from "@morsel/application/account/client/account-client";
import type { DiarySharing } from "@morsel/domain/privacy";
import type { WireAccountSettings, WireAccountSettingsChange, WireSecurityEvents } from "./schemas.ts";

const WIRE = { Public: "public", Friends: "friends", Locked: "locked", Private: "private" } as const;

export const writeSharing = (sharing: DiarySharing): WireAccountSettings["sharing"] => ({
  diary: WIRE[sharing._tag],
  ...(sharing._tag === "Locked" ? { key: sharing.key } : {}),
});

/** Undefined for a locked diary without a key. */
export const readSharing = ({ diary, key }: WireAccountSettings["sharing"]): DiarySharing | undefined => {
  switch (diary) {
    case "public":
      return { _tag: "Public" };
    case "friends":
      return { _tag: "Friends" };
    case "private":
      return { _tag: "Private" };
    case "locked":
      return key === undefined || key.trim() === "" ? undefined : { _tag: "Locked", key };
  }
};

export const writeAccountSettings = ({ sharing, ...settings }: AccountSettings): WireAccountSettings => ({
  ...settings,
  sharing: writeSharing(sharing),
});

export const readAccountSettings = ({ sharing, ...settings }: WireAccountSettings): AccountSettings => ({
  ...settings,
  sharing: readSharing(sharing) ?? { _tag: "Private" },
});

export const writeAccountSettingsChange = (
  version: number,
  { sharing, ...change }: AccountSettingsChange,
): WireAccountSettingsChange => ({
  version,
  ...change,
  ...(sharing === undefined ? {} : { sharing: writeSharing(sharing) }),
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
