import { GymStore } from "@morsel/application/membership/gym/gym-store";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { NoticeStore } from "@morsel/application/membership/notices/notice-store";
import { SandboxStore } from "@morsel/application/membership/sandbox";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlGymStore } from "../../../sql/membership/gym-store.ts";
import { makeSqlMembershipStore } from "../../../sql/membership/membership-store.ts";
import { makeSqlNoticeStore } from "../../../sql/membership/notice-store.ts";
import { makeSqlSandboxStore } from "../../../sql/membership/sandbox-store.ts";
import { moduleOf } from "../../container.ts";
import { membershipUseCases } from "./use-cases.ts";

export const membership = moduleOf((bindings) => {
  membershipUseCases(bindings);
  bindings.provide(MembershipStore, { sql: Sql }, ({ sql }) => makeSqlMembershipStore(sql));
  bindings.provide(SandboxStore, { sql: Sql }, ({ sql }) => makeSqlSandboxStore(sql));
  bindings.provide(GymStore, { sql: Sql }, ({ sql }) => makeSqlGymStore(sql));
  bindings.provide(NoticeStore, { sql: Sql }, ({ sql }) => makeSqlNoticeStore(sql));
  bindings.contribute(MemberTables, [
    "premium_subscription",
    "premium_payment",
    "premium_order",
    "premium_event",
    "premium_redemption",
    "sandbox_subscription",
    "premium_notice",
  ]);
});
