import type { AboutRefused } from "@morsel/domain/social";
import type { FieldRules } from "../platform/field-rule.ts";

export const profileFieldRules: FieldRules<AboutRefused> = {
  AboutRefused: ({ max }) => ["about", `at most ${max} characters of text`],
};
