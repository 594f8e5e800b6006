// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { DiaryGroup } from "./diary.ts";
import { diaryRefusals } from "./problems.ts";
import { foodRefusals } from "../foods/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { CompletenessRefused, DayIsFull, DayVersionConflict, EntryNotFound, EntryVersionConflict, ServingUnknown } = diaryRefusals;
const { FoodNotFound } = foodRefusals;
const call = /*#__PURE__*/ callOf<typeof DiaryGroup>();

export const days = /*#__PURE__*/ call("GET", "/api/services/diary", { FieldRefused, SignInNeeded });
export const day = /*#__PURE__*/ call("GET", "/api/services/diary/:date", { SignInNeeded });
export const updateDay = /*#__PURE__*/ call("PATCH", "/api/services/diary/:date", { CompletenessRefused, DayVersionConflict, FieldRefused, SignInNeeded });
export const log = /*#__PURE__*/ call("POST", "/api/services/diary/:date/entries", { DayIsFull, FieldRefused, FoodNotFound, ServingUnknown, SignInNeeded });
export const change = /*#__PURE__*/ call("PATCH", "/api/services/diary/:date/entries/:id", { DayIsFull, EntryNotFound, EntryVersionConflict, FieldRefused, ServingUnknown, SignInNeeded });
export const remove = /*#__PURE__*/ call("DELETE", "/api/services/diary/:date/entries/:id", { EntryNotFound, SignInNeeded });
export const restore = /*#__PURE__*/ call("POST", "/api/services/diary/:date/entries/:id/restore", { DayIsFull, EntryNotFound, SignInNeeded });
export const copy = /*#__PURE__*/ call("POST", "/api/services/diary/copies", { DayIsFull, FieldRefused, SignInNeeded });
