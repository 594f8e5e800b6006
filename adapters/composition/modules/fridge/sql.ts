import { leaveFridge } from "../../../sql/fridge/fridge-rows.ts";
import { HouseholdLeft } from "../../../sql/household/household-store.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { FridgeStore } from "@morsel/application/fridge/fridge-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFridgeStore } from "../../../sql/fridge/fridge-store.ts";
import { moduleOf } from "../../container.ts";
import { fridgeUseCases } from "./use-cases.ts";

export const fridge = moduleOf((bindings) => {
  fridgeUseCases(bindings);
  bindings.provide(FridgeStore, { sql: Sql }, ({ sql }) => makeSqlFridgeStore(sql));
  bindings.contribute(HouseholdLeft, leaveFridge);
  bindings.contribute(MemberTables, ["fridge_portion"]);
});
