import type { CoachCommentRefused } from "@morsel/domain/social";
import type { FieldRules } from "../platform/field-rule.ts";

export const coachFieldRules: FieldRules<CoachCommentRefused> = {
  CoachCommentRefused: ({ max }) => ["text", `1 to ${max} characters of text`],
};
