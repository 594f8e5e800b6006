import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { readSharedDay } from "../diary-sharing/codec.ts";
import { readDays } from "../diary/decode.ts";
import { type ApiClient, done } from "../shared/call.ts";
import * as calls from "./coach-calls.ts";
import { readClients, readGrants, readLinkPreview, readLooks } from "./codec.ts";

const MOST_CODE = 200;

export const coachClient = ({ call }: ApiClient): CoachClientPort => ({
  grants: call(calls.coachGrants, {}, readGrants),
  grant: (id, scopes, days) => call(calls.grantCoach, { payload: { id, scopes, days: days as 30 } }, readGrants),
  end: (id) => call(calls.endCoaching, { payload: { id } }, done),
  looks: (cursor) => call(calls.coachViews, { query: { cursor } }, readLooks),
  preview: (code) => call(calls.previewCoachLink, { payload: { code: code.slice(0, MOST_CODE) } }, readLinkPreview),
  accept: (code) => call(calls.acceptCoachLink, { payload: { code: code.slice(0, MOST_CODE) } }, done),
  clients: call(calls.coachClients, {}, readClients),
  day: (username, date) => call(calls.clientDay, { params: { username, date } }, readSharedDay),
  body: (username) =>
    call(calls.clientBody, { params: { username } }, ({ weights }) =>
      weights.map(({ date, kg }) => ({ date: date as CalendarDate, kg })),
    ),
  report: (username) => call(calls.clientReport, { params: { username } }, readDays),
});
