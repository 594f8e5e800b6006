import { ADMIN_ROLES, isAdmin } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";

export type Person = { readonly id: string; readonly roles?: readonly string[] | undefined };

export type ActsOnOneself = { readonly _tag: "ActsOnOneself" };
export type AdminOutranked = { readonly _tag: "AdminOutranked" };

/** AD1: the roles that are given; `member` takes the admin's role away. */
export const GIVEN_ROLES = ["member", ...ADMIN_ROLES] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

const [SUPER] = ADMIN_ROLES;
const isSuper = ({ roles }: Person): boolean => roles?.[0] === SUPER;

/** AD1 */
export const checkSubject = (actor: Person, subject: Person): Result<void, ActsOnOneself | AdminOutranked> => {
  if (actor.id === subject.id) return err({ _tag: "ActsOnOneself" });
  return isSuper(subject) && !isSuper(actor) ? err({ _tag: "AdminOutranked" }) : ok(undefined);
};

/** AD2 */
export const rolesWith = (roles: readonly string[] | undefined, role: GivenRole): readonly string[] => {
  const others = (roles ?? []).filter((one) => !ADMIN_ROLES.some((admin) => admin === one));
  return role === "member" ? others : [role, ...others];
};

/** AD2: the role that a member's roles amount to. */
export const givenRoleOf = (roles: readonly string[] | undefined): GivenRole =>
  isAdmin(roles) ? (GIVEN_ROLES.find((role) => role === roles?.[0]) ?? "member") : "member";

/** AD1: answers the roles that the subject has then. */
export const checkRoleChange = (
  actor: Person,
  subject: Person,
  role: GivenRole,
): Result<readonly string[], ActsOnOneself | AdminOutranked> => {
  const allowed = checkSubject(actor, subject);
  if (!allowed.ok) return allowed;
  return role === SUPER && !isSuper(actor) ? err({ _tag: "AdminOutranked" }) : ok(rolesWith(subject.roles, role));
};
