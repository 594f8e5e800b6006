import type { CaptchaNeeded, CaptchaUnavailable } from "../captcha/captcha.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import { FREE_LOGIN_TRIES, normalisePassword, usernameKey, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { CheckSecondStep, SecondStepNeeded, SecondStepWrong } from "./second-step.ts";
import { beginSession, type BeginSessionPorts, type NewSessionPlace } from "./begin-session.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import type { CredentialsRefused, SignInSuspended } from "./refusals.ts";
import type { Passwords } from "./passwords.ts";
import type { ActiveSession } from "./session-store.ts";

export type SignInRequest = NewSessionPlace & {
  /** Username or e-mail, as typed. */
  readonly login: string;
  readonly password: string;
  /** Code of the second step, if the member has one. */
  readonly code?: string | undefined;
  /** The network address that asks. */
  readonly address: string;
  /** ID123: shows that a person asks, where it was asked for; absent where nothing is known of it. */
  readonly person?: { readonly isNamed: boolean; readonly check: Effect.Effect<void, CaptchaRefused> } | undefined;
};

type CaptchaRefused = CaptchaNeeded | CaptchaUnavailable;

export type SignIn = (
  request: SignInRequest,
) => Effect.Effect<
  ActiveSession,
  CaptchaRefused | CredentialsRefused | SecondStepNeeded | SecondStepWrong | SignInSuspended | TooManyTries
>;

const captchaNeeded: CaptchaNeeded = { _tag: "CaptchaNeeded" };
const refused: CredentialsRefused = { _tag: "CredentialsRefused" };

const byWhichName = ({ username, id }: Member, login: string): string =>
  `${id} by ${usernameKey(username) === usernameKey(login) ? "username" : "e-mail"}`;

/**
 * J6: by either name. J7: a wrong password and an unknown account answer alike and in the same time: a password is verified either way.
 * ID30: guessing is slowed down by account and by address; being right forgives the account, but not an address from which
 * others are tried. An account counts however its name is spelled, but its username apart from its e-mail: were they counted
 * as one, waiting would tell that they belong together. ID40: a device from which the member signed in before counts alone.
 * ID123: once tries are slowed, a person is asked for too; a try without a proof is not counted, one with a wrong proof has failed.
 * J41: the second step is asked for after the right password only, and a try without it, or with a wrong code, has failed.
 */
export const makeSignIn = (
  ports: BeginSessionPorts & {
    readonly members: MemberStore;
    readonly passwords: Passwords;
    readonly guard: LoginGuard;
    readonly checkSecondStep: CheckSecondStep;
  },
): SignIn =>
  Effect.fn("SignIn")(function* ({ login, password, code, address, person, ...place }) {
    const found = yield* ports.members.byLogin(login.trim());
    const known = found === undefined ? undefined : place.deviceOf?.(found.member.id);
    const account = found === undefined ? `nobody ${usernameKey(login)}` : byWhichName(found.member, login);
    const name = {
      key: known === undefined ? account : `device ${known} ${account}`,
      free: FREE_LOGIN_TRIES.account,
    };
    const from = known === undefined ? { key: `address ${address}`, free: FREE_LOGIN_TRIES.address } : undefined;
    const begun = yield* ports.guard.begin(from === undefined ? [name] : [name, from], person?.isNamed === false);
    if (begun.isSlowed && person !== undefined) {
      if (!person.isNamed) return yield* Effect.fail(captchaNeeded);
      yield* person.check;
    }
    const isRight = yield* ports.passwords.verify(normalisePassword(password), found?.password);
    if (found === undefined || !isRight) return yield* Effect.fail(refused);
    yield* ports.checkSecondStep(found.member.id, code);
    const active = yield* beginSession(ports, found, place);
    if (active === undefined) return yield* Effect.fail(refused);
    yield* ports.guard.succeeded({ forgiven: name, counted: from, begun });
    return active;
  });
