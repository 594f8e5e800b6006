/** ID81: the last proof of the member's identity in this session is too old. */
export type ConfirmationNeeded = { readonly _tag: "ConfirmationNeeded" };

export type CurrentPasswordWrong = { readonly _tag: "CurrentPasswordWrong" };

export type CredentialsRefused = { readonly _tag: "CredentialsRefused" };

/** ID125: told to who has shown to be the member. `until` is when it ends by itself, ISO 8601. */
export type SignInSuspended = { readonly _tag: "SignInSuspended"; readonly reason: string; readonly until?: string };

/** The id of the member to be is no UUID, or another member's. */
export type MemberIdRefused = { readonly _tag: "MemberIdRefused" };

/** The passkey was removed here, or what it answered came too late. */
export type PasskeyUnknown = { readonly _tag: "PasskeyUnknown" };
