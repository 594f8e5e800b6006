import * as Effect from "effect/Effect";
import type { FibreInEntries } from "@morsel/application/own-foods/fibre-in-entries";
import { withFibre, type FoodEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { updateEntry } from "../diary/entry-rows.ts";
import { entriesOfFood, placeOfEntry, type FoodEntryPlace } from "../diary/food-entry-rows.ts";
import { recomputeTotals } from "../diary/recompute-sums.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { ownFoodsWithFibre } from "../migrations/0036-own-foods-with-fibre.ts";
import { readOwnFoodRow } from "./own-food-rows.ts";

/** Entries of one transaction: nobody's writes wait long for it. */
const ENTRIES_AT_ONCE = 200;

type FoodRow = { readonly member: MemberId; readonly id: FoodId; readonly food: string };

const isAsked = ({ food }: FoodRow): boolean => {
  const { basis, nutrients } = JSON.parse(food) as Food;
  return basis === "eu" && nutrients.fiber !== undefined;
};

export const makeSqlFibreInEntries = (sql: Sql): FibreInEntries => {
  const mendSome = (member: MemberId, id: FoodId, before: Instant, after: FoodEntryPlace | undefined) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const kept = yield* readOwnFoodRow(tx, member, id);
        if (kept === undefined) return { changed: 0, last: undefined };
        const entries = yield* entriesOfFood(tx, member, id, after === undefined ? {} : { after }, ENTRIES_AT_ONCE);
        const mended = entries.flatMap((entry): readonly FoodEntry[] => {
          const next = entry.loggedAt < before ? withFibre(entry, kept.own.food) : undefined;
          return next === undefined ? [] : [next];
        });
        for (const entry of mended) yield* updateEntry(tx, member, entry);
        if (mended.length > 0) yield* recomputeTotals(tx, member, mended);
        const last = entries.length < ENTRIES_AT_ONCE ? undefined : entries.at(-1);
        return { changed: mended.length, last: last && placeOfEntry(last, undefined) };
      }),
    );

  return {
    convertedAt: Effect.map(
      sql<{ readonly at: Instant }>`
        select applied_at as "at" from schema_migration where version = ${ownFoodsWithFibre.version}`,
      ([row]) => row?.at,
    ),

    mend: (after, before, limit) =>
      Effect.gen(function* () {
        const foods = yield* sql<FoodRow>`
          select member_id as "member", id, food from own_food
          where (member_id, id) > (${after?.member ?? ""}, ${after?.food ?? ""}) order by member_id, id limit ${limit + 1}`;
        let changed = 0;
        for (const { member, id } of foods.slice(0, limit).filter(isAsked)) {
          let place: FoodEntryPlace | undefined;
          do {
            const step = yield* mendSome(member, id, before, place);
            changed += step.changed;
            place = step.last;
          } while (place !== undefined);
        }
        const last = foods.length > limit ? foods[limit - 1] : undefined;
        return { changed, ...(last === undefined ? {} : { next: { member: last.member, food: last.id } }) };
      }),
  };
};
