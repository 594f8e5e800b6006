import * as Effect from "effect/Effect";
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
  checkMayJoin,
  checkUsername,
  emailKey,
  isMemberId,
  type EmailRefused,
  type Member,
  type MemberProfile,
  type SignUpRefused,
  type UsernameRefused,
  NO_PASSWORD,
} from "@morsel/domain/identity";
import { isMeasurementId, measurement, type Measurement } from "@morsel/domain/measurements";
import type { Instant } from "@morsel/domain/calendar";
import { firstUnits } from "@morsel/domain/units";
import { checkAgreements } from "../consent/check-agreements.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { EmailTaken, MemberStore, UsernameTaken } from "./member-store.ts";
import type { MemberIdRefused } from "./refusals.ts";
import type { ReadSignUpPolicy } from "./read-sign-up-policy.ts";
import type { SignUpRequest } from "./sign-up-request.ts";
import type { Passwords } from "./passwords.ts";
import type { ProviderAccount, ProviderLink } from "./provider-account.ts";
import type { CommonPasswords } from "./common-passwords.ts";
import { checkNewPassword, type NewPasswordRefused } from "./new-password.ts";
import { linkMail } from "./account-mail.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import { fromResult } from "../platform/from-result.ts";
import { localDate, timeZoneOf } from "../platform/local-date.ts";

type SignUpFieldRefused = MemberIdRefused | UsernameRefused | EmailRefused | NewPasswordRefused | ProfileRefused;

/** The new member, the goals from today on, and the sum that led to them. */
export type NewMember = { readonly member: Member; readonly goals: Goals; readonly plan: EnergyPlan };

/** `at`: who they are at another service from which they came. */
export type SignUp = (
  request: SignUpRequest,
  at?: ProviderAccount,
) => Effect.Effect<NewMember, SignUpFieldRefused | FieldRefused | SignUpRefused | EmailTaken | UsernameTaken>;

const unknownZone: ProfileRefused = { _tag: "ChoiceRefused", field: "timeZone", accepted: ["IANA time zone"] };

const idRefused: MemberIdRefused = { _tag: "MemberIdRefused" };

const profileOf = ({
  id: _id,
  email: _email,
  username: _username,
  password: _password,
  agreements: _agreements,
  invitation: _invitation,
  ...profile
}: SignUpRequest): MemberProfile => profile;

/** The first goals are the plan's, for the day on which the member joined. */
const joinedAs = (member: Member): Effect.Effect<NewMember, ProfileRefused> => {
  const day = localDate(member.createdAt as Instant, member.profile.timeZone);
  return Effect.map(fromResult(energyPlan(member.profile, day)), (plan) => ({
    member,
    goals: firstGoals(plan, day),
    plan,
  }));
};

/** W55: what was weighed at sign-up, on the day of it. What a profile may weigh a measurement may too. */
const firstWeight = ({ member, goals }: NewMember, id: string): Effect.Effect<Measurement> => {
  if (!isMeasurementId(id)) return Effect.die(new Error(`Not a UUID: ${id}`));
  const { weightKg: value } = member.profile;
  return Effect.orDie(fromResult(measurement({ id, type: "Weight", date: goals.effectiveFrom, value, version: 1 })));
};

const linkOf = ({ provider, subject }: ProviderAccount, linkedAt: number): ProviderLink => ({
  provider,
  subject,
  linkedAt,
});

/**
 * J44: who came from another service and joins with the very address that it told as verified is linked with it from the start; ID103:
 * and needs no password. ID120: what was agreed to lands with the member. J22: with a link that shows the address to be the member's. J1: member, password, first goals and first weight (W55) land together, for the member's own day (J5); J9: the zone in its one spelling. J2,
 * J4: a name is taken in any case and once. The password is hashed before the store is asked, so that a taken
 * name costs as much time as a free one. J11: who is refused a name but named the id of the member who has it, and knows
 * that member's e-mail and password, is that member: the answer to this very request got lost.
 */
export const makeSignUp = (ports: {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly commonPasswords: CommonPasswords;
  readonly links: MailLinks;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly signUpPolicy: ReadSignUpPolicy;
}): SignUp =>
  Effect.fn("SignUp")(function* (request, at) {
    yield* fromResult(checkMayJoin(yield* ports.signUpPolicy, request.invitation));
    const email = yield* fromResult(checkEmail(request.email));
    const username = yield* fromResult(checkUsername(request.username));
    const check = (typed: string) => checkNewPassword(ports.commonPasswords, typed, { username, email });
    const known = at?.email !== undefined && emailKey(at.email) === emailKey(email) ? at : undefined;
    const password =
      known !== undefined && request.password === undefined ? undefined : yield* check(request.password ?? "");
    const now = yield* ports.clock.now;
    const agreements = yield* checkAgreements(request.agreements, now);
    const timeZone = timeZoneOf(request.timeZone);
    if (timeZone === undefined) return yield* Effect.fail(unknownZone);
    const profile = yield* fromResult(checkProfile({ ...profileOf(request), timeZone }, localDate(now, timeZone)));
    if (request.id !== undefined && !isMemberId(request.id)) return yield* Effect.fail(idRefused);
    const hash = password === undefined ? NO_PASSWORD : yield* ports.passwords.hash(password);
    const id = request.id ?? (yield* ports.ids.next);
    if (!isMemberId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
    const units = firstUnits(profile.country);
    const joined = yield* joinedAs({ id, username, email, createdAt: now, profile: { ...profile, units } });
    const weight = yield* firstWeight(joined, yield* ports.ids.next);
    const verify = linkMail(ports.links, "verifyEmail", { id: yield* ports.ids.next, member: id, email }, now);
    const after = { ...verify, agreements, ...(known === undefined ? {} : { links: [linkOf(known, now)] }) };
    const create = ports.members.create(joined.member, hash, joined.goals, weight, after).pipe(
      Effect.as(joined),
      // The service is another's way in by now, and this account needs one: a password.
      Effect.catchTag("NoWayIn", () => Effect.as(check(""), joined)),
    );
    if (request.id === undefined) return yield* create;
    const again = Effect.fnUntraced(function* (refused: EmailTaken | UsernameTaken) {
      const first = yield* ports.members.byId(id);
      if (first === undefined) return yield* Effect.fail(refused);
      if (first.email !== email) return yield* Effect.fail(idRefused);
      const found = yield* ports.members.byLogin(email);
      const isRight =
        password === undefined
          ? found?.password === NO_PASSWORD
          : yield* ports.passwords.verify(password, found?.password);
      return yield* isRight ? joinedAs(first) : Effect.fail(refused);
    });
    return yield* Effect.catchTags(create, { EmailTaken: again, UsernameTaken: again });
  });
