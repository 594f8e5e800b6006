import type { Brand } from "../brand/index.ts";
import type { CalendarDate } from "../calendar/index.ts";
import type { PremiumFacts } from "./premium-facts.ts";
import type { ActivityLevel, UnitPreferences } from "../units/index.ts";

/** ID32: a UUIDv7 as text, lower case. */
export type MemberId = string & Brand<"MemberId">;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** ID32 */
export const isUuid = (text: unknown): text is string => typeof text === "string" && UUID.test(text);
export const isMemberId = (text: unknown): text is MemberId => isUuid(text);

export type Sex = "female" | "male";

/** The member's answers at sign-up; lengths in centimetres, weights in kilograms. */
export type MemberProfile = {
  readonly locale: string;
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly sex: Sex;
  readonly birthDate: CalendarDate;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly goalWeightKg: number;
  readonly activityLevel: ActivityLevel;
  /** Negative loses, positive gains. */
  readonly weeklyChangeKg: number;
  /** Units to show; absent for members who joined before they were stored. */
  readonly units?: UnitPreferences;
  /** Counts its changes; absent before the first one. */
  readonly version?: number;
};

export type Member = {
  readonly id: MemberId;
  readonly username: string;
  readonly email: string;
  readonly createdAt: number;
  /** Time of the last sign-in; absent for members who never signed in. */
  readonly lastLogin?: number;
  /** ID1: an admin's role comes first. */
  readonly roles?: readonly string[];
  /** When the address was shown to be the member's own. */
  readonly emailVerifiedAt?: number;
  /** ID38: when everything of the member's is erased, unless the member takes it back before. */
  readonly eraseAt?: number;
  /** Since when the member is kept out. */
  readonly suspendedAt?: number;
  /** Premium as it was given so far; absent for members who never had any. Instants in milliseconds, exclusive. */
  readonly premium?: PremiumFacts;
  /** ID125: when that ends by itself; absent where it has no end. */
  readonly suspendedUntil?: number;
  readonly suspensionReason?: string;
  readonly profile: MemberProfile;
};
