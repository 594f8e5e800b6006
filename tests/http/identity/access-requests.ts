import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, PASSWORD, START } from "../support/harness.ts";
import { SessionStore } from "@morsel/application/identity/session-store";
import { newSession, type MemberId, type SessionId } from "@morsel/domain/identity";
import { Effect } from "effect";

export const accessRequests: AccessRequests = {
  "auth.csrf": ["/api/auth/csrf"],
  "auth.providers": ["/api/auth/providers"],
  "auth.session": ["/api/auth/session"],
  "auth.refreshTokenData": ["/api/auth/refresh-token-data"],
  "auth.signInPage": ["/api/auth/signin"],
  "auth.signInWithPage": ["/api/auth/signin/credentials"],
  "auth.signIn": ["/api/auth/signin/credentials", { json: true }],
  "auth.callback": ["/api/auth/callback/credentials", { json: true }],
  "auth.signOutPage": ["/api/auth/signout"],
  "auth.signOut": ["/api/auth/signout", { json: true }],
  "auth.error": ["/api/auth/error"],
  "auth.log": ["/api/auth/_log", { level: "error", code: "CLIENT_FETCH_ERROR" }],
  "users.signUp": ["/api/services/users", {}],
  "users.me": ["/api/services/users"],
  "users.changeUser": ["/api/services/users", { unit_preferences: { water: "cups" } }],
  "users.changePassword": ["/api/services/users/password", { current_password: PASSWORD, password: PASSWORD }],
  "users.logout": ["/api/logout"],
  "sessions.confirm": ["/api/services/sessions/confirm", { password: PASSWORD }],
  "sessions.sessions": ["/api/services/sessions"],
  "sessions.endSession": [`/api/services/sessions/${id(602)}`],
  "sessions.endSessions": ["/api/services/sessions?scope=others"],
  "users.userExists": ["/api/idm/user-exists?email=a@example.org"],
  "users.validateUsername": ["/api/mainapp/public/user/suggest_validate_username?username=ada"],
};

export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
  const tablet = newSession(id(602) as SessionId, START, {});
  await Effect.runPromise(server.get(SessionStore).begin(member, `memory$${PASSWORD}`, tablet));
};
