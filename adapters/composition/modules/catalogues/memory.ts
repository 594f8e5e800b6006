import { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { makeMemoryCatalogueStore } from "../../../memory/catalogues/catalogue-store.ts";
import { makeMemoryImportedFoods } from "../../../memory/catalogues/imported-foods.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";

export const catalogues = moduleOf(({ provide }) => {
  provide(CatalogueStore, { state: MemoryState }, ({ state }) => makeMemoryCatalogueStore(state));
  provide(ImportedFoods, { state: MemoryState }, ({ state }) => makeMemoryImportedFoods(state));
});
