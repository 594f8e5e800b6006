import { provideClient } from "../../provide-client.ts";
import { measurementsClient } from "../../../http-contract/measurements/measurements-client.ts";
import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { addFirstWeight } from "../../../memory/measurements/measurement-table.ts";
import { MemberCreated } from "../../../memory/identity/member-steps.ts";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { makeMemoryMeasurementStore, StepsChanged, Weighed } from "../../../memory/measurements/measurement-store.ts";
import { makeMemoryMeasurementTypeStore } from "../../../memory/measurements/measurement-type-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { measurementsUseCases } from "./use-cases.ts";

export const measurements = moduleOf((bindings) => {
  measurementsUseCases(bindings);
  bindings.contribute(MemberCreated, addFirstWeight);
  bindings.provide(
    MeasurementStore,
    { state: MemoryState, stepsChanged: StepsChanged, weighed: Weighed },
    makeMemoryMeasurementStore,
  );
  bindings.provide(MeasurementTypeStore, { state: MemoryState }, ({ state }) => makeMemoryMeasurementTypeStore(state));
  provideClient(bindings, MeasurementsClient, measurementsClient);
});
