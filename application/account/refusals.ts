/** The link was used, is over, or never was one. */
export type LinkRefused = { readonly _tag: "LinkRefused" };
/** J26: `until` is when it may be changed again, ISO 8601. */
export type UsernameChangedLately = { readonly _tag: "UsernameChangedLately"; readonly until: string };
/** J28: the account is about to be deleted; what was asked is for others. */
export type AccountClosing = { readonly _tag: "AccountClosing" };
export type AccountSuspended = { readonly _tag: "AccountSuspended" };
