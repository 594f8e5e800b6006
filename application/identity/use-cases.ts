import { token } from "../platform/token.ts";
import { makeChangePassword } from "./change-password.ts";
import { makeCheckUsernameAvailability } from "./check-username-availability.ts";
import { makeConfirmIdentity } from "./confirm-identity.ts";
import { makeResolveSession } from "./resolve-session.ts";
import { makeSignIn } from "./sign-in.ts";
import { makeSignUp } from "./sign-up.ts";

export type IdentityPorts = Parameters<typeof makeSignUp>[0] &
  Parameters<typeof makeSignIn>[0] &
  Parameters<typeof makeChangePassword>[0];

/** All that can be done with accounts. */
export const makeIdentityUseCases = (ports: IdentityPorts) => ({
  signUp: makeSignUp(ports),
  signIn: makeSignIn(ports),
  changePassword: makeChangePassword(ports),
  confirmIdentity: makeConfirmIdentity(ports),
  resolveSession: makeResolveSession(ports),
  checkUsernameAvailability: makeCheckUsernameAvailability(ports),
});

export type IdentityUseCases = ReturnType<typeof makeIdentityUseCases>;
export const IdentityUseCases = token<IdentityUseCases>("IdentityUseCases");
