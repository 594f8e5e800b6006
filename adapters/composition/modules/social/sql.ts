import { MemberRelations } from "@morsel/application/social/member-relations";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMemberRelations } from "../../../sql/social/relation-rows.ts";
import { moduleOf } from "../../container.ts";

export const social = moduleOf(({ provide }) => {
  provide(MemberRelations, { sql: Sql }, ({ sql }) => makeSqlMemberRelations(sql));
});
