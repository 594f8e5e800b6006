import { allDays } from "@morsel/application/measurements/client/all-days";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { Measurement } from "@morsel/domain/measurements";
import type { ApiClient } from "../shared/call.ts";
import {
  readCheckIn,
  readMeasuredDays,
  readMeasurement,
  readMeasurementPage,
  readMeasurements,
  readOwnTypes,
} from "./codec.ts";
import * as calls from "./measurements-calls.ts";

const timed = (time: Measurement["time"]) => (time === undefined ? {} : { time });

export const measurementsClient = ({ call }: ApiClient): MeasurementsClient => ({
  checkIn: call(calls.checkIn, {}, readCheckIn),
  page: (type, cursor) => call(calls.measurements, { query: { type, cursor } }, readMeasurementPage),
  days: (type, from, to) =>
    allDays((until) => call(calls.measuredDays, { query: { type, from, to: until } }, readMeasuredDays), to),
  log: (entries) => {
    const items = entries.map(({ id, type, date, time, value }) => ({ id, type, date, value, ...timed(time) }));
    return call(calls.logMeasurements, { payload: { items } }, readMeasurements);
  },
  change: ({ id, version, date, time, value }) => {
    const payload = { date, value, ...timed(time), version: version - 1 };
    return call(calls.changeMeasurement, { params: { id }, payload }, readMeasurement);
  },
  remove: (ids) => call(calls.deleteMeasurements, { payload: { ids } }, readMeasurements),
  restore: (ids) => call(calls.restoreMeasurements, { payload: { ids } }, readMeasurements),
  saveType: ({ id, name, unit, version }) =>
    call(calls.saveOwnType, { params: { id }, payload: { name, unit, version: version - 1 } }, readOwnTypes),
  removeType: (id) => call(calls.removeOwnType, { params: { id } }, readOwnTypes),
  restoreType: (id) => call(calls.restoreOwnType, { params: { id } }, readOwnTypes),
  chooseBmiLimits: (limits) =>
    call(calls.chooseBmiLimits, { payload: { bmi_limits: limits } }, (answer) => answer.bmi_limits),
});
