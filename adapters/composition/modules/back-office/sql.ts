import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { makeSqlBackOfficeStore } from "../../../sql/back-office/back-office-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { backOfficeUseCases } from "./use-cases.ts";

export const backOffice = moduleOf((bindings) => {
  backOfficeUseCases(bindings);
  bindings.provide(BackOfficeStore, { sql: Sql }, ({ sql }) => makeSqlBackOfficeStore(sql));
});
