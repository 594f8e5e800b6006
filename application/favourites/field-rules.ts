import type { FieldRules } from "../platform/field-rule.ts";
import type { OwnWordRefused } from "./own-word.ts";

export const favouriteFieldRules: FieldRules<OwnWordRefused> = {
  OwnWordRefused: ({ max }) => ["word", `1 to ${max} characters`],
};
