import type { Migration } from "./migration.ts";

const NO_TOTALS = `{"facts":{},"known":{},"parts":0}`;

/**
 * Steps that devices and files counted, what an import changed so that it can be taken back, and per day how many count and what one of
 * them stands for. Steps that members wrote before count as such; no past budget changes with them.
 */
export const steps: Migration = {
  version: 53,
  name: "steps",
  statements: ({ text, integer, real }) => [
    `create table step_count (
      member_id ${text} not null,
      date ${text} not null,
      source ${text} not null,
      starts_at ${text} not null,
      ends_at ${text} not null,
      steps ${integer} not null,
      primary key (member_id, date, source, starts_at)
    )`,
    `create table step_change (
      member_id ${text} not null,
      import_id ${text} not null,
      date ${text} not null,
      starts_at ${text} not null,
      ends_at ${text} not null,
      steps ${integer} not null,
      ends_before ${text},
      steps_before ${integer},
      created_at ${integer} not null,
      is_undone ${integer} not null,
      primary key (member_id, import_id, date, starts_at)
    )`,
    `alter table diary_day add column steps ${real} not null default 0`,
    `alter table diary_day add column step_energy ${real} not null default 0`,
    `insert into diary_day (member_id, date, entries, totals, note, completeness, version, steps)
      select member_id, date, 0, '${NO_TOTALS}', '', 'untracked', 0, max(value) from measurement
      where type = 'Fitbit steps' and is_deleted = 0 group by member_id, date
      on conflict (member_id, date) do update set steps = excluded.steps`,
  ],
};
