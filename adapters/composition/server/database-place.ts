import { join } from "node:path";
import type { DatabasePlace } from "../../sql/engine/open-database.ts";
import type { Config } from "./config.ts";

/** Finds the operator's database: the file in the data directory, unless a PostgreSQL is named. */
export const placeOf = ({ dataFolder, databaseUrl }: Pick<Config, "dataFolder" | "databaseUrl">): DatabasePlace =>
  databaseUrl === undefined ? { path: join(dataFolder, "morsel.sqlite") } : { url: databaseUrl };
