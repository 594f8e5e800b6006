import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { HouseholdLeft, makeSqlHouseholdStore } from "../../../sql/household/household-store.ts";
import { moduleOf } from "../../container.ts";
import { householdUseCases } from "./use-cases.ts";

export const household = moduleOf((bindings) => {
  householdUseCases(bindings);
  bindings.provide(HouseholdStore, { sql: Sql, left: HouseholdLeft }, makeSqlHouseholdStore);
  bindings.contribute(MemberTables, ["household_member", "household_invitation", "household_share"]);
});
