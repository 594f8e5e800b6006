import type { FlagStore } from "@morsel/application/eligibility/flag-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type Row = { readonly name: string; readonly treatment: string; readonly config: string };

export const makeSqlFlagStore = (sql: Sql): FlagStore => ({
  all: Effect.map(sql<Row>`select name, treatment, config from feature_flag order by name`, (rows) =>
    rows.map(({ config, ...flag }) => ({ ...flag, config: JSON.parse(config) as unknown })),
  ),
  set: ({ name, treatment, config }) =>
    Effect.asVoid(sql`
      insert into feature_flag (name, treatment, config) values (${name}, ${treatment}, ${JSON.stringify(config ?? null)})
      on conflict (name) do update set treatment = excluded.treatment, config = excluded.config`),
});
