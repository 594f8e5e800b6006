import { CoachCommentStore } from "@morsel/application/coach/comment-store";
import { CoachStore } from "@morsel/application/coach/coach-store";
import { makeSqlCoachCommentStore } from "../../../sql/coach/comment-store.ts";
import { endGrantsBetween, makeSqlCoachStore } from "../../../sql/coach/coach-store.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { MemberBlocked } from "../../../sql/friends/block-store.ts";
import { moduleOf } from "../../container.ts";
import { coachUseCases } from "./use-cases.ts";

export const coach = moduleOf((bindings) => {
  coachUseCases(bindings);
  bindings.provide(CoachStore, { sql: Sql }, ({ sql }) => makeSqlCoachStore(sql));
  bindings.provide(CoachCommentStore, { sql: Sql }, ({ sql }) => makeSqlCoachCommentStore(sql));
  bindings.contribute(MemberBlocked, endGrantsBetween);
  bindings.contribute(MemberTables, ["coach_comment", "coach_grant", "coach_look"]);
});
