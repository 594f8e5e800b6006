import type { AccessRequests } from "../support/access-requests.ts";
import { PASSWORD } from "../support/harness.ts";

export const accessRequests: AccessRequests = {
  "accountLinks.forgotPassword": ["/api/services/account/forgot-password", { login: "ada" }],
  "accountLinks.resetPassword": ["/api/services/account/password-reset", { token: "x".repeat(43), password: PASSWORD }],
  "accountLinks.confirmEmail": ["/api/services/account/verify-email", { token: "x".repeat(43) }],
  "accountLinks.askToLogIn": ["/api/services/account/login-counter-reset-request", { login: "ada" }],
  "accountLinks.liftWait": ["/api/services/account/login-counter-reset", { token: "x".repeat(43) }],
  "account.account": ["/api/services/account"],
  "account.changeAccount": ["/api/services/account", { version: 0, mail: { messages: true } }],
  "account.resendVerification": ["/api/mainapp/account/resend_email_verification?xhr=1"],
  "account.changeEmail": ["/api/services/account/email", { email: "next@example.org", current_password: PASSWORD }],
  "account.changeUsername": ["/api/services/account/username", { username: "ada" }],
  "account.securityEvents": ["/api/services/account/events"],
  "account.askDeletion": ["/api/services/account/deletion", { current_password: "not it" }],
  "account.takeBackDeletion": ["/api/services/account/deletion"],
};
