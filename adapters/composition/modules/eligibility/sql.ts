import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFlagStore } from "../../../sql/eligibility/flag-store.ts";
import { moduleOf } from "../../container.ts";

export const eligibility = moduleOf(({ provide }) => {
  provide(FlagStore, { sql: Sql }, ({ sql }) => makeSqlFlagStore(sql));
});
