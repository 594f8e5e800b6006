import { MemberRelations } from "@morsel/application/social/member-relations";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMemberRelations } from "../../../sql/social/relation-rows.ts";
import { moduleOf } from "../../container.ts";
import { socialUseCases } from "./use-cases.ts";

export const social = moduleOf((bindings) => {
  socialUseCases(bindings);
  bindings.contribute(MemberTables, ["content_report"]);
  bindings.provide(MemberRelations, { sql: Sql }, ({ sql }) => makeSqlMemberRelations(sql));
});
