import { ModerationStore } from "@morsel/application/moderation/moderation-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlModerationStore } from "../../../sql/moderation/moderation-store.ts";
import { moduleOf } from "../../container.ts";
import { moderationUseCases } from "./use-cases.ts";

export const moderation = moduleOf((bindings) => {
  moderationUseCases(bindings);
  bindings.provide(ModerationStore, { sql: Sql }, ({ sql }) => makeSqlModerationStore(sql));
  bindings.contribute(MemberTables, ["moderation_decision"]);
});
