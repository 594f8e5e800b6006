import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { makeSqlMemberStore } from "../../../sql/identity/member-store.ts";
import { makeSqlSessionStore } from "../../../sql/identity/session-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { identityUseCases } from "./use-cases.ts";

export const identity = moduleOf((bindings) => {
  identityUseCases(bindings);
  bindings.provide(MemberStore, { sql: Sql }, ({ sql }) => makeSqlMemberStore(sql));
  bindings.provide(SessionStore, { sql: Sql }, ({ sql }) => makeSqlSessionStore(sql));
});
