/** W791, W792: one of the two is not there any more, or is merged or undone already. */
export type FoodMergeOutdated = { readonly _tag: "FoodMergeOutdated" };
export type FoodMergeNotFound = { readonly _tag: "FoodMergeNotFound" };
