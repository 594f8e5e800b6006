import type { FieldRules } from "../platform/field-rule.ts";
import type { OwnWordRefused } from "@morsel/domain/foods";

export const favouriteFieldRules: FieldRules<OwnWordRefused> = {
  OwnWordRefused: ({ max }) => ["word", `1 to ${max} characters`],
};
