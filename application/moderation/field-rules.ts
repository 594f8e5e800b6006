import type { ActRefused, AppealRefused } from "@morsel/domain/forum";
import type { FieldRules } from "../platform/field-rule.ts";

type Refused = ActRefused | Extract<AppealRefused, { readonly _tag: "AppealLength" }>;

export const moderationFieldRules: FieldRules<Refused> = {
  ActRefused: () => ["act", "an act that fits what was reported"],
  AppealLength: ({ min, max }) => ["text", `${min} to ${max} characters of text`],
};
