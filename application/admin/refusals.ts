/** W532: the second step is to be proved in this session. */
export type AdminEntryNeeded = { readonly _tag: "AdminEntryNeeded" };
/** W532 */
export type SecondStepMissing = { readonly _tag: "SecondStepMissing" };
export type MemberNotFound = { readonly _tag: "MemberNotFound" };
/** W533: the username that was typed is not the member's. */
export type UsernameMismatch = { readonly _tag: "UsernameMismatch" };
/** W536: done, or deleted, meanwhile. */
export type JobNotFound = { readonly _tag: "JobNotFound" };
/** W534 */
export type FirstLinkRefused = { readonly _tag: "FirstLinkRefused" };
