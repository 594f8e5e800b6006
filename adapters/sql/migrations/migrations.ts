import type { Migration } from "./migration.ts";
import * as steps from "./steps.ts";

/** Forward only, in the order of their versions. */
export const MIGRATIONS: readonly Migration[] = Object.values<Migration>(steps).toSorted(
  (a, b) => a.version - b.version,
);

/** The schema that this program brings a database to. */
export const NEWEST_SCHEMA = Math.max(...MIGRATIONS.map(({ version }) => version));
