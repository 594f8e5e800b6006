// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { CoachCommentsGroup } from "./comments.ts";
import { coachRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { ClientNotFound, CoachCommentNotFound, CoachDayIsFull, CoachGrantNotFound } = coachRefusals;
const call = /*#__PURE__*/ callOf<typeof CoachCommentsGroup>();

export const coachCommentsOn = /*#__PURE__*/ call("GET", "/api/services/coach/comments", { SignInNeeded });
export const coachCommentDays = /*#__PURE__*/ call("GET", "/api/services/coach/comments/days", { SignInNeeded });
export const answerCoach = /*#__PURE__*/ call("POST", "/api/services/coach/comments", { CoachDayIsFull, CoachGrantNotFound, FieldRefused, SignInNeeded, TooManyTries });
export const hideCoachComment = /*#__PURE__*/ call("POST", "/api/services/coach/comments/hide", { CoachCommentNotFound, SignInNeeded });
export const reportCoachComment = /*#__PURE__*/ call("POST", "/api/services/coach/comments/report", { CoachCommentNotFound, FieldRefused, SignInNeeded, TooManyTries });
export const clientComments = /*#__PURE__*/ call("GET", "/api/services/coach/clients/:username/days/:date/comments", { ClientNotFound, SignInNeeded });
export const commentOnClient = /*#__PURE__*/ call("POST", "/api/services/coach/clients/:username/comments", { ClientNotFound, CoachDayIsFull, FieldRefused, SignInNeeded, TooManyTries });
