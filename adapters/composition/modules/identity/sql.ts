import { MemberCreated, PasswordChanged, TimeZoneChanged } from "../../../sql/identity/member-steps.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { LoginGuard } from "@morsel/application/identity/login-guard";
import { makeLoginGuard } from "@morsel/application/identity/login-guard-in-process";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import { makeSqlLoginGuard } from "../../../sql/identity/login-guard.ts";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { makeSqlMemberStore } from "../../../sql/identity/member-store.ts";
import { makeSqlSessionStore } from "../../../sql/identity/session-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { identityUseCases } from "./use-cases.ts";

export const identity = moduleOf((bindings) => {
  identityUseCases(bindings);
  // SQLite serves one process, which counts for itself.
  bindings.provide(LoginGuard, { sql: Sql, clock: MonotonicClock }, ({ sql, clock }) =>
    sql.engine === "postgres" ? makeSqlLoginGuard(sql) : makeLoginGuard(clock),
  );
  bindings.provide(
    MemberStore,
    { sql: Sql, created: MemberCreated, passwordChanged: PasswordChanged, timeZoneChanged: TimeZoneChanged },
    makeSqlMemberStore,
  );
  bindings.provide(SessionStore, { sql: Sql }, ({ sql }) => makeSqlSessionStore(sql));
  bindings.contribute(MemberTables, ["account_token", "security_event", "member_write"]);
});
