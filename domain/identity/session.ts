/** ID13: 30 days, in seconds. */
export const SESSION_LIFETIME_SECONDS = 2_592_000;
/** ID13: how far two clocks may differ when a token is judged, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 15;
/** ID14: the state and PKCE cookies of a sign-in at a provider live this long, in seconds. */
export const OAUTH_COOKIE_SECONDS = 900;

/** ID13: times in seconds since 1970; whatever is not a finite number is expired. */
export const isSessionExpired = (claims: { readonly expires: number }, now: number): boolean =>
  !(Number.isFinite(claims.expires) && Number.isFinite(now) && now <= claims.expires + CLOCK_TOLERANCE_SECONDS);

export type SessionUser = { readonly name: string; readonly email: string };

/** ID15: what a page knows of its session. */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "unauthenticated" }
  | { readonly status: "authenticated"; readonly userId: string; readonly user: SessionUser };

export type SessionStatus = Session["status"];

export type SessionEvent =
  | { readonly _tag: "Answered"; readonly userId: string; readonly user: SessionUser }
  | { readonly _tag: "AnsweredNobody" }
  | { readonly _tag: "FetchFailed" }
  | { readonly _tag: "SignedOut" };

/**
 * ID15: loading becomes authenticated or unauthenticated and never comes back. A failed fetch answers nothing: it settles
 * a loading session as unauthenticated and leaves a settled one alone, so that a lost network signs nobody out.
 */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  if (event._tag === "Answered") return { status: "authenticated", userId: event.userId, user: event.user };
  if (event._tag === "FetchFailed" && session.status !== "loading") return session;
  return { status: "unauthenticated" };
};

/** ID16: what makes a page ask for the session again; polling only when the operator sets an interval. */
export const REFRESH_TRIGGERS = ["focus", "storage", "poll"] as const;
export type RefreshTrigger = (typeof REFRESH_TRIGGERS)[number];

export const triggersRefresh = (trigger: RefreshTrigger, pollSeconds: number | undefined): boolean =>
  trigger !== "poll" || (pollSeconds !== undefined && Number.isFinite(pollSeconds) && pollSeconds > 0);

/** ID39: the sessions that a change of the password ends: all but the one in which it is made. */
export const sessionsToEnd = (all: readonly string[], own: string): readonly string[] => all.filter((id) => id !== own);
