import type { NewsTextRefused } from "@morsel/domain/social";
import type { FieldRules } from "../platform/field-rule.ts";

export const newsFieldRules: FieldRules<NewsTextRefused> = {
  NewsTextRefused: ({ max }) => ["text", `1 to ${max} characters of text`],
};
