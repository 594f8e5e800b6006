// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ExportGroup } from "./export.ts";
import { SignInNeeded } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof ExportGroup>();

export const exportData = /*#__PURE__*/ call("GET", "/api/services/export", { SignInNeeded });
