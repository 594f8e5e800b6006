import { emailKey, FREE_LOGIN_TRIES, normalisePassword, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import type { CredentialsRefused, TooManyTries } from "./client/session-client.ts";
import type { Passwords } from "./passwords.ts";

export type SignInRequest = {
  /** Username or e-mail, as typed. */
  readonly login: string;
  readonly password: string;
  /** The network address that asks. */
  readonly address: string;
};

export type SignIn = (request: SignInRequest) => Effect.Effect<Member, CredentialsRefused | TooManyTries>;

const refused: CredentialsRefused = { _tag: "CredentialsRefused" };

/**
 * J6: by either name. J7: a wrong password and an unknown account answer alike and in the same time: a password is verified either way.
 * Guessing is slowed down by the name that is tried and by address; being right forgives the name, but not an address from
 * which others are tried. Were both names of an account counted as one, waiting would tell that they belong together.
 */
export const makeSignIn = (ports: {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
}): SignIn =>
  Effect.fn("SignIn")(function* ({ login, password, address }) {
    const found = yield* ports.members.byLogin(login.trim());
    const name = { key: `name ${emailKey(login)}`, free: FREE_LOGIN_TRIES.account };
    const from = { key: `address ${address}`, free: FREE_LOGIN_TRIES.address };
    const begun = yield* ports.guard.begin([name, from]);
    const isRight = yield* ports.passwords.verify(normalisePassword(password), found?.password);
    if (found === undefined || !isRight) return yield* Effect.fail(refused);
    yield* ports.guard.succeeded({ forgiven: name, counted: from, begun });
    return found.member;
  });
