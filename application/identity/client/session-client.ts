import type {
  AmountRefused,
  CopyRefused,
  DiarySettings,
  DiarySettingsRefused,
  EditMisplaced,
  QuickAddRefused,
} from "@morsel/domain/diary";
import type { DailyGoal, GoalsRefused, ProfileRefused } from "@morsel/domain/goals";
import type { ActivityLevel, EmailRefused, PasswordRefused, Sex, UsernameRefused } from "@morsel/domain/identity";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterAmountRefused, WaterIsFull } from "@morsel/domain/hydration";
import type { UnitPreferences } from "@morsel/domain/units";
import type { Effect } from "effect";
import type { EmailTaken, UsernameTaken } from "../member-store.ts";
import { token } from "../../platform/token.ts";

/** The browser's side of the ports: what a page can ask as the person who sits before it. W12: no answer is no answer. */
export type Unreachable = { readonly _tag: "Unreachable" };
/** J8: nobody is signed in, or not any more who this was begun for. */
export type SignInNeeded = { readonly _tag: "SignInNeeded" };
export type CredentialsRefused = { readonly _tag: "CredentialsRefused" };
export type TooManyTries = { readonly _tag: "TooManyTries"; readonly retryAfterSeconds: number };
/** The id of the member to be is no UUID, or another member's. */
export type MemberIdRefused = { readonly _tag: "MemberIdRefused" };

/** What the domain's rules refuse about a field of a request, with the figures they go by. */
export type RuleRefused =
  | MemberIdRefused
  | UsernameRefused
  | EmailRefused
  | PasswordRefused
  | ProfileRefused
  | AmountRefused
  | EditMisplaced
  | QuickAddRefused
  | WaterAmountRefused
  | WaterIsFull
  | CopyRefused
  | DiarySettingsRefused
  | GoalsRefused;

/**
 * The server refused a field; `field` is its name on the wire, `accepted` says in words what it takes. `rule` is what a page
 * makes its own words of, in its language and units; absent where no rule was asked, but a value was of the wrong kind.
 */
export type FieldRefused = {
  readonly _tag: "FieldRefused";
  readonly field: string;
  readonly accepted: string;
  readonly rule?: RuleRefused;
};

/** The signed-in member as the page needs it at once. */
export type Me = {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The units that the member wants to see. */
  readonly units: UnitPreferences;
  /** How the member wants to see the diary. */
  readonly diary: DiarySettings;
};

export type SignUpRequest = {
  /** A UUID of the page's for the member to be: with it, the same request again is harmless (J11). */
  readonly id?: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly country: string;
  readonly sex: Sex;
  readonly birthDate: CalendarDate;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly goalWeightKg: number;
  readonly activityLevel: ActivityLevel;
  readonly weeklyChangeKg: number;
};

export type SignedUp = { readonly me: Me; readonly goal: DailyGoal };

export type SignUpRefused = EmailTaken | UsernameTaken | FieldRefused | TooManyTries | Unreachable;

export interface SessionClient {
  readonly me: Effect.Effect<Me | undefined, Unreachable>;
  readonly signUp: (request: SignUpRequest) => Effect.Effect<SignedUp, SignUpRefused>;
  /** `login` is a username or an e-mail. Answers where to go next: always on this origin. */
  readonly signIn: (
    login: string,
    password: string,
    callbackUrl: string,
  ) => Effect.Effect<string, CredentialsRefused | TooManyTries | Unreachable>;
  readonly signOut: Effect.Effect<void, Unreachable>;
}

export const SessionClient = token<SessionClient>("SessionClient");
