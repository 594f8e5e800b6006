import type { TooManyTries } from "../platform/refusals.ts";
import {
  FREE_LOGIN_TRIES,
  isSessionId,
  newSession,
  normalisePassword,
  usernameKey,
  type Member,
  type MemberId,
  type SessionDevice,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import type { CredentialsRefused } from "./client/session-client.ts";
import type { Passwords } from "./passwords.ts";
import type { ActiveSession, SessionStore } from "./session-store.ts";

export type SignInRequest = {
  /** Username or e-mail, as typed. */
  readonly login: string;
  readonly password: string;
  /** The network address that asks. */
  readonly address: string;
  /** The name of the device that asks, where the member signed in from it before. */
  readonly deviceOf?: (member: MemberId) => string | undefined;
  /** What the member will know the device by. */
  readonly device?: SessionDevice;
  /** Who is signed in in the same browser until now. */
  readonly before?: ActiveSession | undefined;
};

export type SignIn = (request: SignInRequest) => Effect.Effect<ActiveSession, CredentialsRefused | TooManyTries>;

const refused: CredentialsRefused = { _tag: "CredentialsRefused" };

const byWhichName = ({ username, id }: Member, login: string): string =>
  `${id} by ${usernameKey(username) === usernameKey(login) ? "username" : "e-mail"}`;

/**
 * J6: by either name. J7: a wrong password and an unknown account answer alike and in the same time: a password is verified either way.
 * ID30: guessing is slowed down by account and by address; being right forgives the account, but not an address from which
 * others are tried. An account counts however its name is spelled, but its username apart from its e-mail: were they counted
 * as one, waiting would tell that they belong together. ID40: a device from which the member signed in before counts alone.
 * J13: every sign-in is a session of its own, and ends the one that the browser had before.
 */
export const makeSignIn = (ports: {
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
  readonly ids: Ids;
  readonly clock: Clock;
}): SignIn =>
  Effect.fn("SignIn")(function* ({ login, password, address, deviceOf, device = {}, before }) {
    const found = yield* ports.members.byLogin(login.trim());
    const known = found === undefined ? undefined : deviceOf?.(found.member.id);
    const account = found === undefined ? `nobody ${usernameKey(login)}` : byWhichName(found.member, login);
    const name = {
      key: known === undefined ? account : `device ${known} ${account}`,
      free: FREE_LOGIN_TRIES.account,
    };
    const from = known === undefined ? { key: `address ${address}`, free: FREE_LOGIN_TRIES.address } : undefined;
    const begun = yield* ports.guard.begin(from === undefined ? [name] : [name, from]);
    const isRight = yield* ports.passwords.verify(normalisePassword(password), found?.password);
    if (found === undefined || !isRight) return yield* Effect.fail(refused);
    const id = yield* ports.ids.next;
    if (!isSessionId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
    const session = newSession(id, yield* ports.clock.now, device);
    // Whoever changed the password in this very moment ended all sessions: none may begin with the old one.
    if (!(yield* ports.sessions.begin(found.member.id, found.password, session))) return yield* Effect.fail(refused);
    if (before !== undefined) yield* ports.sessions.end(before.member.id, before.session.id);
    yield* ports.guard.succeeded({ forgiven: name, counted: from, begun });
    return { member: { ...found.member, lastLogin: session.createdAt }, session };
  });
