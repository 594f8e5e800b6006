import { isSameContent } from "../versioned-records/index.ts";
import {
  DEFAULT_PRIVACY,
  PROFILE_PARTS,
  type DiarySharing,
  type ProfilePart,
  type ProfilePrivacy,
  type Visibility,
} from "../privacy/index.ts";

/** Mail that comes again and again; each can be stopped with one click (W227). What concerns the account's safety always comes. */
export const MAIL_LISTS = ["weekly_digest", "messages", "invitations"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Kinds of entries that the news feed posts for a member who chose them. */
export const NEWS_KINDS = ["weight_lost", "streak", "day_completed", "joined"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** `feed` is whether the member takes part in the news feed at all. */
export const NEWS_SETTINGS = ["feed", ...NEWS_KINDS] as const;
export type NewsSetting = (typeof NEWS_SETTINGS)[number];

export type AccountSettings = {
  readonly mail: Readonly<Record<MailList, boolean>>;
  readonly news: Readonly<Record<NewsSetting, boolean>>;
  readonly sharing: DiarySharing;
  readonly privacy: ProfilePrivacy;
  readonly version: number;
};

/** J27: nothing is sent, shown or measured that the member has not chosen. */
export const DEFAULT_ACCOUNT_SETTINGS: AccountSettings = {
  mail: { weekly_digest: false, messages: true, invitations: true },
  news: { feed: true, weight_lost: false, streak: false, day_completed: false, joined: false },
  sharing: { _tag: "Private" },
  privacy: DEFAULT_PRIVACY,
  version: 0,
};

/** Changes the settings that are given; the rest stays. */
export type AccountSettingsChange = {
  readonly mail?: Partial<Record<MailList, boolean>>;
  readonly news?: Partial<Record<NewsSetting, boolean>>;
  readonly sharing?: DiarySharing;
  readonly privacy?: Partial<Record<ProfilePart, Visibility>>;
};

/** J27: the settings with what changes; the same ones, with their version, where nothing does. */
export const changeAccountSettings = (
  settings: AccountSettings,
  { mail, news, sharing, privacy }: AccountSettingsChange,
): AccountSettings => {
  const next: AccountSettings = {
    ...settings,
    mail: { ...settings.mail, ...mail },
    news: { ...settings.news, ...news },
    sharing: sharing ?? settings.sharing,
    privacy: { ...settings.privacy, ...privacy },
  };
  return isSameContent(next, settings) ? settings : { ...next, version: settings.version + 1 };
};

/** The values of these names alone, so that a name that is no longer known is dropped. */
const known = <Name extends string, V>(
  names: readonly Name[],
  defaults: Readonly<Record<Name, V>>,
  kept: Partial<Record<Name, V>> = {},
): Record<Name, V> => Object.fromEntries(names.map((name) => [name, kept[name] ?? defaults[name]])) as Record<Name, V>;

/** Settings introduced after they were stored take their defaults; those that are gone are dropped. */
export const readAccountSettings = (kept: Partial<AccountSettings>): AccountSettings => ({
  ...DEFAULT_ACCOUNT_SETTINGS,
  ...kept,
  mail: known(MAIL_LISTS, DEFAULT_ACCOUNT_SETTINGS.mail, kept.mail),
  news: known(NEWS_SETTINGS, DEFAULT_ACCOUNT_SETTINGS.news, kept.news),
  privacy: known(PROFILE_PARTS, DEFAULT_ACCOUNT_SETTINGS.privacy, kept.privacy),
});
