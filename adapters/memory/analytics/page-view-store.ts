import type { PageViews, PageViewStore } from "@morsel/application/analytics/page-view-store";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const viewTable = memoryTable(() => new Map<string, PageViews>());

/** One letter after the other, as the databases sort. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const inOrder = (a: PageViews, b: PageViews): number =>
  byText(a.day, b.day) || b.views - a.views || byText(a.page, b.page) || byText(a.locale, b.locale);

export const makeMemoryPageViewStore = (state: MemoryState): PageViewStore => {
  const table = state.of(viewTable);
  return {
    count: (day, page, locale) =>
      Effect.sync(() => {
        const key = JSON.stringify([day, page, locale]);
        table.set(key, { day, page, locale, views: (table.get(key)?.views ?? 0) + 1 });
      }),
    since: (day) => Effect.sync(() => [...table.values()].filter((one) => one.day >= day).toSorted(inOrder)),
  };
};
