import {
  energyPlan,
  firstGoals,
  checkProfile,
  type EnergyPlan,
  type Goals,
  type ProfileRefused,
} from "@morsel/domain/goals";
import {
  checkEmail,
  checkPassword,
  checkUsername,
  isMemberId,
  type EmailRefused,
  type Member,
  type MemberProfile,
  type PasswordRefused,
  type UsernameRefused,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../ports/clock.ts";
import type { Ids } from "../ports/ids.ts";
import type { EmailTaken, MemberStore, UsernameTaken } from "../ports/member-store.ts";
import type { SignUpRequest } from "../ports/my-session.ts";
import type { Passwords } from "../ports/passwords.ts";
import { fromResult } from "../support/from-result.ts";
import { localDate, timeZoneOf } from "../support/local-date.ts";

export type SignUpFieldRefused = UsernameRefused | EmailRefused | PasswordRefused | ProfileRefused;

/** The new member, the goals from today on, and the sum that led to them. */
export type Joined = { readonly member: Member; readonly goals: Goals; readonly plan: EnergyPlan };

export type SignUp = (request: SignUpRequest) => Effect.Effect<Joined, SignUpFieldRefused | EmailTaken | UsernameTaken>;

const unknownZone: ProfileRefused = { _tag: "ChoiceRefused", field: "timeZone", accepted: ["IANA time zone"] };

const profileOf = ({
  email: _email,
  username: _username,
  password: _password,
  ...profile
}: SignUpRequest): MemberProfile => profile;

/**
 * J1: member, password and first goals land together, for the member's own day (J5); J9: the zone in its one spelling. J2,
 * J4: a name is taken in any case and once. The password is hashed before the store is asked, so that a taken
 * name costs as much time as a free one.
 */
export const makeSignUp = (ports: {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly ids: Ids;
  readonly clock: Clock;
}): SignUp =>
  Effect.fn("SignUp")(function* (request) {
    const email = yield* fromResult(checkEmail(request.email));
    const username = yield* fromResult(checkUsername(request.username));
    const password = yield* fromResult(checkPassword(request.password, { username, email }));
    const now = yield* ports.clock.now;
    const timeZone = timeZoneOf(request.timeZone);
    if (timeZone === undefined) return yield* Effect.fail(unknownZone);
    const today = localDate(now, timeZone);
    const profile = yield* fromResult(checkProfile({ ...profileOf(request), timeZone }, today));
    const plan = energyPlan(profile, today);
    const goals = firstGoals(plan, today);
    const hash = yield* ports.passwords.hash(password);
    const id = yield* ports.ids.next;
    if (!isMemberId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
    const member: Member = { id, username, email, createdAt: now, profile };
    yield* ports.members.create(member, hash, goals);
    return { member, goals, plan };
  });
