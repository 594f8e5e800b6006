import type { Migration } from "./migration.ts";

/** W238: views by day, page and language. */
export const pageViews: Migration = {
  version: 35,
  name: "page views",
  statements: ({ text, integer }) => [
    `create table page_view (
      day ${text} not null,
      page ${text} not null,
      locale ${text} not null,
      views ${integer} not null,
      primary key (day, page, locale)
    )`,
  ],
};
