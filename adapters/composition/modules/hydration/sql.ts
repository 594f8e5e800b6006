import { WaterStore } from "@morsel/application/hydration/water-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlWaterStore } from "../../../sql/hydration/water-store.ts";
import { moduleOf } from "../../container.ts";
import { hydrationUseCases } from "./use-cases.ts";

export const hydration = moduleOf((bindings) => {
  hydrationUseCases(bindings);
  bindings.provide(WaterStore, { sql: Sql }, ({ sql }) => makeSqlWaterStore(sql));
});
