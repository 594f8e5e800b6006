import { MemberRelations } from "@morsel/application/social/member-relations";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMemberRelations } from "../../../sql/social/relation-rows.ts";
import { moduleOf } from "../../container.ts";

export const social = moduleOf(({ provide, contribute }) => {
  contribute(MemberTables, ["content_report"]);
  provide(MemberRelations, { sql: Sql }, ({ sql }) => makeSqlMemberRelations(sql));
});
