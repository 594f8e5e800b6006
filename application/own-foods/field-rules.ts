import type { OwnFoodRefused } from "@morsel/domain/foods";
import { snakeCase, type FieldRules } from "../platform/field-rule.ts";

const ACCEPTED: { readonly [Field in OwnFoodRefused["field"]]: (max: number) => string } = {
  description: (max) => `1 to ${max} characters`,
  brand: (max) => `at most ${max} characters`,
  barcode: () => "8, 12, 13 or 14 digits that end in their check digit",
  facts: () => "amounts of nutrients, none below zero",
  gramsPerMl: (max) => `0.01 to ${max}, needed for figures or servings of millilitres`,
  servings: (max) => (max > 100 ? `different labels, each of up to ${max} g` : `1 to ${max} servings`),
};

export const ownFoodFieldRules: FieldRules<OwnFoodRefused> = {
  OwnFoodRefused: ({ field, max }) => [
    field === "facts" ? "nutritional_contents" : snakeCase(field),
    ACCEPTED[field](max),
  ],
};
