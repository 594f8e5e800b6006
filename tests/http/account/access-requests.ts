import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";
import { PASSWORD } from "../support/harness.ts";

export const accessRequests: AccessRequests = {
  "account.account": ["/api/services/account"],
  "account.changeAccount": ["/api/services/account", { version: 0, mail: { messages: true } }],
  "account.resendVerification": ["/api/mainapp/account/resend_email_verification?xhr=1"],
  "account.changeEmail": ["/api/services/account/email", { email: "next@example.org", current_password: PASSWORD }],
  "account.changeUsername": ["/api/services/account/username", { username: "ada" }],
  "account.securityEvents": ["/api/services/account/events"],
  "account.askDeletion": ["/api/services/account/deletion", { current_password: "not it" }],
  "account.takeBackDeletion": ["/api/services/account/deletion"],
  "accountLinks.confirmEmail": ["/api/services/account/verify-email", { token: "x".repeat(43) }],
  "accountLinks.forgotPassword": ["/api/services/account/forgot-password", { login: "ada" }],
  "accountLinks.resetPassword": ["/api/services/account/password-reset", { token: "x".repeat(43), password: PASSWORD }],
  "accountLinks.askToLogIn": ["/api/services/account/login-counter-reset-request", { login: "ada" }],
  "accountLinks.liftWait": ["/api/services/account/login-counter-reset", { token: "x".repeat(43) }],
};

const tokenOf = (page: string): RegExp => new RegExp(`/account/${page}[#/]([\\w-]+)`);

export const walkRequests: WalkRequests = {
  "account.askDeletion": async () => ["/api/services/account/deletion", { current_password: PASSWORD }],
  "accountLinks.resetPassword": async ({ mailed }) => {
    const token = await mailed("next@example.org", tokenOf("password-reset"));
    return ["/api/services/account/password-reset", { token, password: PASSWORD }];
  },
  "accountLinks.confirmEmail": async ({ mailed }) => {
    const token = await mailed("next@example.org", tokenOf("verify-email"));
    return ["/api/services/account/verify-email", { token }];
  },
  "accountLinks.liftWait": async ({ server, mailed }) => {
    for (let tries = 0; tries < 5; tries += 1) await server.browser().signIn("ada", "wrong");
    await server.browser().send("POST", "/api/services/account/login-counter-reset-request", { login: "ada" });
    return [
      "/api/services/account/login-counter-reset",
      { token: await mailed("next@example.org", tokenOf("login-counter-reset-request")) },
    ];
  },
};
