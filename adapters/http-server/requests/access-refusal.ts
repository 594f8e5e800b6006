import { type Member, type Role, rolesOf } from "@morsel/domain/identity";

export type AccessFacts = {
  /** The member of the request; undefined for visitors. */
  readonly member: Pick<Member, "roles" | "suspendedAt" | "eraseAt"> | undefined;
  readonly hasPremium: boolean;
  /** J28: open to a member who is about to leave, too. */
  readonly isOpenWhileLeaving: boolean;
};

export type AccessRefusal = "SignInNeeded" | "AccountSuspended" | "AccountClosing" | "PremiumNeeded" | "AdminNeeded";

/** ID107: reason why a caller is refused; undefined for permitted callers. */
export const accessRefusal = (
  caller: Role,
  { member, hasPremium, isOpenWhileLeaving }: AccessFacts,
): AccessRefusal | undefined => {
  if (caller === "visitor") return undefined;
  if (member === undefined) return "SignInNeeded";
  if (member.suspendedAt !== undefined) return "AccountSuspended";
  if (member.eraseAt !== undefined && !isOpenWhileLeaving) return "AccountClosing";
  if (rolesOf({ isSignedIn: true, hasPremium, roles: member.roles }).includes(caller)) return undefined;
  return caller === "admin" ? "AdminNeeded" : "PremiumNeeded";
};
