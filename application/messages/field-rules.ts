import type { MessageRefused, ReportRefused } from "@morsel/domain/social";
import type { FieldRules } from "../platform/field-rule.ts";

export const messageFieldRules: FieldRules<MessageRefused | ReportRefused> = {
  MessageRefused: ({ field, min, max }) => [field, `${min} to ${max} characters of text`],
  ReportRefused: ({ max }) => ["text", `at most ${max} characters of text`],
};
