/** BO1: nothing was given by hand, or it is over. */
export type NoGift = { readonly _tag: "NoGift" };
/** BO3: another code has this text. */
export type CodeTaken = { readonly _tag: "CodeTaken" };
export type CodeNotFound = { readonly _tag: "CodeNotFound" };
/** W646: it was forgotten, or never there. */
export type EventNotFound = { readonly _tag: "EventNotFound" };
/** W698: it was undone, or never there. */
export type FoodImportNotFound = { readonly _tag: "FoodImportNotFound" };
/** W698: the command that reads the file is not done with it. */
export type FoodImportRunning = { readonly _tag: "FoodImportRunning" };
