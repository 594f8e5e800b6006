import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlExpenditureStore } from "../../../sql/expenditure/expenditure-store.ts";
import { moduleOf } from "../../container.ts";
import { expenditureUseCases } from "./use-cases.ts";

export const expenditure = moduleOf((bindings) => {
  expenditureUseCases(bindings);
  bindings.provide(ExpenditureStore, { sql: Sql }, ({ sql }) => makeSqlExpenditureStore(sql));
  bindings.contribute(MemberTables, ["expenditure_choice", "energy_answer"]);
});
