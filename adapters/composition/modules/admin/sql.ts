import { AdminStore } from "@morsel/application/admin/admin-store";
import { makeSqlAdminStore } from "../../../sql/admin/admin-store.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { adminUseCases } from "./use-cases.ts";

export const admin = moduleOf((bindings) => {
  adminUseCases(bindings);
  bindings.provide(AdminStore, { sql: Sql }, ({ sql }) => makeSqlAdminStore(sql));
  bindings.contribute(MemberTables, ["admin_entry"]);
});
