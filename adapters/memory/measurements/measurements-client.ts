import type { MemberStore } from "@morsel/application/identity/member-store";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type MeasurementsClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly measurements: MeasurementStore;
  readonly useCases: MeasurementsUseCases;
};

const NEWEST = 20;

/** The measurements of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryMeasurementsClient = ({
  connection,
  members,
  measurements,
  useCases,
}: MeasurementsClientPorts): MeasurementsClient => ({
  newestWeights: connection.reachAs((member) => measurements.weights(member, { limit: NEWEST })),
  logWeight: (entry) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) => useCases.logWeight({ member, ...entry })),
    ),
  deleteWeight: (id) =>
    connection.reachAs((member) =>
      Effect.asVoid(Effect.catchTag(measurements.deleteWeight(member, id), "MeasurementNotFound", () => Effect.void)),
    ),
});
