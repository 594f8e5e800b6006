/** SO17: what a coach may be shown. */
export const COACH_SCOPES = ["diary", "exercise", "measurements", "goals"] as const;
export type CoachScope = (typeof COACH_SCOPES)[number];

/** Instants in milliseconds since 1970. */
export type CoachLink = {
  readonly scopes: readonly CoachScope[];
  readonly expiresAt: number;
  readonly isRevoked: boolean;
};

/** SO17: a coach reads what is in the link's scope until it ends or is taken back, and writes nothing but comments on days. */
export const coachMayRead = ({ scopes, expiresAt, isRevoked }: CoachLink, scope: CoachScope, now: number): boolean =>
  !isRevoked && now < expiresAt && scopes.includes(scope);

/** SO17: comments belong to days, so everybody who can read the diary may write them. */
export const coachMayComment = (link: CoachLink, now: number): boolean => coachMayRead(link, "diary", now);
