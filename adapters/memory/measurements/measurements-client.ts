import type { MemberStore } from "@morsel/application/identity/member-store";
import { allDays } from "@morsel/application/measurements/client/all-days";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import type { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type MeasurementsClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly measurements: MeasurementStore;
  readonly types: MeasurementTypeStore;
  readonly useCases: MeasurementsUseCases;
};

const PAGE = 20;

/** The measurements of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryMeasurementsClient = ({
  connection,
  members,
  measurements,
  types,
  useCases,
}: MeasurementsClientPorts): MeasurementsClient => {
  const as = <A, E>(ask: (member: Member) => Effect.Effect<A, E>) =>
    connection.reachAs((id) => Effect.flatMap(memberOf(members, id), ask));
  return {
    checkIn: as(useCases.readCheckIn),
    page: (type, cursor) =>
      connection.reachAs((member) =>
        useCases.readMeasurements({ member, type, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }),
      ),
    days: (type, from, to) =>
      allDays((until) => connection.reachAs((member) => useCases.readDays({ member, type, from, to: until })), to),
    log: (entries) =>
      as((member) => Effect.mapError(useCases.logMeasurements({ member, items: entries }), asFieldRefused)),
    change: (next) =>
      as((member) =>
        Effect.mapError(useCases.changeMeasurement({ member, ...next, version: next.version - 1 }), asFieldRefused),
      ),
    remove: (ids) => connection.reachAs((member) => measurements.remove(member, ids)),
    restore: (ids) => connection.reachAs((member) => measurements.restore(member, ids)),
    saveType: ({ id, name, unit, version }) =>
      connection.reachAs((member) =>
        Effect.mapError(useCases.saveOwnType({ member, id, draft: { name, unit }, seen: version - 1 }), asFieldRefused),
      ),
    removeType: (id) => connection.reachAs((member) => types.remove(member, id)),
    restoreType: (id) => connection.reachAs((member) => types.restore(member, id)),
    chooseBmiLimits: (limits) =>
      connection.reachAs((member) => Effect.as(types.chooseBmiLimits(member, limits), limits)),
  };
};
