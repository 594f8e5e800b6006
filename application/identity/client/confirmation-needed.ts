/** ID81: it is too long ago that whoever is signed in showed that they are the member. */
export type ConfirmationNeeded = { readonly _tag: "ConfirmationNeeded" };
