import type { GtinRefused } from "@morsel/domain/foods";
import type { FieldRules } from "../platform/field-rule.ts";

export const barcodeFieldRules: FieldRules<GtinRefused> = {
  GtinShape: () => ["code", "8, 12, 13 or 14 digits"],
  GtinCheckDigit: ({ expected }) => ["code", `digits that end in their check digit, which would be ${expected}`],
};
