/** Weekdays count from Monday, 0. */
const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 4, 5, 6];

/** First days of the week other than Monday, by ISO 3166-1 alpha-2: Unicode CLDR 48, supplemental data, weekData. */
const FIRST_DAYS: readonly (readonly [weekday: number, countries: string])[] = [
  [FRIDAY, "MV"],
  [SATURDAY, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"],
  [
    SUNDAY,
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY " +
      "SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
  ],
];

const COUNTRIES = new Map(
  FIRST_DAYS.flatMap(([weekday, countries]) => countries.split(" ").map((country) => [country, weekday] as const)),
);

/** C7: the weekday on which weeks begin in a country, 0 is Monday, as it is where nothing is known. */
export const countryWeekStart = (country: string): number => COUNTRIES.get(country) ?? MONDAY;

/** C7: what a member may choose. */
export const WEEK_STARTS = ["country", "saturday", "sunday", "monday"] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];
export const isWeekStart = (start: unknown): start is WeekStart => WEEK_STARTS.some((one) => one === start);

const CHOSEN = { saturday: SATURDAY, sunday: SUNDAY, monday: MONDAY } as const;

/** C7: the weekday on which somebody's weeks begin: the chosen one, else that of the country. */
export const firstWeekday = (chosen: WeekStart, country: string): number =>
  chosen === "country" ? countryWeekStart(country) : CHOSEN[chosen];

/** C7: the seven weekdays, Monday 0, from the first one on; a number that is no weekday counts as Monday. */
export const weekdaysFrom = (first: number): readonly number[] => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const start = days.includes(first) ? first : 0;
  return days.map((day) => (start + day) % 7);
};
