import { weekOf, type CalendarDate } from "@morsel/domain/calendar";

type WeekInfo = { readonly firstDay?: number };
/** Newer than the types of the language; some browsers have the one, some the other, some neither. */
type LocaleWithWeek = Intl.Locale & { readonly weekInfo?: WeekInfo; readonly getWeekInfo?: () => WeekInfo };

const MONDAY = 0;

/**
 * C5: the weekday on which weeks begin, 0 is Monday: as in the region of the reader's own language where that is the page's,
 * else as the page's language says by itself.
 */
export const weekStart = (language: string, own: readonly string[]): number => {
  const chosen = own.find((tag) => tag.split("-")[0] === language.split("-")[0]) ?? language;
  const locale: LocaleWithWeek = new Intl.Locale(chosen);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return firstDay === undefined ? MONDAY : (firstDay + 6) % 7;
};

/** The seven dates of the week above a diary. */
export const weekAbove = (date: CalendarDate, language: string): readonly CalendarDate[] =>
  weekOf(date, weekStart(language, navigator.languages));
