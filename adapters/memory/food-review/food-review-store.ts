import type { FoodDecision, FoodReviewStore, WaitingFood } from "@morsel/application/food-review/food-review-store";
import type { FoodDecisionOutdated, FoodReviewOutdated } from "@morsel/application/food-review/refusals";
import { packRow, publishedIdOf, unpackRow, type FoodId, type PackedRow, type Submission } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { auditTable } from "../admin/admin-table.ts";
import { publishedRowOf, putPublished } from "../catalogues/published-rows.ts";
import { ownTable } from "../own-foods/own-food-store.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = { readonly decision: FoodDecision; readonly before?: PackedRow };

const decisionTable = memoryTable(() => new Map<string, Kept>());

const compared = <A>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);

export const makeMemoryFoodReviewStore = (state: MemoryState): FoodReviewStore => {
  const put = (id: FoodId, row: PackedRow | undefined): PackedRow | undefined => {
    const before = putPublished(state, id, row && unpackRow(row));
    return before && packRow(before);
  };
  const keptOf = ({ member, food }: FoodDecision) => state.of(ownTable).get(member)?.get(food);
  const submit = (decision: FoodDecision, submission: Submission): void => {
    const kept = keptOf(decision);
    if (kept === undefined) return;
    const own = { ...kept.own, submission };
    state
      .of(ownTable)
      .get(decision.member)
      ?.set(decision.food, { ...kept, own });
  };
  const all = (): readonly WaitingFood[] =>
    [...state.of(ownTable)].flatMap(([member, foods]) => [...foods.values()].map(({ own }) => ({ member, own })));
  const placeOf = ({ member, own }: WaitingFood) => ({ at: own.submission?.at ?? 0, member, id: own.food.id });
  const order = (a: ReturnType<typeof placeOf>, b: ReturnType<typeof placeOf>): number =>
    a.at - b.at || compared(a.member, b.member) || compared(a.id, b.id);
  return {
    waiting: ({ limit, after }) =>
      Effect.sync(() =>
        all()
          .filter(({ own }) => own.submission?.state === "pending" && !own.isDeleted)
          .filter((one) => after === undefined || order(placeOf(one), after) > 0)
          .toSorted((a, b) => order(placeOf(a), placeOf(b)))
          .slice(0, limit),
      ),
    published: (ids) => Effect.sync(() => ids.flatMap((id) => publishedRowOf(state, id)?.food ?? [])),
    decide: (decision, submission, row, entry) =>
      Effect.suspend((): Effect.Effect<void, FoodReviewOutdated> => {
        const audit = state.of(auditTable);
        if (audit.has(entry.id)) return Effect.void;
        const own = keptOf(decision)?.own;
        if (own?.submission?.state !== "pending" || own.isDeleted || own.version !== decision.version)
          return Effect.fail({ _tag: "FoodReviewOutdated" });
        audit.set(entry.id, entry);
        const before = row === undefined ? undefined : put(row.id, row);
        submit(decision, submission);
        state.of(decisionTable).set(decision.id, { decision, ...(before === undefined ? {} : { before }) });
        return Effect.void;
      }),
    decision: (id) => Effect.sync(() => state.of(decisionTable).get(id)?.decision),
    decisions: ({ limit, after }) =>
      Effect.sync(() =>
        [...state.of(decisionTable).values()]
          .map(({ decision }) => decision)
          .filter(({ at, id }) => after === undefined || at < after.at || (at === after.at && id < after.id))
          .toSorted((a, b) => b.at - a.at || compared(b.id, a.id))
          .slice(0, limit),
      ),
    undo: ({ id, food, verdict, version }, entry) =>
      Effect.suspend((): Effect.Effect<void, FoodDecisionOutdated> => {
        const audit = state.of(auditTable);
        if (audit.has(entry.id)) return Effect.void;
        const kept = state.of(decisionTable).get(id);
        const publishedId = publishedIdOf(food);
        const isLast = verdict !== "publish" || publishedRowOf(state, publishedId)?.revision === id;
        if (kept === undefined || kept.decision.isUndone || !isLast)
          return Effect.fail({ _tag: "FoodDecisionOutdated" });
        audit.set(entry.id, entry);
        const { decision } = kept;
        if (verdict === "publish") put(publishedId, kept.before);
        const own = keptOf(decision)?.own;
        if (own !== undefined && !own.isDeleted && own.version === version && own.submission?.at === decision.at)
          submit(decision, { state: "pending", at: decision.waitedSince });
        state.of(decisionTable).set(id, { ...kept, decision: { ...decision, isUndone: true } });
        return Effect.void;
      }),
  };
};
