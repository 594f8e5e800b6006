import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { ReadHealth } from "@morsel/application/back-office/health";
import { StatisticsStore } from "@morsel/application/back-office/statistics";
import * as Effect from "effect/Effect";
import { makeSqlBackOfficeStore } from "../../../sql/back-office/back-office-store.ts";
import { readDatabase } from "../../../sql/back-office/health.ts";
import { makeSqlStatisticsStore } from "../../../sql/back-office/statistics-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { readMachine } from "../../../system/machine.ts";
import { moduleOf } from "../../container.ts";
import { backOfficeUseCases } from "./use-cases.ts";

export const backOffice = moduleOf((bindings) => {
  backOfficeUseCases(bindings);
  bindings.provide(BackOfficeStore, { sql: Sql }, ({ sql }) => makeSqlBackOfficeStore(sql));
  bindings.provide(StatisticsStore, { sql: Sql }, ({ sql }) => makeSqlStatisticsStore(sql));
  bindings.provide(ReadHealth, { sql: Sql }, ({ sql }) =>
    Effect.flatMap(
      Effect.suspend(() => readDatabase(sql)),
      ({ folder, ...database }) => Effect.map(readMachine(folder), (machine) => ({ ...database, ...machine })),
    ),
  );
});
