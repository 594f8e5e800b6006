import { provideClient } from "../../provide-client.ts";
import { diaryClient } from "../../../http-contract/diary/diary-client.ts";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { DayUpdated, makeMemoryDiaryStore } from "../../../memory/diary/diary-store.ts";
import { makeMemoryFoodUsageStore } from "../../../memory/diary/food-usage-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { diaryUseCases } from "./use-cases.ts";

export const diary = moduleOf((bindings) => {
  diaryUseCases(bindings);
  bindings.provide(DiaryStore, { state: MemoryState, dayUpdated: DayUpdated }, ({ state, dayUpdated }) =>
    makeMemoryDiaryStore(state, dayUpdated),
  );
  bindings.provide(FoodUsageStore, { state: MemoryState }, ({ state }) => makeMemoryFoodUsageStore(state));
  provideClient(bindings, DiaryClient, diaryClient);
});
