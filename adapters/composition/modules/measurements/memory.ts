import { MemberStore } from "@morsel/application/identity/member-store";
import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import { makeMemoryMeasurementStore } from "../../../memory/measurements/measurement-store.ts";
import { makeMemoryMeasurementTypeStore } from "../../../memory/measurements/measurement-type-store.ts";
import { makeMemoryMeasurementsClient } from "../../../memory/measurements/measurements-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { measurementsUseCases } from "./use-cases.ts";

const clientPorts = {
  connection: MemoryConnection,
  members: MemberStore,
  measurements: MeasurementStore,
  types: MeasurementTypeStore,
  useCases: MeasurementsUseCases,
};

export const measurements = moduleOf((bindings) => {
  measurementsUseCases(bindings);
  bindings.provide(MeasurementStore, { state: MemoryState }, ({ state }) => makeMemoryMeasurementStore(state));
  bindings.provide(MeasurementTypeStore, { state: MemoryState }, ({ state }) => makeMemoryMeasurementTypeStore(state));
  bindings.provide(MeasurementsClient, clientPorts, makeMemoryMeasurementsClient);
});
