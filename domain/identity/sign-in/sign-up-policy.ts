import { err, ok, type Result } from "../../result/index.ts";

/** ID130: anyone may join, or who was given the invitation, or nobody. */
export const SIGN_UP_MODES = ["open", "invited", "closed"] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

export type SignUpPolicy = {
  readonly mode: SignUpMode;
  /** The invitation that counts now; empty where there is none. */
  readonly invitation: string;
};

export type SignUpRefused = { readonly _tag: "SignUpClosed" } | { readonly _tag: "InvitationNeeded" };

/** ID130: what an admin may set: long enough that nobody guesses it, and fit for an address. */
export const isInvitation = (value: unknown): value is string =>
  typeof value === "string" && (value === "" || /^[A-Za-z0-9_-]{12,60}$/.test(value));

/** ID130: without an invitation that is set, nobody is invited. */
export const checkMayJoin = (
  { mode, invitation }: SignUpPolicy,
  given: string | undefined,
): Result<void, SignUpRefused> => {
  if (mode === "open") return ok(undefined);
  if (mode === "closed") return err({ _tag: "SignUpClosed" });
  return invitation !== "" && given === invitation ? ok(undefined) : err({ _tag: "InvitationNeeded" });
};
