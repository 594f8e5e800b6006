import type { DecisionRefused, AppealRefused } from "@morsel/domain/forum";
import type { FieldRules } from "../platform/field-rule.ts";

type Refused = DecisionRefused | Extract<AppealRefused, { readonly _tag: "AppealLength" }>;

export const moderationFieldRules: FieldRules<Refused> = {
  DecisionRefused: () => ["act", "an act that fits what was reported"],
  AppealLength: ({ min, max }) => ["text", `${min} to ${max} characters of text`],
};
