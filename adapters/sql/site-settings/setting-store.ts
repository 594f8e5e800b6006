import type { SettingStore } from "@morsel/application/site-settings/setting-store";
import type { SettingValue } from "@morsel/domain/site-settings";
import * as Effect from "effect/Effect";
import { acted } from "../back-office/acted.ts";
import { makeSqlFlagStore } from "../eligibility/flag-store.ts";
import type { Sql } from "../engine/sql.ts";

type Row = { readonly name: string; readonly value: string };

/** W760 */
export const makeSqlSettingStore = (sql: Sql): SettingStore => ({
  all: Effect.suspend(() =>
    Effect.map(sql<Row>`select name, value from site_setting order by name`, (rows) =>
      rows.map(({ name, value }) => ({ name, value: JSON.parse(value) as SettingValue })),
    ),
  ),
  set: ({ name, value }, entry) =>
    acted(
      sql,
      entry,
      (tx) => tx`
        insert into site_setting (name, value) values (${name}, ${JSON.stringify(value)})
        on conflict (name) do update set value = excluded.value`,
    ),
  reset: (name, entry) => acted(sql, entry, (tx) => tx`delete from site_setting where name = ${name}`),
  setFlag: (flag, entry) => acted(sql, entry, (tx) => makeSqlFlagStore(tx).set(flag, "page")),
  resetFlag: (name, entry) => acted(sql, entry, (tx) => makeSqlFlagStore(tx).reset(name)),
});
