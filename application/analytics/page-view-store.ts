import type { CalendarDate } from "@morsel/domain/calendar";
import type { Locale } from "@morsel/domain/locales";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type PageViews = {
  readonly day: CalendarDate;
  readonly page: string;
  readonly locale: Locale;
  readonly views: number;
};

/** W238: how often pages were looked at. */
export interface PageViewStore {
  readonly count: (day: CalendarDate, page: string, locale: Locale) => Effect.Effect<void>;
  /** From that day on, by day and page; the most viewed of a day first. */
  readonly since: (day: CalendarDate) => Effect.Effect<readonly PageViews[]>;
}

export const PageViewStore = token<PageViewStore>("PageViewStore");
