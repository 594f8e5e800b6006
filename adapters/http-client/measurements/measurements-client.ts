import { allDays } from "@morsel/application/measurements/client/all-days";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import {
  readCheckIn,
  readMeasuredDays,
  readMeasurement,
  readMeasurementPage,
  readMeasurements,
  readOwnTypes,
} from "../../http-contract/measurements/codec.ts";
import { measurementRefusals } from "../../http-contract/measurements/problems.ts";
import type {
  WireBmiLimits,
  WireCheckIn,
  WireMeasuredDays,
  WireMeasurement,
  WireMeasurementPage,
  WireMeasurements,
  WireOwnTypes,
} from "../../http-contract/measurements/schemas.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import {
  type Ask,
  decodeResponse,
  type HttpConnection,
  makeHttpTransport,
  type Refusals,
} from "../transport/http-transport.ts";

const PATH = "/api/services/measurements";
const { MeasurementNotFound, MeasurementVersionConflict, MeasurementDayIsFull } = measurementRefusals;
const { MeasurementTypeNotFound, MeasurementTypeVersionConflict } = measurementRefusals;
const { MeasurementTypeTaken, MeasurementTypesAreFull } = measurementRefusals;

const timed = (time: Measurement["time"]) => (time === undefined ? {} : { time });

/** Measurements over the wire. */
export const makeHttpMeasurementsClient = (...how: HttpConnection): MeasurementsClient => {
  const wire = makeHttpTransport(...how);
  const ask = <Wire, A, const R extends Refusals>(
    { method, path, body }: Ask,
    read: (answer: Wire) => A,
    refusals: R,
  ) =>
    Effect.flatMap(
      wire({ method, path: `${PATH}${path}`, ...(body === undefined ? {} : { body }) }),
      decodeResponse((answer) => read(answer as Wire), { ...refusals, SignInNeeded }),
    );
  return {
    checkIn: ask({ method: "GET", path: "/check-in" }, (answer: WireCheckIn) => readCheckIn(answer), {}),
    page: (type, cursor) => {
      const query = new URLSearchParams({ type, ...(cursor === undefined ? {} : { cursor }) });
      return ask({ method: "GET", path: `?${query}` }, (answer: WireMeasurementPage) => readMeasurementPage(answer), {
        FieldRefused,
      });
    },
    days: (type, from, to) =>
      allDays(
        (until) =>
          ask(
            { method: "GET", path: `/days?${new URLSearchParams({ type, from, to: until })}` },
            (answer: WireMeasuredDays) => readMeasuredDays(answer),
            { FieldRefused },
          ),
        to,
      ),
    log: (entries) => {
      const items = entries.map(({ id, type, date, time, value }) => ({ id, type, date, value, ...timed(time) }));
      return ask(
        { method: "POST", path: "", body: { items } },
        (answer: WireMeasurements) => readMeasurements(answer),
        { FieldRefused, MeasurementDayIsFull, MeasurementTypeNotFound },
      );
    },
    change: ({ id, version, date, time, value }) =>
      ask(
        { method: "PATCH", path: `/entries/${id}`, body: { date, value, ...timed(time), version: version - 1 } },
        (answer: WireMeasurement) => readMeasurement(answer),
        { FieldRefused, MeasurementNotFound, MeasurementVersionConflict, MeasurementDayIsFull },
      ),
    remove: (ids) =>
      ask({ method: "POST", path: "/delete", body: { ids } }, (answer: WireMeasurements) => readMeasurements(answer), {
        MeasurementNotFound,
      }),
    restore: (ids) =>
      ask({ method: "POST", path: "/restore", body: { ids } }, (answer: WireMeasurements) => readMeasurements(answer), {
        MeasurementNotFound,
        MeasurementDayIsFull,
      }),
    saveType: ({ id, name, unit, version }) =>
      ask(
        { method: "POST", path: `/types/${id}`, body: { name, unit, version: version - 1 } },
        (answer: WireOwnTypes) => readOwnTypes(answer),
        {
          FieldRefused,
          MeasurementTypeNotFound,
          MeasurementTypeVersionConflict,
          MeasurementTypeTaken,
          MeasurementTypesAreFull,
        },
      ),
    removeType: (id) =>
      ask({ method: "DELETE", path: `/types/${id}` }, (answer: WireOwnTypes) => readOwnTypes(answer), {
        MeasurementTypeNotFound,
      }),
    restoreType: (id) =>
      ask({ method: "POST", path: `/types/${id}/restore` }, (answer: WireOwnTypes) => readOwnTypes(answer), {
        MeasurementTypeNotFound,
        MeasurementTypeTaken,
        MeasurementTypesAreFull,
      }),
    chooseBmiLimits: (limits) =>
      ask(
        { method: "PATCH", path: "/choices", body: { bmi_limits: limits } },
        (answer: WireBmiLimits) => answer.bmi_limits,
        {},
      ),
  };
};
