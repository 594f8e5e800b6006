// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { GapsGroup } from "./gaps.ts";
import { SignInNeeded } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof GapsGroup>();

export const gaps = /*#__PURE__*/ call("GET", "/api/services/gaps/:date", { SignInNeeded });
