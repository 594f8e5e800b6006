// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { CatalogueGroup } from "./catalogue.ts";
import { FieldRefused, TooManyTries } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof CatalogueGroup>();

export const groups = /*#__PURE__*/ call("GET", "/api/services/catalogue/groups", {  });
export const inGroup = /*#__PURE__*/ call("GET", "/api/services/catalogue/foods", { FieldRefused, TooManyTries });
export const richest = /*#__PURE__*/ call("GET", "/api/services/catalogue/richest", { FieldRefused, TooManyTries });
