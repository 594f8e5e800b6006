import type { MeasurementRefused, OwnTypeRefused } from "@morsel/domain/measurements";
import type { FieldRules } from "../platform/field-rule.ts";

export const measurementFieldRules: FieldRules<MeasurementRefused | OwnTypeRefused> = {
  MeasurementRefused: ({ min, max }) => ["value", `${min} to ${max}`],
  MeasurementTypeUnknown: ({ accepted }) => ["type", accepted.join(", ")],
  OwnTypeRefused: ({ field, max }) => [
    field,
    field === "name" ? `1 to ${max} characters that name no given type` : `at most ${max} characters`,
  ],
};
