import type { SavedMealRefused } from "@morsel/domain/diary";
import type { FieldRules } from "../platform/field-rule.ts";

export const mealFieldRules: FieldRules<SavedMealRefused> = {
  MealNameRefused: ({ min, max }) => ["name", `${min} to ${max} characters`],
  MealItemsRefused: ({ min, max }) => ["items", `${min} to ${max} foods and quick adds`],
};
