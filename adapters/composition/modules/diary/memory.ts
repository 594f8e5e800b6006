import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FoodUsageStore } from "@morsel/application/diary/food-usage-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMemoryDiaryClient } from "../../../memory/diary/diary-client.ts";
import { makeMemoryDiaryStore } from "../../../memory/diary/diary-store.ts";
import { makeMemoryFoodUsageStore } from "../../../memory/diary/food-usage-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { diaryUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, members: MemberStore, useCases: DiaryUseCases };

export const diary = moduleOf((bindings) => {
  diaryUseCases(bindings);
  bindings.provide(DiaryStore, { state: MemoryState }, ({ state }) => makeMemoryDiaryStore(state));
  bindings.provide(FoodUsageStore, { state: MemoryState }, ({ state }) => makeMemoryFoodUsageStore(state));
  bindings.provide(DiaryClient, clientPorts, makeMemoryDiaryClient);
});
