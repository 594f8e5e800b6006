// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ModerationGroup } from "./moderation.ts";
import { adminRefusals } from "../admin/problems.ts";
import { foodRefusals } from "../foods/problems.ts";
import { forumRefusals } from "../forum/problems.ts";
import { moderationRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { ActsOnOneself, AdminEntryNeeded } = adminRefusals;
const { AlreadyAppealed, DecisionNotFound, ReportSettled, ReportsOwnFood } = moderationRefusals;
const { BansModerator, ModeratorNeeded, ReasonNeeded } = forumRefusals;
const { FoodNotFound } = foodRefusals;
const call = /*#__PURE__*/ callOf<typeof ModerationGroup>();

export const moderationQueue = /*#__PURE__*/ call("GET", "/api/services/moderation/queue", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const moderationAppeals = /*#__PURE__*/ call("GET", "/api/services/moderation/appeals", { AdminEntryNeeded, SignInNeeded });
export const decideReport = /*#__PURE__*/ call("POST", "/api/services/moderation/decisions", { ActsOnOneself, AdminEntryNeeded, BansModerator, FieldRefused, ModeratorNeeded, ReasonNeeded, ReportSettled, SignInNeeded });
export const answerAppeal = /*#__PURE__*/ call("POST", "/api/services/moderation/appeals/answer", { ActsOnOneself, AdminEntryNeeded, DecisionNotFound, FieldRefused, SignInNeeded });
export const reportFood = /*#__PURE__*/ call("POST", "/api/services/moderation/foods", { FieldRefused, FoodNotFound, ReportsOwnFood, SignInNeeded, TooManyTries });
export const ownDecisions = /*#__PURE__*/ call("GET", "/api/services/moderation/mine", { SignInNeeded });
export const appeal = /*#__PURE__*/ call("POST", "/api/services/moderation/mine/appeal", { AlreadyAppealed, DecisionNotFound, FieldRefused, SignInNeeded, TooManyTries });
