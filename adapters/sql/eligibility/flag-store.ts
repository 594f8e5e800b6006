import type { FlagStore } from "@morsel/application/eligibility/flag-store";
import type { FlagAudience } from "@morsel/domain/eligibility";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type Row = { readonly name: string; readonly treatment: string; readonly config: string; readonly audience: string };

export const makeSqlFlagStore = (sql: Sql): FlagStore => ({
  all: Effect.map(sql<Row>`select name, treatment, config, audience from feature_flag order by name`, (rows) =>
    rows.map(({ config, audience, ...flag }) => ({
      ...flag,
      config: JSON.parse(config) as unknown,
      audience: JSON.parse(audience) as FlagAudience,
    })),
  ),
  set: ({ name, treatment, config, audience = {} }) =>
    Effect.asVoid(sql`
      insert into feature_flag (name, treatment, config, audience)
      values (${name}, ${treatment}, ${JSON.stringify(config ?? null)}, ${JSON.stringify(audience)})
      on conflict (name) do update set treatment = excluded.treatment, config = excluded.config, audience = excluded.audience`),
});
