import { isAdmin, isSuspended, type Member, type Role, rolesOf } from "@morsel/domain/identity";

export type AccessFacts = {
  /** The member of the request; undefined for visitors. */
  readonly member: Pick<Member, "roles" | "suspendedAt" | "suspendedUntil" | "eraseAt"> | undefined;
  readonly now: number;
  readonly hasPremium: boolean;
  /** J28: open to a member who is about to leave, too. */
  readonly isOpenWhileLeaving: boolean;
};

export type AccessRefusal = "SignInNeeded" | "AccountSuspended" | "AccountClosing" | "PremiumNeeded" | "NotFound";

/** ID107: reason why a caller is refused; undefined for permitted callers. */
export const accessRefusal = (
  caller: Role,
  { member, now, hasPremium, isOpenWhileLeaving }: AccessFacts,
): AccessRefusal | undefined => {
  if (caller === "visitor") return undefined;
  // Others than admins do not learn that there is anything.
  if (caller === "admin" && !isAdmin(member?.roles)) return "NotFound";
  if (member === undefined) return "SignInNeeded";
  if (isSuspended(member, now)) return "AccountSuspended";
  if (member.eraseAt !== undefined && !isOpenWhileLeaving) return "AccountClosing";
  if (rolesOf({ isSignedIn: true, hasPremium, roles: member.roles }).includes(caller)) return undefined;
  return "PremiumNeeded";
};
