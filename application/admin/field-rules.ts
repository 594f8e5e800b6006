import type { ReasonRefused, SuspensionEndRefused } from "@morsel/domain/admin";
import type { FieldRules } from "../platform/field-rule.ts";

export const adminFieldRules: FieldRules<ReasonRefused | SuspensionEndRefused> = {
  ReasonRefused: ({ min, max }) => ["reason", `${min} to ${max} characters of text`],
  SuspensionEndRefused: ({ years }) => ["until", `a time within ${years} years from now`],
};
