import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import type { WrittenComment } from "@morsel/application/coach/comment-cases";
import type { CalendarDate } from "@morsel/domain/calendar";
import { readSharedDay } from "../diary-sharing/codec.ts";
import { readDays } from "../diary/decode.ts";
import { type ApiClient, done } from "../shared/call.ts";
import * as calls from "./coach-calls.ts";
import * as comments from "./comments-calls.ts";
import { readClients, readComments, readGrants, readLinkPreview, readLooks } from "./codec.ts";

const MOST_CODE = 200;

const writtenOf = ({ id, date, entry, text }: Omit<WrittenComment, "username">) => ({
  id,
  date,
  text,
  ...(entry === undefined ? {} : { entry_id: entry }),
});

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
  clientComments: (username, date) => call(comments.clientComments, { params: { username, date } }, readComments),
  comment: ({ username, ...comment }) =>
    call(comments.commentOnClient, { params: { username }, payload: writtenOf(comment) }, done),
  commentDays: call(comments.coachCommentDays, {}, ({ items }) =>
    items.map(({ date, unread }) => ({ date: date as CalendarDate, unread })),
  ),
  comments: (date) => call(comments.coachCommentsOn, { query: { date } }, readComments),
  answer: ({ username, ...comment }) =>
    call(comments.answerCoach, { payload: { ...writtenOf(comment), coach: username } }, done),
  hideComment: (id) => call(comments.hideCoachComment, { payload: { id } }, done),
  reportComment: ({ comment, ...report }) =>
    call(comments.reportCoachComment, { payload: { ...report, comment_id: comment } }, done),
});
