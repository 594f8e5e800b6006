// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { StepsGroup } from "./steps.ts";
import { exerciseRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { StepDayIsFull, StepImportNotFound } = exerciseRefusals;
const call = /*#__PURE__*/ callOf<typeof StepsGroup>();

export const steps = /*#__PURE__*/ call("GET", "/api/services/steps", { FieldRefused, SignInNeeded });
export const sendSteps = /*#__PURE__*/ call("POST", "/api/services/steps", { FieldRefused, SignInNeeded, StepDayIsFull });
export const stepImports = /*#__PURE__*/ call("GET", "/api/services/steps/imports", { SignInNeeded });
export const importSteps = /*#__PURE__*/ call("POST", "/api/services/steps/imports", { FieldRefused, SignInNeeded, StepDayIsFull });
export const undoStepImport = /*#__PURE__*/ call("POST", "/api/services/steps/imports/:id/undo", { SignInNeeded, StepImportNotFound });
