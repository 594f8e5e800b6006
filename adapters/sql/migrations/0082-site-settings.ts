import type { Migration } from "./migration.ts";

/** SS1: what admins set while the server runs; and of each flag, who set it. */
export const siteSettings: Migration = {
  version: 82,
  name: "site-settings",
  statements: ({ text, json }) => [
    `create table site_setting (name ${text} primary key, value ${json} not null)`,
    `alter table feature_flag add column set_by ${text} not null default 'command'`,
  ],
};
