import type { MemberId, MemberSession } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";

export type SessionRow = Omit<MemberSession, "device"> & {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
};

export const sessionOf = ({
  id,
  createdAt,
  lastSeenAt,
  expiresAt,
  authenticatedAt,
  browser,
  system,
  network,
}: SessionRow): MemberSession => ({
  id,
  createdAt,
  lastSeenAt,
  expiresAt,
  authenticatedAt,
  device: {
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    ...(network === null ? {} : { network }),
  },
});

export const insertSession = (
  tx: Sql,
  member: MemberId,
  { id, createdAt, lastSeenAt, expiresAt, authenticatedAt, device }: MemberSession,
) => tx`
  insert into member_session (member_id, id, created_at, last_seen_at, expires_at, authenticated_at, browser, system, network)
  values (${member}, ${id}, ${createdAt}, ${lastSeenAt}, ${expiresAt}, ${authenticatedAt},
    ${device.browser ?? null}, ${device.system ?? null}, ${device.network ?? null})`;
