import * as Effect from "effect/Effect";
import { FREE_LOGIN_TRIES, normalisePassword, type Member, type PasswordHash } from "@morsel/domain/identity";
import type { TooManyTries } from "../platform/refusals.ts";
import type { CurrentPasswordWrong } from "./refusals.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import type { Passwords } from "./passwords.ts";

export type PasswordPorts = {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
};

/** Answers the hash that it was checked by. */
export type VerifyPassword = (
  member: Pick<Member, "id" | "email">,
  password: string,
) => Effect.Effect<PasswordHash, CurrentPasswordWrong | TooManyTries>;

const wrong: CurrentPasswordWrong = { _tag: "CurrentPasswordWrong" };

/**
 * J25, J28, ID45, ID81: who found an open session must not come by the account, so the password is asked for and guessing it is slowed
 * down, apart from sign-in: the owner elsewhere does not wait.
 */
export const makeVerifyPassword = (ports: PasswordPorts): VerifyPassword =>
  Effect.fn("VerifyPassword")(function* (member, password) {
    const tryer = { key: `password of ${member.id}`, free: FREE_LOGIN_TRIES.account };
    const begun = yield* ports.guard.begin([tryer]);
    const known = yield* ports.members.byLogin(member.email);
    const isRight = yield* ports.passwords.verify(normalisePassword(password), known?.password);
    if (known?.member.id !== member.id || !isRight) return yield* Effect.fail(wrong);
    yield* ports.guard.succeeded({ forgiven: tryer, counted: undefined, begun });
    return known.password;
  });
