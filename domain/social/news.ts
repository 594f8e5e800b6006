import type { AccountSettings, NewsKind } from "../account/index.ts";
import { daysBetween, type CalendarDate } from "../calendar/index.ts";
import type { Relation } from "../privacy/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainText } from "../text/index.ts";

/** SO35: characters of one's own words and of a comment. */
export const NEWS_TEXT_MAX = 1000;
/** SO36 */
export const NEWS_A_DAY = 20;
export const COMMENTS_LIMIT = 500;

export type NewsTextRefused = { readonly _tag: "NewsTextRefused"; readonly max: number };

/** SO35: kept without space around it. */
export const checkNewsText = (given: string): Result<string, NewsTextRefused> => {
  const text = plainText(given, NEWS_TEXT_MAX);
  return text === undefined ? err({ _tag: "NewsTextRefused", max: NEWS_TEXT_MAX }) : ok(text);
};

/** SO34: nothing of a kind is posted unless the member chose the kind and takes part in the news feed. */
export const isNewsChosen = ({ news }: Pick<AccountSettings, "news">, kind: NewsKind): boolean =>
  news.feed && news[kind];

/** SO37: entries of a member who is out of the feed, or whose privacy shows news to nobody, are theirs alone. */
export const isNewsHidden = ({ news, privacy }: Pick<AccountSettings, "news" | "privacy">): boolean =>
  !news.feed || privacy.news_feed === "nobody";

/** SO37: who sees an entry, likes it and writes below it. */
export const maySeeNews = (relation: Relation, isHidden: boolean): boolean =>
  relation === "self" || (relation === "friend" && !isHidden);

const RECENT_DAYS = 2;
/** SO34: what concerns a day of long ago, as an import does, is no news. */
export const isRecentDay = (date: CalendarDate, today: CalendarDate): boolean =>
  Math.abs(daysBetween(date, today)) <= RECENT_DAYS;

const STREAKS: readonly number[] = [7, 14, 30, 60, 90, 180];
const YEAR = 365;
/** SO38: lengths of a streak that are news: 7, 14, 30, 60, 90 and 180 days, and each full year. */
export const isStreakNews = (days: number): boolean => STREAKS.includes(days) || (days > 0 && days % YEAR === 0);

export type WeightFacts = {
  readonly firstKg: number;
  readonly currentKg: number;
  /** The most that was posted so far, 0 for nothing. */
  readonly postedKg: number;
};

/** SO38: the weight lost since the first weigh-in, once for each further whole kilogram; undefined where there is no news. */
export const weightNews = ({ firstKg, currentKg, postedKg }: WeightFacts): number | undefined => {
  const lost = Math.round((firstKg - currentKg) * 10) / 10;
  return lost >= 1 && Math.floor(lost) > Math.floor(postedKg) ? lost : undefined;
};
