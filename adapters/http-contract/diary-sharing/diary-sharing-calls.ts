// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { SharedCopiesGroup, SharedDaysGroup } from "./diary-sharing.ts";
import { diaryRefusals } from "../diary/problems.ts";
import { reportRefusals } from "../reports/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { DayIsFull, EntryNotFound } = diaryRefusals;
const { DiaryNotShared } = reportRefusals;
const call = /*#__PURE__*/ callOf<typeof SharedCopiesGroup | typeof SharedDaysGroup>();

export const copyShared = /*#__PURE__*/ call("POST", "/api/services/shared-day-copies", { DayIsFull, DiaryNotShared, EntryNotFound, FieldRefused, SignInNeeded, TooManyTries });
export const sharedDay = /*#__PURE__*/ call("POST", "/api/services/shared-days/:username", { DiaryNotShared, TooManyTries });
