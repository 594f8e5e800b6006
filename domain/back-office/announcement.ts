import { DEFAULT_LOCALE, LOCALES, type Locale } from "../locales/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

/** BO4: `id` tells one from the next, so that who closed it sees the next one. */
export type Announcement = {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  /** The page, or the address elsewhere, that the text leads to. */
  readonly link?: string;
  readonly from: number;
  readonly until: number;
};

export type AnnouncementRefused = {
  readonly _tag: "AnnouncementRefused";
  readonly field: "texts" | "link" | "from" | "until";
};

/** BO4 */
export const ANNOUNCEMENT_LENGTH = 200;
const LINK_LENGTH = 500;
const MOST_MS = 366 * 86_400_000;

/** A host by its name, without a name of somebody before it. */
const HTTPS = /^https:\/\/[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?(?:[/?#]|$)/;

/** BO4: an address with https, or a path of the product: nothing that runs, and no other host in disguise. */
const isLink = (link: string): boolean => {
  if (link.length > LINK_LENGTH || /[\s\\]/.test(link)) return false;
  if (/^\/(?!\/)/.test(link)) return true;
  return HTTPS.test(link);
};

const isMoment = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** BO4 */
export const checkAnnouncement = (
  { id, texts, link, from, until }: Announcement,
  now: number,
): Result<Announcement, AnnouncementRefused> => {
  const refused = (field: AnnouncementRefused["field"]) =>
    err<AnnouncementRefused>({ _tag: "AnnouncementRefused", field });
  const kept: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const given = texts[locale];
    if (given === undefined || given.trim() === "") continue;
    const text = plainLine(given, ANNOUNCEMENT_LENGTH);
    if (text === undefined) return refused("texts");
    kept[locale] = text;
  }
  if (kept[DEFAULT_LOCALE] === undefined) return refused("texts");
  if (link !== undefined && !isLink(link)) return refused("link");
  if (!isMoment(from) || from > now + MOST_MS) return refused("from");
  if (!isMoment(until) || until <= Math.max(from, now) || until > now + 2 * MOST_MS) return refused("until");
  return ok({ id, texts: kept, from, until, ...(link === undefined ? {} : { link }) });
};

export type ShownAnnouncement = { readonly id: string; readonly text: string; readonly link?: string };

/** BO5: `closed` is the id of the one that the reader closed. */
export const announcementNow = (
  announcement: Announcement | undefined,
  { locale, now, closed }: { readonly locale: Locale; readonly now: number; readonly closed: string | undefined },
): ShownAnnouncement | undefined => {
  if (announcement === undefined || announcement.id === closed) return undefined;
  const { id, texts, link, from, until } = announcement;
  const text = texts[locale] ?? texts[DEFAULT_LOCALE];
  if (text === undefined || now < from || now >= until) return undefined;
  return { id, text, ...(link === undefined ? {} : { link }) };
};
