import * as Effect from "effect/Effect";
import {
  SHARES_LIMIT,
  type SharedThing,
  type SharesAreFull,
  type HouseholdId,
  type HasHousehold,
  type HouseholdConflict,
} from "@morsel/domain/household";
import type { HouseholdStore, SharedFood } from "@morsel/application/household/household-store";
import { listToken } from "@morsel/application/platform/token";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { onUniqueViolation } from "../engine/unique-violation.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { recipeOf, type RecipeRow } from "../recipes/recipe-store.ts";
import { deleteHousehold, householdIdOf, peopleOf, putInvitations, readHousehold } from "./household-rows.ts";

type Owned = { readonly owner: MemberId };
const hasHousehold: HasHousehold = { _tag: "HasHousehold" };
const FIRST = { key: "", id: "" };

/** Statements of a concept in the transaction in which a member leaves a household (W269). */
export type HouseholdLeft = (tx: Sql, household: HouseholdId, member: MemberId) => Effect.Effect<void>;
export const HouseholdLeft = listToken<HouseholdLeft>("SqlHouseholdLeft");

type HouseholdStorePorts = { readonly sql: Sql; readonly left: readonly HouseholdLeft[] };

export const makeSqlHouseholdStore = ({ sql, left }: HouseholdStorePorts): HouseholdStore => ({
  of: (member) =>
    Effect.flatMap(householdIdOf(sql, member), (id) =>
      id === undefined ? Effect.succeed(undefined) : readHousehold(sql, id),
    ),

  inviting: (member) =>
    Effect.flatMap(
      sql<{ readonly id: HouseholdId }>`
        select distinct household_id as id from household_invitation where member_id = ${member} order by household_id`,
      (rows) =>
        Effect.map(Effect.all(rows.map(({ id }) => readHousehold(sql, id))), (found) =>
          found.flatMap((household) => household ?? []),
        ),
    ),

  byCode: (codeHash) =>
    Effect.flatMap(
      sql<{ readonly id: HouseholdId }>`
        select household_id as id from household_invitation where code_hash = ${codeHash}`,
      ([row]) => (row === undefined ? Effect.succeed(undefined) : readHousehold(sql, row.id)),
    ),

  save: (household, jobs) =>
    onUniqueViolation(
      sql.transaction((tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, HouseholdConflict | HasHousehold> {
          const { id, name, version, people } = household;
          const kept =
            version === 1
              ? yield* tx`insert into household (id, name, version) values (${id}, ${name}, 1)
                  on conflict (id) do nothing returning id`
              : yield* tx`update household set name = ${name}, version = ${version}
                  where id = ${id} and version = ${version - 1} returning id`;
          if (kept.length === 0) return yield* Effect.fail<HouseholdConflict>({ _tag: "HouseholdConflict" });
          const before = yield* peopleOf(tx, id);
          for (const { id: gone } of before.filter((one) => people.every((person) => person.id !== one.id))) {
            yield* tx`delete from household_member where member_id = ${gone}`;
            yield* tx`delete from household_share where member_id = ${gone}`;
            yield* Effect.forEach(left, (step) => step(tx, id, gone), { discard: true });
          }
          for (const { id: person, role, joinedAt, allowsLogging } of people) {
            const allows = allowsLogging ? 1 : 0;
            if (before.some((one) => one.id === person)) {
              yield* tx`update household_member set role = ${role}, allows_logging = ${allows} where member_id = ${person}`;
              continue;
            }
            if ((yield* householdIdOf(tx, person)) !== undefined) return yield* Effect.fail(hasHousehold);
            yield* tx`insert into household_member (member_id, household_id, role, joined_at, allows_logging)
              values (${person}, ${id}, ${role}, ${joinedAt}, ${allows})`;
          }
          yield* people.length === 0 ? deleteHousehold(tx, id) : putInvitations(tx, household);
          yield* insertJobs(tx, jobs);
        }),
      ),
      hasHousehold,
    ),

  shares: (member) =>
    sql<SharedThing>`
      select member_id as owner, kind, id from household_share where member_id = ${member} order by id`,

  shared: (member, ids) =>
    Effect.map(
      sql<{ readonly id: FoodId }>`select id from household_share where member_id = ${member} and id in ${ids}`,
      (rows) => rows.map(({ id }) => id),
    ),

  share: (member, kind, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<boolean, SharesAreFull> {
        const household = yield* householdIdOf(tx, member);
        if (household === undefined) return false;
        const others = yield* tx`select id from household_share where member_id = ${member} and id <> ${id}`;
        if (others.length >= SHARES_LIMIT)
          return yield* Effect.fail<SharesAreFull>({ _tag: "SharesAreFull", limit: SHARES_LIMIT });
        yield* tx`insert into household_share (member_id, id, kind, household_id)
          values (${member}, ${id}, ${kind}, ${household})
          on conflict (member_id, id) do update set household_id = excluded.household_id`;
        return true;
      }),
    ),

  unshare: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.asVoid(tx`delete from household_share where member_id = ${member} and id = ${id}`),
    ),

  sharedWith: (member, ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : sql<SharedThing>`
          select s.member_id as owner, s.kind, s.id from household_member me
          join household_member they on they.household_id = me.household_id and they.member_id <> me.member_id
          join household_share s on s.member_id = they.member_id and s.household_id = me.household_id
          where me.member_id = ${member} and s.id in ${ids}
            and not exists (select 1 from own_food f where f.member_id = s.member_id and f.id = s.id and f.is_deleted = 1)
          order by s.member_id, s.id`,

  sharers: (member) =>
    Effect.map(
      sql<Owned>`
        select they.member_id as owner from household_member me
        join household_member they on they.household_id = me.household_id and they.member_id <> me.member_id
        where me.member_id = ${member}
          and exists (select 1 from household_share s where s.member_id = they.member_id)
        order by they.member_id`,
      (rows) => rows.map(({ owner }) => owner),
    ),

  sharedFoods: (member, { limit, nameKey = "", after = FIRST }) =>
    Effect.map(
      sql<Owned & { readonly food: string }>`
        select s.member_id as owner, f.food from household_member me
        join household_share s on s.household_id = me.household_id and s.kind = 'food' and s.member_id <> me.member_id
        join own_food f on f.member_id = s.member_id and f.id = s.id
        where me.member_id = ${member} and f.is_deleted = 0 and (f.name_key, f.id) > (${after.key}, ${after.id})
          and (${nameKey} = '' or replace(f.name_key, ${nameKey}, '') <> f.name_key)
        order by f.name_key, f.id limit ${limit}`,
      (rows) => rows.map(({ owner, food }): SharedFood => ({ owner, food: JSON.parse(food) })),
    ),

  sharedRecipes: (member, { limit, nameKey = "", after = FIRST }) =>
    Effect.map(
      sql<Owned & RecipeRow>`
        select s.member_id as owner, r.id, r.recipe, r.version, r.created_at as "createdAt" from household_member me
        join household_share s on s.household_id = me.household_id and s.kind = 'recipe' and s.member_id <> me.member_id
        join recipe r on r.member_id = s.member_id and r.id = s.id
        where me.member_id = ${member} and r.is_deleted = 0 and (r.title_key, r.id) > (${after.key}, ${after.id})
          and (${nameKey} = '' or replace(r.title_key, ${nameKey}, '') <> r.title_key)
        order by r.title_key, r.id limit ${limit}`,
      (rows) => rows.map(({ owner, ...row }) => ({ owner, recipe: recipeOf(row) })),
    ),
});
