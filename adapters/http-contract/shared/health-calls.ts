// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "./call.ts";
import type { DocsGroup, HealthGroup } from "./health.ts";

const call = /*#__PURE__*/ callOf<typeof DocsGroup | typeof HealthGroup>();

export const openapi = /*#__PURE__*/ call("GET", "/api/openapi.json", {  });
export const docs = /*#__PURE__*/ call("GET", "/api/docs", {  });
export const healthz = /*#__PURE__*/ call("GET", "/healthz", {  });
