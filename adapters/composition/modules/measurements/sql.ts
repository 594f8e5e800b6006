import { insertFirstWeight } from "../../../sql/measurements/measurement-rows.ts";
import { MemberCreated } from "../../../sql/identity/member-steps.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMeasurementStore, StepsChanged, Weighed } from "../../../sql/measurements/measurement-store.ts";
import { makeSqlMeasurementTypeStore } from "../../../sql/measurements/measurement-type-store.ts";
import { moduleOf } from "../../container.ts";
import { measurementsUseCases } from "./use-cases.ts";

export const measurements = moduleOf((bindings) => {
  measurementsUseCases(bindings);
  bindings.provide(
    MeasurementStore,
    { sql: Sql, stepsChanged: StepsChanged, weighed: Weighed },
    makeSqlMeasurementStore,
  );
  bindings.provide(MeasurementTypeStore, { sql: Sql }, ({ sql }) => makeSqlMeasurementTypeStore(sql));
  bindings.contribute(MemberCreated, insertFirstWeight);
  bindings.contribute(MemberTables, ["measurement", "measurement_type", "measurement_choice"]);
});
