import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
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
import { defineHandlers } from "../platform/handlers.ts";
import { replyForMember } from "../responses/for-member.ts";

const PAGE = 20;

const needs = { measurements: MeasurementStore, types: MeasurementTypeStore, useCases: MeasurementsUseCases };

export const measurementsHandlers = defineHandlers("measurements", needs, ({ measurements, types, useCases }) =>
  HttpApiBuilder.group(Api, "measurements", (handlers) =>
    handlers
      .handle("measurements", ({ query: { type, limit = PAGE, cursor } }) =>
        replyForMember(
          ({ id: member }) =>
            useCases.readMeasurements({ member, type, limit, ...(cursor === undefined ? {} : { cursor }) }),
          writeMeasurementPage,
        ),
      )
      .handle("checkIn", () => replyForMember(useCases.readCheckIn, writeCheckIn))
      .handle("measuredDays", ({ query }) =>
        replyForMember(({ id: member }) => useCases.readDays({ member, ...query }), writeMeasuredDays),
      )
      .handle("logMeasurements", ({ payload: { items } }) =>
        replyForMember((member) => useCases.logMeasurements({ member, items }), writeMeasurements, 201),
      )
      .handle("deleteMeasurements", ({ payload: { ids } }) =>
        replyForMember(({ id }) => measurements.remove(id, ids), writeMeasurements),
      )
      .handle("restoreMeasurements", ({ payload: { ids } }) =>
        replyForMember(({ id }) => measurements.restore(id, ids), writeMeasurements),
      )
      .handle("changeMeasurement", ({ params: { id }, payload }) =>
        replyForMember((member) => useCases.changeMeasurement({ member, id, ...payload }), writeMeasurement),
      )
      .handle("chooseBmiLimits", ({ payload }) =>
        replyForMember(
          ({ id }) => Effect.as(types.chooseBmiLimits(id, payload.bmi_limits), payload),
          (choice) => choice,
        ),
      )
      .handle("saveOwnType", ({ params: { id }, payload: { version: seen, ...draft } }) =>
        replyForMember(({ id: member }) => useCases.saveOwnType({ member, id, draft, seen }), writeOwnTypes),
      )
      .handle("removeOwnType", ({ params: { id } }) =>
        replyForMember((member) => types.remove(member.id, id), writeOwnTypes),
      )
      .handle("restoreOwnType", ({ params: { id } }) =>
        replyForMember((member) => types.restore(member.id, id), writeOwnTypes),
      ),
  ),
);
