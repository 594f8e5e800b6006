import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFavouriteStore } from "../../../sql/favourites/favourite-store.ts";
import { moduleOf } from "../../container.ts";
import { favouriteUseCases } from "./use-cases.ts";

export const favourites = moduleOf((bindings) => {
  favouriteUseCases(bindings);
  bindings.provide(FavouriteStore, { sql: Sql }, ({ sql }) => makeSqlFavouriteStore(sql));
  bindings.contribute(MemberTables, ["favourite_food", "own_word"]);
});
