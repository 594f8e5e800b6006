import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { FibreInEntries } from "@morsel/application/own-foods/fibre-in-entries";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFibreInEntries } from "../../../sql/own-foods/fibre-in-entries.ts";
import { makeSqlOwnFoodStore } from "../../../sql/own-foods/own-food-store.ts";
import { moduleOf } from "../../container.ts";
import { ownFoodUseCases } from "./use-cases.ts";

export const ownFoods = moduleOf((bindings) => {
  ownFoodUseCases(bindings);
  bindings.provide(FibreInEntries, { sql: Sql }, ({ sql }) => makeSqlFibreInEntries(sql));
  bindings.provide(OwnFoodStore, { sql: Sql }, ({ sql }) => makeSqlOwnFoodStore(sql));
  bindings.contribute(MemberTables, ["own_food", "own_food_word"]);
});
