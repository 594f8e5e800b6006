import type { Migration } from "./migration.ts";

/** W424: entries that were logged from own foods before step 36 follow it, by a job; a database without own foods has none to mend. */
export const mendFibreInEntries: Migration = {
  version: 57,
  name: "mend fibre in entries",
  statements: () => [
    `insert into job (id, kind, payload, due_at, attempt, turn)
      select 'mend-fibre-in-entries', 'mend-fibre-in-entries', '{}', 0, 0, 0 where exists (select 1 from own_food)
      on conflict do nothing`,
  ],
};
