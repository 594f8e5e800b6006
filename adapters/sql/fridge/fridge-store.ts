import * as Effect from "effect/Effect";
import {
  mayLogFor,
  FORGOTTEN_AFTER_DAYS,
  type FridgeDish,
  type FridgePortion,
  FRIDGE_DISHES,
  type HouseholdId,
  type HouseholdNotFound,
  type DishNotFound,
  type FridgeIsFull,
  type PortionNotFound,
  type StoredDishConflict,
} from "@morsel/domain/household";
import type { FridgeStore } from "@morsel/application/fridge/fridge-store";
import type { DayIsFull } from "@morsel/application/diary/diary-store";
import { householdNotFound } from "@morsel/application/household/household-changes";
import type { MemberId } from "@morsel/domain/identity";
import { makeSqlDiaryStore } from "../diary/diary-store.ts";
import type { Sql } from "../engine/sql.ts";
import { householdIdOf, peopleOf, lockHousehold } from "../household/household-rows.ts";
import {
  dishIn,
  dishOf,
  insertDish,
  insertPortion,
  portionIn,
  returnPortion,
  updateDish,
  pendingPortions,
  type DishRow,
} from "./fridge-rows.ts";

const DAY = 86_400_000;

const dishNotFound = (id: string) => Effect.fail<DishNotFound>({ _tag: "DishNotFound", id });
const portionNotFound = (id: string) => Effect.fail<PortionNotFound>({ _tag: "PortionNotFound", id });

/** Members' turns are taken in one order, so that no two wait for each other. */
const byMember = (a: FridgePortion, b: FridgePortion): number =>
  a.member < b.member ? -1 : a.member > b.member ? 1 : 0;

const log = (tx: Sql, { member, entry }: FridgePortion): Effect.Effect<void, DayIsFull> =>
  Effect.asVoid(makeSqlDiaryStore(tx).add(member, [entry]));

/** W276 */
const forgetOld = (tx: Sql, household: HouseholdId, before: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`delete from fridge_dish where household_id = ${household} and ended_at < ${before}`;
    yield* tx`
      delete from fridge_portion where household_id = ${household} and state <> 'waiting'
        and dish_id not in (select id from fridge_dish where household_id = ${household})`;
  });

/** The dish that stands, of the version before the next one. */
const dishBefore = (
  tx: Sql,
  household: HouseholdId | undefined,
  { id, version }: FridgeDish,
): Effect.Effect<FridgeDish, DishNotFound | StoredDishConflict> =>
  Effect.gen(function* () {
    const current = household === undefined ? undefined : yield* dishIn(tx, household, id);
    if (current === undefined) return yield* dishNotFound(id);
    if (current.version !== version - 1)
      return yield* Effect.fail<StoredDishConflict>({ _tag: "StoredDishConflict", current });
    return current;
  });

export const makeSqlFridgeStore = (sql: Sql): FridgeStore => ({
  dishes: (member) =>
    Effect.map(
      sql<DishRow>`
        select d.id, d.dish, d.cook_id as cook, d.cooked_at as "cookedAt", d.left_grams as "left",
          d.is_thrown_away as "isThrownAway", d.ended_at as "endedAt", d.version
        from household_member me join fridge_dish d on d.household_id = me.household_id
        where me.member_id = ${member} and d.ended_at is null
        order by d.cooked_at desc, d.id desc limit ${FRIDGE_DISHES}`,
      (rows) => rows.map(dishOf),
    ),

  dish: (member, id) =>
    Effect.flatMap(householdIdOf(sql, member), (household) =>
      household === undefined ? Effect.succeed(undefined) : dishIn(sql, household, id),
    ),

  waiting: (member) => pendingPortions(sql, member),

  portion: (member, id) => portionIn(sql, member, id),

  cook: (member, dish, portions) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, HouseholdNotFound | FridgeIsFull | DayIsFull> {
        const household = yield* lockHousehold(tx, member);
        if (household === undefined) return yield* householdNotFound;
        if ((yield* dishIn(tx, household, dish.id)) !== undefined) return;
        const people = yield* peopleOf(tx, household);
        if (portions.some((portion) => people.every(({ id }) => id !== portion.member)))
          return yield* householdNotFound;
        yield* forgetOld(tx, household, dish.cookedAt - FORGOTTEN_AFTER_DAYS * DAY);
        const standing = yield* tx`select id from fridge_dish where household_id = ${household} and ended_at is null`;
        if (dish.endedAt === undefined && standing.length >= FRIDGE_DISHES)
          return yield* Effect.fail<FridgeIsFull>({ _tag: "FridgeIsFull", limit: FRIDGE_DISHES });
        yield* insertDish(tx, household, dish);
        const isWelcome = (eater: MemberId): boolean => mayLogFor({ people }, member, eater);
        const logged = (portion: FridgePortion): Effect.Effect<boolean, DayIsFull> =>
          Effect.catchTag(Effect.as(log(tx, portion), true), "DayIsFull", (full): Effect.Effect<boolean, DayIsFull> =>
            portion.member === member ? Effect.fail(full) : Effect.succeed(false),
          );
        for (const portion of portions.toSorted(byMember)) {
          const isLogged = portion.state === "logged" && isWelcome(portion.member) && (yield* logged(portion));
          yield* insertPortion(tx, household, { ...portion, state: isLogged ? "logged" : "waiting" });
        }
      }),
    ),

  take: (member, dish, portion) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, DishNotFound | StoredDishConflict | DayIsFull> {
        const household = yield* lockHousehold(tx, member);
        if ((yield* portionIn(tx, member, portion.id)) !== undefined) return;
        yield* dishBefore(tx, household, dish);
        if (household === undefined) return;
        yield* updateDish(tx, household, dish);
        yield* insertPortion(tx, household, portion);
        yield* log(tx, portion);
      }),
    ),

  replace: (member, dish) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        const household = yield* lockHousehold(tx, member);
        yield* dishBefore(tx, household, dish);
        if (household !== undefined) yield* updateDish(tx, household, dish);
      }),
    ),

  accept: (member, id) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, PortionNotFound | DayIsFull> {
        const household = yield* lockHousehold(tx, member);
        const portion = household === undefined ? undefined : yield* portionIn(tx, member, id);
        if (portion === undefined || portion.state === "given-back") return yield* portionNotFound(id);
        if (portion.state === "logged") return;
        yield* log(tx, portion);
        yield* tx`update fridge_portion set state = 'logged' where member_id = ${member} and id = ${id}`;
      }),
    ),

  giveBack: (member, id) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, PortionNotFound> {
        const household = yield* lockHousehold(tx, member);
        const portion = household === undefined ? undefined : yield* portionIn(tx, member, id);
        if (household === undefined || portion === undefined) return yield* portionNotFound(id);
        if (portion.state === "given-back") return;
        if (portion.state === "logged")
          // A deleted entry leaves nothing to take out of the diary.
          yield* Effect.catchTag(makeSqlDiaryStore(tx).remove(member, id), "EntryNotFound", () => Effect.void);
        yield* returnPortion(tx, household, portion);
      }),
    ),
});
