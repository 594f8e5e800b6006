import { ExportFiles } from "@morsel/application/platform/export-file";
import { makeHouseholdExport } from "@morsel/application/fridge/export-files";
import { FridgeStore } from "@morsel/application/fridge/fridge-store";
import { FridgeUseCases, makeFridgeUseCases } from "@morsel/application/fridge/use-cases";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = {
  fridge: FridgeStore,
  foods: MemberFoods,
  households: HouseholdStore,
  members: MemberStore,
  clock: Clock,
  today: MemberToday,
};

export const fridgeUseCases = ({ provide, contributeFrom }: Bindings): void => {
  contributeFrom(ExportFiles, { households: HouseholdStore, fridge: FridgeStore }, makeHouseholdExport);
  provide(FridgeUseCases, ports, makeFridgeUseCases);
};
