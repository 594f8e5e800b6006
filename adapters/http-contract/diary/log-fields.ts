import { isQuickAddName, QUICK_ADD_NAME_MAX } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import { NutritionalContents } from "../shared/contents.ts";
import { Amount, FoodId, ServingId } from "../shared/primitives.ts";

/** How a quick add is called. */
export const QuickAddName = Schema.String.check(
  Schema.makeFilter(isQuickAddName, { expected: `1 to ${QUICK_ADD_NAME_MAX} characters` }),
);

/** An amount of a food, or a quick add: a name with figures. */
export const itemFields = {
  foodId: Schema.optionalKey(FoodId),
  amount: Schema.optionalKey(Amount),
  serving: Schema.optionalKey(ServingId),
  description: Schema.optionalKey(QuickAddName),
  facts: Schema.optionalKey(NutritionalContents),
};
const Item = Schema.Struct(itemFields);
type Item = typeof Item.Type;

const COUNTED = { foodId: "food_id", amount: "amount", serving: "unit" } as const;
const QUICK = { description: "description", facts: "nutritional_contents" } as const;

/** A food with its amount, or a quick add with its figures: the first field that does not fit says so. */
export const requireOneShape = (fields: Item): Schema.FilterOutput => {
  const isQuick = fields.facts !== undefined || (fields.description !== undefined && fields.foodId === undefined);
  const told = (names: Readonly<Record<string, string>>, is: "missing" | "given"): string | undefined =>
    Object.entries(names).find(([name]) => (fields[name as keyof Item] === undefined) === (is === "missing"))?.[1];
  const missing = told(isQuick ? QUICK : COUNTED, "missing");
  if (missing !== undefined) return { path: [missing], issue: "a value; it is required" };
  const odd = told(isQuick ? COUNTED : QUICK, "given");
  return odd === undefined || { path: [odd], issue: `nothing beside ${isQuick ? QUICK.facts : COUNTED.foodId}` };
};
