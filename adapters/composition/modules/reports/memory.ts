import { DiaryStore } from "@morsel/application/diary/diary-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { ReportStore } from "@morsel/application/reports/report-store";
import { ReportsUseCases } from "@morsel/application/reports/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryReportStore } from "../../../memory/reports/report-store.ts";
import { makeMemoryReportsClient } from "../../../memory/reports/reports-client.ts";
import { moduleOf } from "../../container.ts";
import { reportsUseCases } from "./use-cases.ts";

const storePorts = { state: MemoryState, diary: DiaryStore, exercise: ExerciseStore, water: WaterStore };
const clientPorts = { connection: MemoryConnection, members: MemberStore, useCases: ReportsUseCases };

export const reports = moduleOf((bindings) => {
  reportsUseCases(bindings);
  bindings.provide(ReportStore, storePorts, makeMemoryReportStore);
  bindings.provide(ReportsClient, clientPorts, makeMemoryReportsClient);
});
