import { MembershipStore } from "@morsel/application/membership/membership-store";
import { SandboxStore } from "@morsel/application/membership/sandbox";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMembershipStore } from "../../../sql/membership/membership-store.ts";
import { makeSqlSandboxStore } from "../../../sql/membership/sandbox-store.ts";
import { moduleOf } from "../../container.ts";
import { membershipUseCases } from "./use-cases.ts";

export const membership = moduleOf((bindings) => {
  membershipUseCases(bindings);
  bindings.provide(MembershipStore, { sql: Sql }, ({ sql }) => makeSqlMembershipStore(sql));
  bindings.provide(SandboxStore, { sql: Sql }, ({ sql }) => makeSqlSandboxStore(sql));
  bindings.contribute(MemberTables, [
    "premium_subscription",
    "premium_payment",
    "premium_order",
    "premium_event",
    "premium_redemption",
    "sandbox_subscription",
  ]);
});
