import type { FlagSetter, FlagStore } from "@morsel/application/eligibility/flag-store";
import type { FlagAudience } from "@morsel/domain/eligibility";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type Row = {
  readonly name: string;
  readonly treatment: string;
  readonly config: string;
  readonly audience: string;
  readonly setBy: FlagSetter;
};

export const makeSqlFlagStore = (sql: Sql): FlagStore => ({
  all: Effect.map(
    sql<Row>`select name, treatment, config, audience, set_by as "setBy" from feature_flag order by name`,
    (rows) =>
      rows.map(({ config, audience, ...flag }) => ({
        ...flag,
        config: JSON.parse(config) as unknown,
        audience: JSON.parse(audience) as FlagAudience,
      })),
  ),
  set: ({ name, treatment, config, audience = {} }, setBy) =>
    Effect.asVoid(sql`
      insert into feature_flag (name, treatment, config, audience, set_by)
      values (${name}, ${treatment}, ${JSON.stringify(config ?? null)}, ${JSON.stringify(audience)}, ${setBy})
      on conflict (name) do update set treatment = excluded.treatment, config = excluded.config, audience = excluded.audience,
        set_by = excluded.set_by`),
  reset: (name) => Effect.asVoid(sql`delete from feature_flag where name = ${name}`),
});
