import type { WaterAmountRefused, WaterIsFull } from "@morsel/domain/hydration";
import type { FieldRules } from "../platform/field-rule.ts";

export const hydrationFieldRules: FieldRules<WaterAmountRefused | WaterIsFull> = {
  WaterAmountRefused: ({ min, max }) => ["ml", `${min} to ${max}`],
  WaterIsFull: ({ maxMl, maxEntries }) => ["ml", `at most ${maxMl} ml and ${maxEntries} drinks a day`],
};
