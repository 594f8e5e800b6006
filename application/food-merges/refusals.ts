/** W791: one of the two is not there any more, or is merged already. */
export type FoodMergeOutdated = { readonly _tag: "FoodMergeOutdated" };
export type FoodMergeNotFound = { readonly _tag: "FoodMergeNotFound" };
