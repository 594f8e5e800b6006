/** Every room of a member's settings, in groups. A room that is not open is left out where they are shown. */
export const SETTINGS_GROUPS = [
  { id: "account", rooms: ["change-username", "email-settings", "notifications", "change-password", "security-log"] },
  { id: "place", rooms: ["configure-units", "language-setting", "timezone"] },
  { id: "food", rooms: ["my-goals", "change-goals-guided", "diary-settings", "household"] },
  {
    id: "privacy",
    rooms: [
      "profile",
      "sharing",
      "coaches",
      "profile-privacy",
      "news-feed-settings",
      "ad-consent-settings",
      "consents-existing",
    ],
  },
  { id: "more", rooms: ["api-tokens", "webhooks", "help", "confirm-delete"] },
] as const;

export type SettingsRoom = (typeof SETTINGS_GROUPS)[number]["rooms"][number];
export type SettingsGroupId = (typeof SETTINGS_GROUPS)[number]["id"];

export const settingsPath = (room: SettingsRoom): string => (room === "household" ? "/household" : `/account/${room}`);

/** A room in words: its name, today's value, and the group in which it stands. */
export type NamedRoom = { readonly name: string; readonly value: string; readonly group: string };

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if every typed word begins a word of the room's name, value or group. */
export const isFoundBy = (text: string, { name, value, group }: NamedRoom): boolean => {
  const words = plain(`${name} ${value} ${group}`).split(/[^\p{L}\p{N}]+/u);
  return plain(text)
    .split(/\s+/)
    .filter((word) => word !== "")
    .every((typed) => words.some((word) => word.startsWith(typed)));
};
