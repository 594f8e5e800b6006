import { CATEGORY_LIMITS, type CategoryRefused } from "@morsel/domain/forum";
import type { FieldRules } from "../platform/field-rule.ts";

const WORDS = {
  slug: `1 to ${CATEGORY_LIMITS.slug} small letters, digits and dashes`,
  locale: "a language of the product; of a category that ships its own",
  names: `1 to ${CATEGORY_LIMITS.name} characters on one line for each language, one of them English`,
  descriptions: `up to ${CATEGORY_LIMITS.description} characters on one line for each language`,
  behind: "the address of another category",
} as const;

export const forumCategoriesFieldRules: FieldRules<Extract<CategoryRefused, { readonly field: string }>> = {
  CategoryRefused: ({ field }) => [field, WORDS[field]],
};
