type WeekInfo = { readonly firstDay?: number };
/** Newer than the types of the language; some engines have the one, some the other. */
type LocaleWithWeek = Intl.Locale & { readonly weekInfo?: WeekInfo; readonly getWeekInfo?: () => WeekInfo };

const MONDAY = 0;

/** W332: the weekday on which weeks begin in a country, 0 is Monday; as the platform knows it. */
export const countryWeekStart = (country: string): number => {
  if (!/^[A-Z]{2}$/.test(country)) return MONDAY;
  const locale: LocaleWithWeek = new Intl.Locale("und", { region: country });
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return firstDay === undefined ? MONDAY : (firstDay + 6) % 7;
};
