// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { DiarySettingsGroup } from "./diary-settings.ts";
import { diarySettingsRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { DiarySettingsVersionConflict } = diarySettingsRefusals;
const call = /*#__PURE__*/ callOf<typeof DiarySettingsGroup>();

export const diarySettings = /*#__PURE__*/ call("GET", "/api/services/diary-settings", { SignInNeeded });
export const changeDiarySettings = /*#__PURE__*/ call("PATCH", "/api/services/diary-settings", { DiarySettingsVersionConflict, FieldRefused, SignInNeeded });
