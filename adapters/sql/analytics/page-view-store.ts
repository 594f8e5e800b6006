import type { PageViews, PageViewStore } from "@morsel/application/analytics/page-view-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

export const makeSqlPageViewStore = (sql: Sql): PageViewStore => ({
  count: (day, page, locale) =>
    Effect.asVoid(sql`
      insert into page_view (day, page, locale, views) values (${day}, ${page}, ${locale}, 1)
      on conflict (day, page, locale) do update set views = page_view.views + 1`),
  since: (day) =>
    sql<PageViews>`
      select day, page, locale, views from page_view where day >= ${day} order by day, views desc, page, locale`,
});
