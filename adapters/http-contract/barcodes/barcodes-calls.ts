// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { BarcodesGroup } from "./barcodes.ts";
import { FieldRefused, TooManyTries } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof BarcodesGroup>();

export const product = /*#__PURE__*/ call("GET", "/api/services/barcodes/:code", { FieldRefused, TooManyTries });
