import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { Memberships, noMemberships } from "@morsel/application/eligibility/membership-facts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFlagStore } from "../../../sql/eligibility/flag-store.ts";
import { moduleOf } from "../../container.ts";

export const eligibility = moduleOf(({ constant, provide }) => {
  // Until a concept that sells memberships answers.
  constant(Memberships, noMemberships);
  provide(FlagStore, { sql: Sql }, ({ sql }) => makeSqlFlagStore(sql));
});
