import * as Effect from "effect/Effect";
import { type FridgeDish, type FridgePortion, gramsAfterReturn, type HouseholdId } from "@morsel/domain/household";
import type { EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";

type Written = Pick<FridgeDish, "food" | "cookedOn" | "grams">;
export type DishRow = Pick<FridgeDish, "id" | "cookedAt" | "left" | "version"> & {
  readonly dish: string;
  readonly cook: MemberId | null;
  readonly endedAt: FridgeDish["endedAt"] | null;
  readonly isThrownAway: number;
};

/** Written by us from checked dishes; read as it was written. */
export const dishOf = ({ id, dish, cook, cookedAt, left, isThrownAway, endedAt, version }: DishRow): FridgeDish => ({
  ...(JSON.parse(dish) as Written),
  id,
  cookedAt,
  ...(cook === null ? {} : { cook }),
  left,
  isThrownAway: isThrownAway === 1,
  ...(endedAt === null || endedAt === undefined ? {} : { endedAt }),
  version,
});

export const dishIn = (sql: Sql, household: HouseholdId, id: string): Effect.Effect<FridgeDish | undefined> =>
  Effect.map(
    sql<DishRow>`
      select id, dish, cook_id as cook, cooked_at as "cookedAt", left_grams as "left", is_thrown_away as "isThrownAway",
        ended_at as "endedAt", version from fridge_dish where household_id = ${household} and id = ${id}`,
    ([row]) => row && dishOf(row),
  );

export const insertDish = (tx: Sql, household: HouseholdId, dish: FridgeDish): Effect.Effect<void> => {
  const { id, food, cookedOn, grams, cook, cookedAt, left, isThrownAway, endedAt, version } = dish;
  const written: Written = { food, cookedOn, grams };
  return Effect.asVoid(tx`
    insert into fridge_dish (household_id, id, dish, cook_id, cooked_at, left_grams, is_thrown_away, ended_at, version)
    values (${household}, ${id}, ${JSON.stringify(written)}, ${cook ?? null}, ${cookedAt}, ${left},
      ${isThrownAway ? 1 : 0}, ${endedAt ?? null}, ${version})`);
};

/** Writes the columns of a dish that can change. */
export const updateDish = (
  tx: Sql,
  household: HouseholdId,
  { id, left, isThrownAway, endedAt, version }: FridgeDish,
): Effect.Effect<void> =>
  Effect.asVoid(tx`
    update fridge_dish set left_grams = ${left}, is_thrown_away = ${isThrownAway ? 1 : 0}, ended_at = ${endedAt ?? null},
      version = ${version} where household_id = ${household} and id = ${id}`);

type PortionRow = Pick<FridgePortion, "id" | "dish" | "taken" | "state"> & {
  readonly entry: string;
  readonly by: MemberId | null;
};

const portionOf = (member: MemberId, { entry, by, ...row }: PortionRow): FridgePortion => ({
  ...row,
  member,
  entry: JSON.parse(entry),
  ...(by === null ? {} : { by }),
});

export const portionIn = (sql: Sql, member: MemberId, id: EntryId): Effect.Effect<FridgePortion | undefined> =>
  Effect.map(
    sql<PortionRow>`
      select id, dish_id as dish, taken, entry, state, by_id as "by" from fridge_portion
      where member_id = ${member} and id = ${id}`,
    ([row]) => row && portionOf(member, row),
  );

export const pendingPortions = (sql: Sql, member: MemberId): Effect.Effect<readonly FridgePortion[]> =>
  Effect.map(
    sql<PortionRow>`
      select id, dish_id as dish, taken, entry, state, by_id as "by" from fridge_portion
      where member_id = ${member} and state = 'waiting' order by id`,
    (rows) => rows.map((row) => portionOf(member, row)),
  );

export const insertPortion = (tx: Sql, household: HouseholdId, portion: FridgePortion): Effect.Effect<void> =>
  Effect.asVoid(tx`
    insert into fridge_portion (member_id, id, household_id, dish_id, taken, entry, state, by_id)
    values (${portion.member}, ${portion.id}, ${household}, ${portion.dish}, ${portion.taken},
      ${JSON.stringify(portion.entry)}, ${portion.state}, ${portion.by ?? null})`);

/** W275: what left a dish is in it again; a dish that was forgotten meanwhile has nothing to come back to. */
export const returnPortion = (
  tx: Sql,
  household: HouseholdId,
  { member, id, dish: dishId, taken }: FridgePortion,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`update fridge_portion set state = 'given-back' where member_id = ${member} and id = ${id}`;
    const dish = yield* dishIn(tx, household, dishId);
    if (dish === undefined) return;
    const { endedAt, ...rest } = dish;
    const left = gramsAfterReturn(dish.left, taken, dish.grams);
    const isOver = dish.isThrownAway && endedAt !== undefined;
    yield* updateDish(tx, household, { ...rest, left, ...(isOver ? { endedAt } : {}), version: dish.version + 1 });
  });

/**
 * W269: portions that wait for the leaving member go back; those that they ate and the dishes that they cooked stay, without their name.
 */
export const leaveFridge = (tx: Sql, household: HouseholdId, member: MemberId): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (const portion of yield* pendingPortions(tx, member)) yield* returnPortion(tx, household, portion);
    yield* tx`delete from fridge_portion where member_id = ${member}`;
    yield* tx`update fridge_portion set by_id = null where household_id = ${household} and by_id = ${member}`;
    yield* tx`update fridge_dish set cook_id = null where household_id = ${household} and cook_id = ${member}`;
  });
