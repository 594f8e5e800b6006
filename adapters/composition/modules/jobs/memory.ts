import { JobStore } from "@morsel/application/jobs/job-store";
import { makeMemoryJobStore } from "../../../memory/jobs/job-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";

export const jobs = moduleOf(({ provide }) => {
  provide(JobStore, { state: MemoryState }, ({ state }) => makeMemoryJobStore(state));
});
