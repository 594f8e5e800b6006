import type { SettingStore } from "@morsel/application/site-settings/setting-store";
import type { SettingValue, StoredSetting } from "@morsel/domain/site-settings";
import * as Effect from "effect/Effect";
import { audited } from "../admin/audit-rows.ts";
import { makeSqlFlagStore } from "../eligibility/flag-store.ts";
import type { Sql } from "../engine/sql.ts";

type Row = { readonly name: string; readonly value: string };

const settings = (sql: Sql): Effect.Effect<readonly StoredSetting[]> =>
  Effect.map(sql<Row>`select name, value from site_setting order by name`, (rows) =>
    rows.map(({ name, value }) => ({ name, value: JSON.parse(value) as SettingValue })),
  );

/** W760 */
export const makeSqlSettingStore = (sql: Sql): SettingStore => ({
  all: Effect.suspend(() => settings(sql)),
  change: (decide) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        // Two acts at once would both say the same of what stood before.
        if (tx.engine === "postgres") yield* tx`lock table site_setting in exclusive mode`;
        const { name, setting, entry } = yield* decide(yield* settings(tx));
        yield* audited(
          tx,
          entry,
          setting === undefined
            ? tx`delete from site_setting where name = ${name}`
            : tx`
                insert into site_setting (name, value) values (${name}, ${JSON.stringify(setting.value)})
                on conflict (name) do update set value = excluded.value`,
        );
      }),
    ),
  changeFlag: (decide) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        if (tx.engine === "postgres") yield* tx`lock table feature_flag in exclusive mode`;
        const flags = makeSqlFlagStore(tx);
        const { name, flag, setBy, entry } = yield* decide(yield* flags.all);
        yield* audited(tx, entry, flag === undefined ? flags.reset(name) : flags.set(flag, setBy));
      }),
    ),
});
