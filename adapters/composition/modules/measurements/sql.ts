import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMeasurementStore } from "../../../sql/measurements/measurement-store.ts";
import { makeSqlMeasurementTypeStore } from "../../../sql/measurements/measurement-type-store.ts";
import { moduleOf } from "../../container.ts";
import { measurementsUseCases } from "./use-cases.ts";

export const measurements = moduleOf((bindings) => {
  measurementsUseCases(bindings);
  bindings.provide(MeasurementStore, { sql: Sql }, ({ sql }) => makeSqlMeasurementStore(sql));
  bindings.provide(MeasurementTypeStore, { sql: Sql }, ({ sql }) => makeSqlMeasurementTypeStore(sql));
});
