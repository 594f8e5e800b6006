import { ForumStore } from "@morsel/application/forum/forum-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlForumStore } from "../../../sql/forum/forum-store.ts";
import { moduleOf } from "../../container.ts";
import { forumUseCases } from "./use-cases.ts";

export const forum = moduleOf((bindings) => {
  forumUseCases(bindings);
  bindings.provide(ForumStore, { sql: Sql }, ({ sql }) => makeSqlForumStore(sql));
  bindings.contribute(MemberTables, ["forum_ban"]);
});
