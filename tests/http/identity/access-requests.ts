import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { type Browser, id, PASSWORD, someone, START } from "../support/harness.ts";
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
  "auth.callbackPage": ["/api/auth/callback/credentials"],
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

export const prepareStores: AccessRoom["prepareStores"] = async ({ server, ada }) => {
  const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
  const tablet = newSession(id(602) as SessionId, START, {});
  await Effect.runPromise(server.get(SessionStore).begin(member, `memory$${PASSWORD}`, tablet));
};

const withFormToken = async (ada: Browser, fields: object): Promise<object> => {
  const { csrfToken } = (await (await ada.get("/api/auth/csrf")).json()) as { readonly csrfToken: string };
  return { csrfToken, json: true, ...fields };
};

export const walkRequests: WalkRequests = {
  "auth.callback": async ({ ada }) => [
    "/api/auth/callback/credentials",
    await withFormToken(ada, { username: "ada", password: PASSWORD }),
  ],
  "auth.signOut": async ({ ada }) => ["/api/auth/signout", await withFormToken(ada, {})],
  "users.signUp": async () => ["/api/services/users", someone("newcomer")],
  "sessions.endSession": async ({ server, ada }) => {
    await server.browser().signIn("ada");
    const { items } = (await (await ada.get("/api/services/sessions")).json()) as {
      readonly items: readonly { readonly id: string; readonly is_current: boolean }[];
    };
    return [`/api/services/sessions/${items.find((session) => !session.is_current)?.id}`];
  },
};
