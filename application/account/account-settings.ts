import {
  DEFAULT_PRIVACY,
  type DiarySharing,
  type ProfilePart,
  type ProfilePrivacy,
  type Visibility,
} from "@morsel/domain/social";

/** Mail that comes again and again; each can be stopped with one click (W227). What concerns the account's safety always comes. */
export const MAIL_LISTS = ["weekly_digest", "messages", "invitations"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** What of a member's own acts friends read in their news. */
export const NEWS_KINDS = ["diary_completed", "exercise", "weight", "friends"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const AD_CONSENTS = ["ads", "personalisedAds", "analytics", "marketing"] as const;
export type AdConsent = (typeof AD_CONSENTS)[number];

export type AccountSettings = {
  readonly mail: Readonly<Record<MailList, boolean>>;
  readonly news: Readonly<Record<NewsKind, boolean>>;
  readonly sharing: DiarySharing;
  readonly privacy: ProfilePrivacy;
  /** CO9: what the member allowed by name, and when that was chosen last. */
  readonly ads: Readonly<Record<AdConsent, boolean>>;
  readonly adsChosenAt?: number;
  readonly version: number;
};

/** J27: nothing is sent, shown or measured that the member has not chosen. */
export const DEFAULT_ACCOUNT_SETTINGS: AccountSettings = {
  mail: { weekly_digest: false, messages: true, invitations: true },
  news: { diary_completed: true, exercise: true, weight: false, friends: true },
  sharing: { _tag: "Private" },
  privacy: DEFAULT_PRIVACY,
  ads: { ads: false, personalisedAds: false, analytics: false, marketing: false },
  version: 0,
};

/** What changes; the rest stays. */
export type AccountSettingsChange = {
  readonly mail?: Partial<Record<MailList, boolean>>;
  readonly news?: Partial<Record<NewsKind, boolean>>;
  readonly sharing?: DiarySharing;
  readonly privacy?: Partial<Record<ProfilePart, Visibility>>;
  readonly ads?: Partial<Record<AdConsent, boolean>>;
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** J27: the settings with what changes; the same ones, with their version, where nothing does. */
export const changeAccountSettings = (
  settings: AccountSettings,
  { mail, news, sharing, privacy, ads }: AccountSettingsChange,
  now: number,
): AccountSettings => {
  const next: AccountSettings = {
    ...settings,
    mail: { ...settings.mail, ...mail },
    news: { ...settings.news, ...news },
    sharing: sharing ?? settings.sharing,
    privacy: { ...settings.privacy, ...privacy },
    ads: { ...settings.ads, ...ads },
    ...(ads === undefined || settings.adsChosenAt === now ? {} : { adsChosenAt: now }),
  };
  const before = { ...settings, adsChosenAt: 0 };
  if (
    ads === undefined
      ? isSame(next, settings)
      : settings.adsChosenAt !== undefined && isSame({ ...next, adsChosenAt: 0 }, before)
  )
    return settings;
  return { ...next, version: settings.version + 1 };
};

/** What was not yet known when they were written is as it is for everybody. */
export const readAccountSettings = (kept: Partial<AccountSettings>): AccountSettings => ({
  ...DEFAULT_ACCOUNT_SETTINGS,
  ...kept,
  mail: { ...DEFAULT_ACCOUNT_SETTINGS.mail, ...kept.mail },
  news: { ...DEFAULT_ACCOUNT_SETTINGS.news, ...kept.news },
  privacy: { ...DEFAULT_ACCOUNT_SETTINGS.privacy, ...kept.privacy },
  ads: { ...DEFAULT_ACCOUNT_SETTINGS.ads, ...kept.ads },
});
