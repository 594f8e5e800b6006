import { FREE_LOGIN_TRIES, normalisePassword, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { TooManyTries } from "../platform/refusals.ts";
import type { CurrentPasswordWrong } from "./client/password-client.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import type { Passwords } from "./passwords.ts";

export type VerifyPassword = (
  member: Member,
  password: string,
) => Effect.Effect<void, CurrentPasswordWrong | TooManyTries>;

const wrong: CurrentPasswordWrong = { _tag: "CurrentPasswordWrong" };

/** J25, J28: who found an open session must not come by the account. Guessing is slowed down as at a change of the password (ID45). */
export const makeVerifyPassword = (ports: {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
}): VerifyPassword =>
  Effect.fn("VerifyPassword")(function* (member, password) {
    const tryer = { key: `password of ${member.id}`, free: FREE_LOGIN_TRIES.account };
    const begun = yield* ports.guard.begin([tryer]);
    const known = yield* ports.members.byLogin(member.email);
    const isRight = yield* ports.passwords.verify(normalisePassword(password), known?.password);
    if (known?.member.id !== member.id || !isRight) return yield* Effect.fail(wrong);
    yield* ports.guard.succeeded({ forgiven: tryer, counted: undefined, begun });
  });
