import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMeasurementStore } from "../../../sql/measurements/measurement-store.ts";
import { moduleOf } from "../../container.ts";
import { measurementsUseCases } from "./use-cases.ts";

export const measurements = moduleOf((bindings) => {
  measurementsUseCases(bindings);
  bindings.provide(MeasurementStore, { sql: Sql }, ({ sql }) => makeSqlMeasurementStore(sql));
});
