// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ImportGroup } from "./import.ts";
import { importRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { ImportNotFound, ImportNotPossible, ImportPartMisplaced, ImportsAreFull } = importRefusals;
const call = /*#__PURE__*/ callOf<typeof ImportGroup>();

export const dataImports = /*#__PURE__*/ call("GET", "/api/services/imports", { SignInNeeded });
export const beginImport = /*#__PURE__*/ call("POST", "/api/services/imports", { FieldRefused, ImportsAreFull, SignInNeeded, TooManyTries });
export const dataImport = /*#__PURE__*/ call("GET", "/api/services/imports/:id", { FieldRefused, ImportNotFound, SignInNeeded });
export const sendImportPart = /*#__PURE__*/ call("POST", "/api/services/imports/:id/parts", { FieldRefused, ImportNotFound, ImportNotPossible, ImportPartMisplaced, SignInNeeded, TooManyTries });
export const readImport = /*#__PURE__*/ call("POST", "/api/services/imports/:id/preview", { FieldRefused, ImportNotFound, ImportNotPossible, SignInNeeded });
export const startImport = /*#__PURE__*/ call("POST", "/api/services/imports/:id/start", { FieldRefused, ImportNotFound, ImportNotPossible, SignInNeeded });
export const undoImport = /*#__PURE__*/ call("POST", "/api/services/imports/:id/undo", { FieldRefused, ImportNotFound, ImportNotPossible, SignInNeeded });
export const discardImport = /*#__PURE__*/ call("DELETE", "/api/services/imports/:id", { FieldRefused, ImportNotFound, ImportNotPossible, SignInNeeded });
