import { FridgeStore } from "@morsel/application/fridge/fridge-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFridgeStore } from "../../../sql/fridge/fridge-store.ts";
import { moduleOf } from "../../container.ts";
import { fridgeUseCases } from "./use-cases.ts";

export const fridge = moduleOf((bindings) => {
  fridgeUseCases(bindings);
  bindings.provide(FridgeStore, { sql: Sql }, ({ sql }) => makeSqlFridgeStore(sql));
});
