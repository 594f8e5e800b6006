/** W711: it was changed, taken back or answered since it was seen. */
export type FoodReviewOutdated = { readonly _tag: "FoodReviewOutdated" };
export type FoodDecisionNotFound = { readonly _tag: "FoodDecisionNotFound" };
/** W713: it was undone, or another answer came after it. */
export type FoodDecisionOutdated = { readonly _tag: "FoodDecisionOutdated" };
