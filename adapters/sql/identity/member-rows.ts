import type { Member, MemberId } from "@morsel/domain/identity";

export type MemberRow = {
  readonly id: MemberId;
  readonly username: string;
  readonly email: string;
  readonly createdAt: number;
  readonly lastLogin: number | null;
  readonly roles: string | null;
  readonly emailVerifiedAt: number | null;
  readonly eraseAt: number | null;
  readonly suspendedAt: number | null;
  readonly premiumUntil: number;
  readonly hadTrial: number;
  readonly gymUntil: number;
  readonly suspendedUntil: number | null;
  readonly suspensionReason: string | null;
  readonly profile: string;
};

export const memberOf = ({
  id,
  username,
  email,
  createdAt,
  lastLogin,
  roles,
  emailVerifiedAt,
  eraseAt,
  suspendedAt,
  premiumUntil,
  hadTrial,
  gymUntil,
  suspendedUntil,
  suspensionReason,
  profile,
}: MemberRow): Member => ({
  id,
  username,
  email,
  createdAt,
  ...(lastLogin === null ? {} : { lastLogin }),
  ...(roles === null ? {} : { roles: JSON.parse(roles) }),
  ...(emailVerifiedAt === null ? {} : { emailVerifiedAt }),
  ...(eraseAt === null ? {} : { eraseAt }),
  ...(suspendedAt === null ? {} : { suspendedAt }),
  ...(premiumUntil === 0 && hadTrial === 0 && gymUntil === 0
    ? {}
    : { premium: { until: premiumUntil, hadTrial: hadTrial === 1, gymUntil } }),
  ...(suspendedUntil === null ? {} : { suspendedUntil }),
  ...(suspensionReason === null ? {} : { suspensionReason }),
  profile: JSON.parse(profile),
});
