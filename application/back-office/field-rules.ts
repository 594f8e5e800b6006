import type { CodeWishRefused, GiftEndRefused } from "@morsel/domain/back-office";
import type { FieldRules } from "../platform/field-rule.ts";

const CODE_WORDS = {
  code: "8 to 24 letters and digits",
  months: "a whole number from 1 to 24",
  until: "a time within 5 years from now",
  most: "a whole number from 1 to 1000000",
} as const;

export const backOfficeFieldRules: FieldRules<CodeWishRefused | GiftEndRefused> = {
  CodeWishRefused: ({ field }) => [field, CODE_WORDS[field]],
  GiftEndRefused: ({ years }) => ["until", `a time within ${years} years from now`],
};
