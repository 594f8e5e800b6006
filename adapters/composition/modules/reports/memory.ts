import { provideClient } from "../../provide-client.ts";
import { reportsClient } from "../../../http-contract/reports/reports-client.ts";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryReportStore } from "../../../memory/reports/report-store.ts";
import { moduleOf } from "../../container.ts";
import { reportsUseCases } from "./use-cases.ts";

const storePorts = { state: MemoryState, diary: DiaryStore, exercise: ExerciseStore, water: WaterStore };

export const reports = moduleOf((bindings) => {
  reportsUseCases(bindings);
  bindings.provide(ReportStore, storePorts, makeMemoryReportStore);
  provideClient(bindings, ReportsClient, reportsClient);
});
