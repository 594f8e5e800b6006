import type { Household, HouseholdId, HouseholdInvitation, HouseholdPerson } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type PersonRow = Omit<HouseholdPerson, "allowsLogging"> & { readonly allowsLogging: number };
type InvitationRow = {
  readonly id: HouseholdInvitation["id"];
  readonly invited: MemberId | null;
  readonly codeHash: string | null;
  readonly expiresAt: number;
};

const invitationOf = ({ id, invited, codeHash, expiresAt }: InvitationRow): HouseholdInvitation =>
  invited === null ? { id, expiresAt, codeHash: codeHash ?? "" } : { id, expiresAt, invited };

export const peopleOf = (sql: Sql, household: HouseholdId): Effect.Effect<readonly HouseholdPerson[]> =>
  Effect.map(
    sql<PersonRow>`
      select member_id as id, role, joined_at as "joinedAt", allows_logging as "allowsLogging" from household_member
      where household_id = ${household} order by joined_at, member_id`,
    (rows) => rows.map((row) => ({ ...row, allowsLogging: row.allowsLogging === 1 })),
  );

export const readHousehold = (sql: Sql, id: HouseholdId): Effect.Effect<Household | undefined> =>
  Effect.gen(function* () {
    const [row] = yield* sql<Pick<Household, "name" | "version">>`
      select name, version from household where id = ${id}`;
    if (row === undefined) return undefined;
    const invitations = yield* sql<InvitationRow>`
      select id, member_id as invited, code_hash as "codeHash", expires_at as "expiresAt" from household_invitation
      where household_id = ${id} order by expires_at, id`;
    return { id, ...row, people: yield* peopleOf(sql, id), invitations: invitations.map(invitationOf) };
  });

export const householdIdOf = (sql: Sql, member: MemberId): Effect.Effect<HouseholdId | undefined> =>
  Effect.map(
    sql<{ readonly id: HouseholdId }>`select household_id as id from household_member where member_id = ${member}`,
    ([row]) => row?.id,
  );

/**
 * Takes a household's turn: its writers follow each other, on any number of processes. It comes before the turns of members, of
 * which it may take several, so nobody waits for somebody who waits for them. Undefined for who is in none when it is their turn.
 */
export const lockHousehold = (tx: Sql, member: MemberId): Effect.Effect<HouseholdId | undefined> =>
  Effect.gen(function* () {
    const id = yield* householdIdOf(tx, member);
    if (id === undefined) return undefined;
    if (tx.engine === "postgres") yield* tx`update household set version = version where id = ${id}`;
    return (yield* householdIdOf(tx, member)) === id ? id : undefined;
  });

/** Replaces the open invitations and the hashes of links into the household. */
export const putInvitations = (tx: Sql, { id, invitations }: Household): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`delete from household_invitation where household_id = ${id}`;
    for (const { id: invitation, invited, codeHash, expiresAt } of invitations)
      yield* tx`
        insert into household_invitation (household_id, id, member_id, code_hash, expires_at)
        values (${id}, ${invitation}, ${invited ?? null}, ${codeHash ?? null}, ${expiresAt})`;
  });

/** Deletes a household that its last member has left. */
export const deleteHousehold = (tx: Sql, id: HouseholdId): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`delete from household_invitation where household_id = ${id}`;
    yield* tx`delete from household_share where household_id = ${id}`;
    yield* tx`delete from fridge_portion where household_id = ${id}`;
    yield* tx`delete from fridge_dish where household_id = ${id}`;
    yield* tx`delete from household where id = ${id}`;
  });
