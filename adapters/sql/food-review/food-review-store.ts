import type {
  FoodDecision,
  FoodReviewStore,
  WaitingFood,
  WaitingPlace,
  DecisionPlace,
} from "@morsel/application/food-review/food-review-store";
import type { FoodDecisionOutdated, FoodReviewOutdated } from "@morsel/application/food-review/refusals";
import { publishedIdOf, type FoodId, type PackedRow } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { insertAudit } from "../admin/audit-rows.ts";
import { publishedFoods, publishedRowOf, putPublished } from "../catalogues/published-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { ownFoodOfRow, readOwnFoodRow, storeSubmission, type OwnFoodRow } from "../own-foods/own-food-rows.ts";

type DecisionRow = Omit<FoodDecision, "isUndone"> & { readonly isUndone: number; readonly before: string | null };

const decisionOf = (row: DecisionRow): FoodDecision => {
  const { before: _, ...decision } = row;
  return { ...decision, isUndone: row.isUndone === 1 };
};

const FIRST: WaitingPlace = { at: -1, member: "" as MemberId, id: "" as FoodId };
const LAST: DecisionPlace = { at: Number.MAX_SAFE_INTEGER, id: "" };

const decisionRow = (sql: Sql, id: string): Effect.Effect<DecisionRow | undefined> =>
  Effect.map(
    sql<DecisionRow>`
      select id, member_id as member, food_id as food, version, name, verdict, at, waited_since as "waitedSince",
        is_undone as "isUndone", published_before as before
      from food_decision where id = ${id}`,
    ([row]) => row,
  );

export const makeSqlFoodReviewStore = (sql: Sql): FoodReviewStore => ({
  waiting: ({ limit, after: { at, member, id } = FIRST }) =>
    Effect.map(
      sql<OwnFoodRow & { readonly member: MemberId }>`
        select member_id as member, food, draft, version, changed_at as "changedAt", is_deleted as "isDeleted", submission
        from own_food where waiting_since is not null and (waiting_since, member_id, id) > (${at}, ${member}, ${id})
        order by waiting_since, member_id, id limit ${limit}`,
      (rows) => rows.map(({ member: owner, ...row }): WaitingFood => ({ member: owner, own: ownFoodOfRow(row) })),
    ),

  published: (ids) => publishedFoods(sql, ids),

  decide: (decision, submission, row, entry) =>
    memberTransaction(sql, decision.member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, FoodReviewOutdated> {
        if (!(yield* insertAudit(tx, entry))) return;
        const kept = yield* readOwnFoodRow(tx, decision.member, decision.food);
        const isWaiting = kept?.own.submission?.state === "pending" && !kept.own.isDeleted;
        if (kept === undefined || !isWaiting || kept.own.version !== decision.version)
          return yield* Effect.fail<FoodReviewOutdated>({ _tag: "FoodReviewOutdated" });
        const before = row === undefined ? undefined : yield* putPublished(tx, row.id, row);
        yield* storeSubmission(tx, decision.member, { ...kept.own, submission });
        yield* tx`
          insert into food_decision (id, member_id, food_id, version, name, verdict, at, waited_since, published_before)
          values (${decision.id}, ${decision.member}, ${decision.food}, ${decision.version}, ${decision.name},
            ${decision.verdict}, ${decision.at}, ${decision.waitedSince},
            ${before === undefined ? null : JSON.stringify(before)})`;
      }),
    ),

  decision: (id) => Effect.map(decisionRow(sql, id), (row) => row && decisionOf(row)),

  decisions: ({ limit, after: { at, id } = LAST }) =>
    Effect.map(
      sql<DecisionRow>`
        select id, member_id as member, food_id as food, version, name, verdict, at, waited_since as "waitedSince",
          is_undone as "isUndone", null as before
        from food_decision where (at, id) < (${at}, ${id}) order by at desc, id desc limit ${limit}`,
      (rows) => rows.map(decisionOf),
    ),

  undo: (decision, entry) =>
    memberTransaction(sql, decision.member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, FoodDecisionOutdated> {
        if (!(yield* insertAudit(tx, entry))) return;
        const { id, member, food, version, verdict } = decision;
        const row = yield* decisionRow(tx, id);
        const publishedId = publishedIdOf(food);
        const isLast = verdict !== "publish" || (yield* publishedRowOf(tx, publishedId))?.revision === id;
        if (row === undefined || row.isUndone === 1 || !isLast)
          return yield* Effect.fail<FoodDecisionOutdated>({ _tag: "FoodDecisionOutdated" });
        if (verdict === "publish")
          yield* putPublished(tx, publishedId, row.before === null ? undefined : (JSON.parse(row.before) as PackedRow));
        const kept = yield* readOwnFoodRow(tx, member, food);
        const own = kept?.own;
        if (own !== undefined && !own.isDeleted && own.version === version && own.submission?.at === decision.at)
          yield* storeSubmission(tx, member, { ...own, submission: { state: "pending", at: decision.waitedSince } });
        yield* tx`update food_decision set is_undone = 1 where id = ${id}`;
      }),
    ),
});
