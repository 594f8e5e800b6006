import { ReportStore } from "@morsel/application/reports/report-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlReportStore } from "../../../sql/reports/report-store.ts";
import { moduleOf } from "../../container.ts";
import { reportsUseCases } from "./use-cases.ts";

export const reports = moduleOf((bindings) => {
  reportsUseCases(bindings);
  bindings.provide(ReportStore, { sql: Sql }, ({ sql }) => makeSqlReportStore(sql));
});
