import type { Member, MemberId } from "@morsel/domain/identity";

export type MemberRow = {
  readonly id: MemberId;
  readonly username: string;
  readonly email: string;
  readonly createdAt: number;
  readonly lastLogin: number | null;
  readonly profile: string;
};

export const memberOf = ({ id, username, email, createdAt, lastLogin, profile }: MemberRow): Member => ({
  id,
  username,
  email,
  createdAt,
  ...(lastLogin === null ? {} : { lastLogin }),
  profile: JSON.parse(profile),
});
