import { join } from "node:path";
import type { DatabasePlace } from "../../sql/engine/open-database.ts";
import type { Config } from "./config.ts";

/** The file of an installation without PostgreSQL. */
export const sqlitePathIn = ({ dataFolder }: Pick<Config, "dataFolder">): string => join(dataFolder, "morsel.sqlite");

/** Finds the operator's database: the file in the data directory, unless a PostgreSQL is named. */
export const placeOf = (config: Pick<Config, "dataFolder" | "databaseUrl">): DatabasePlace =>
  config.databaseUrl === undefined ? { path: sqlitePathIn(config) } : { url: config.databaseUrl };
