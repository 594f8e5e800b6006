import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeWeight, writeWeightPage } from "../../http-contract/measurements/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 20;

const needs = { measurements: MeasurementStore, useCases: MeasurementsUseCases };

export const measurementsHandlers = defineHandlers(needs, ({ measurements, useCases }) =>
  HttpApiBuilder.group(Api, "measurements", (handlers) =>
    handlers
      .handle("measurements", ({ query: { limit = PAGE, cursor } }) =>
        Effect.flatMap(CurrentMember, ({ id: member }) =>
          reply(useCases.readWeights({ member, limit, ...(cursor === undefined ? {} : { cursor }) }), writeWeightPage),
        ),
      )
      .handle("logMeasurement", ({ payload }) =>
        Effect.flatMap(CurrentMember, (member) => reply(useCases.logWeight({ member, ...payload }), writeWeight, 201)),
      )
      .handle("deleteMeasurement", ({ params: { id } }) =>
        Effect.flatMap(CurrentMember, ({ id: member }) => reply(measurements.deleteWeight(member, id), writeWeight)),
      ),
  ),
);
