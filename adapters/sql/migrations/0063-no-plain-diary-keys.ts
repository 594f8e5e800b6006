import type { Migration } from "./migration.ts";

/** J35: keys of locked diaries were kept as they were typed. They go; a locked diary opens again when its owner sets a key. */
export const noPlainDiaryKeys: Migration = {
  version: 63,
  name: "no plain diary keys",
  statements: ({ engine }) => [
    engine === "sqlite"
      ? `update account_settings set settings = json_remove(settings, '$.sharing.key')
        where json_extract(settings, '$.sharing.key') is not null`
      : `update account_settings set settings = (settings::jsonb #- '{sharing,key}')::text
        where settings::jsonb #>> '{sharing,key}' is not null`,
  ],
};
