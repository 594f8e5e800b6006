/** ID1: the account roles that make an admin. */
export const ADMIN_ROLES = ["super_admin", "administrator"] as const;

/** ID1: only the first entry of account.roles counts. */
export const isAdmin = (roles: readonly string[] | undefined): boolean =>
  roles !== undefined && ADMIN_ROLES.some((role) => role === roles[0]);

export type Role = "visitor" | "member" | "premium" | "admin";

export type RoleFacts = {
  readonly isSignedIn: boolean;
  readonly hasPremium: boolean;
  readonly roles: readonly string[] | undefined;
};

/** ID2: everything a person is at once: an admin is a member, a premium member is a member, a visitor is nothing else. */
export const rolesOf = ({ isSignedIn, hasPremium, roles }: RoleFacts): readonly Role[] =>
  isSignedIn
    ? ["member", ...(hasPremium ? (["premium"] as const) : []), ...(isAdmin(roles) ? (["admin"] as const) : [])]
    : ["visitor"];
