import type { AmountRefused, CopyRefused, EditMisplaced, QuickAddRefused } from "@morsel/domain/diary";
import type { FieldRules } from "../platform/field-rule.ts";

export const diaryFieldRules: FieldRules<AmountRefused | EditMisplaced | QuickAddRefused | CopyRefused> = {
  AmountRefused: ({ maxAmount, maxGrams }) => ["amount", `above 0, at most ${maxAmount} and ${maxGrams} g`],
  EditMisplaced: ({ field }) => [
    field === "facts" ? "nutritional_contents" : field,
    field === "amount" || field === "serving" ? "nothing: a quick add is not counted" : "nothing: the food says it",
  ],
  QuickAddNameRefused: ({ min, max }) => ["description", `${min} to ${max} characters`],
  QuickAddFactsRefused: ({ needed }) => [`nutritional_contents.${needed}`, "a number from 0 on; it is required"],
  QuickAddFigureRefused: ({ nutrient, max }) => [`nutritional_contents.${nutrient}`, `0 to ${max}`],
  CopyIdRefused: () => ["id", "a UUID in lower case"],
  NothingToCopy: () => ["from", "a day, a meal or entries that hold something"],
  TooManyDays: ({ limit }) => ["to.dates", `at most ${limit} days`],
  TooManyEntries: ({ limit }) => ["from", `at most ${limit} entries at once`],
};
