import type { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { type ApiClient, done } from "../shared/call.ts";
import { readCases, readDecisions } from "./codec.ts";
import * as calls from "./moderation-calls.ts";

const REASON = 2000;

export const moderationClient = ({ call }: ApiClient): ModerationClient => ({
  queue: (cursor) => call(calls.moderationQueue, { query: { cursor } }, readCases),
  appeals: call(calls.moderationAppeals, {}, readDecisions),
  decide: ({ days, reason, ...wish }) =>
    call(
      calls.decideReport,
      { payload: { ...wish, reason: reason.slice(0, REASON), ...(days === undefined ? {} : { days }) } },
      done,
    ),
  answer: ({ isUpheld, reason, ...wish }) =>
    call(calls.answerAppeal, { payload: { ...wish, is_upheld: isUpheld, reason: reason.slice(0, REASON) } }, done),
  reportFood: ({ text, ...report }) =>
    call(calls.reportFood, { payload: { ...report, text: text.slice(0, 4000) } }, done),
  mine: call(calls.ownDecisions, {}, readDecisions),
  appeal: ({ id, text }) => call(calls.appeal, { payload: { id, text: text.slice(0, 4000) } }, done),
});
