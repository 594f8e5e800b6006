import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import {
  writeCheckIn,
  writeMeasuredDays,
  writeMeasurement,
  writeMeasurementPage,
  writeMeasurements,
  writeOwnTypes,
} from "../../http-contract/measurements/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import type { Refusal } from "../responses/problem-details.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 20;

const needs = { measurements: MeasurementStore, types: MeasurementTypeStore, useCases: MeasurementsUseCases };

/** Runs a use case for the member of the request. */
const asMember = <A>(
  ask: (member: Member) => Effect.Effect<A, Refusal>,
  write: (value: A) => unknown,
  status?: number,
) => Effect.flatMap(CurrentMember, (member) => reply(ask(member), write, status));

export const measurementsHandlers = defineHandlers("measurements", needs, ({ measurements, types, useCases }) =>
  HttpApiBuilder.group(Api, "measurements", (handlers) =>
    handlers
      .handle("measurements", ({ query: { type, limit = PAGE, cursor } }) =>
        asMember(
          ({ id: member }) =>
            useCases.readMeasurements({ member, type, limit, ...(cursor === undefined ? {} : { cursor }) }),
          writeMeasurementPage,
        ),
      )
      .handle("checkIn", () => asMember(useCases.readCheckIn, writeCheckIn))
      .handle("measuredDays", ({ query }) =>
        asMember(({ id: member }) => useCases.readDays({ member, ...query }), writeMeasuredDays),
      )
      .handle("logMeasurements", ({ payload: { items } }) =>
        asMember((member) => useCases.logMeasurements({ member, items }), writeMeasurements, 201),
      )
      .handle("deleteMeasurements", ({ payload: { ids } }) =>
        asMember(({ id }) => measurements.remove(id, ids), writeMeasurements),
      )
      .handle("restoreMeasurements", ({ payload: { ids } }) =>
        asMember(({ id }) => measurements.restore(id, ids), writeMeasurements),
      )
      .handle("changeMeasurement", ({ params: { id }, payload }) =>
        asMember((member) => useCases.changeMeasurement({ member, id, ...payload }), writeMeasurement),
      )
      .handle("chooseBmiLimits", ({ payload }) =>
        asMember(
          ({ id }) => Effect.as(types.chooseBmiLimits(id, payload.bmi_limits), payload),
          (choice) => choice,
        ),
      )
      .handle("saveOwnType", ({ params: { id }, payload: { version: seen, ...draft } }) =>
        asMember(({ id: member }) => useCases.saveOwnType({ member, id, draft, seen }), writeOwnTypes),
      )
      .handle("removeOwnType", ({ params: { id } }) => asMember((member) => types.remove(member.id, id), writeOwnTypes))
      .handle("restoreOwnType", ({ params: { id } }) =>
        asMember((member) => types.restore(member.id, id), writeOwnTypes),
      ),
  ),
);
