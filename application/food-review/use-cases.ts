import type { AuditAct, ReasonRefused } from "@morsel/domain/admin";
import {
  isFoodId,
  publishedRow,
  reviewFood,
  type FoodId,
  type ReviewAnswer,
  type ReviewVerdict,
} from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { type ActGiven, makeAuditLine } from "../back-office/audit-lines.ts";
import type { OwnFoodStore } from "../own-foods/own-food-store.ts";
import type { Clock } from "../platform/clock.ts";
import { readPage } from "../platform/paging.ts";
import { token } from "../platform/token.ts";
import type { DecisionPlace, FoodDecision, FoodReviewStore, WaitingFood, WaitingPlace } from "./food-review-store.ts";
import { makeNearestFoods, type Beside, type NearestPorts } from "./nearest-food.ts";
import type { FoodDecisionNotFound, FoodDecisionOutdated, FoodReviewOutdated } from "./refusals.ts";

export type FoodReviewPorts = NearestPorts & {
  readonly reviews: FoodReviewStore;
  readonly own: Pick<OwnFoodStore, "ownFood">;
  readonly clock: Clock;
};

export type FoodReview = WaitingFood & { readonly beside?: Beside };
export type Paged = { readonly limit: number; readonly cursor?: string | undefined };

export type DecideFood = ActGiven & {
  readonly member: MemberId;
  readonly food: FoodId;
  /** The version that was seen. */
  readonly version: number;
  readonly verdict: ReviewVerdict;
};

const ACTS: { readonly [Verdict in ReviewVerdict]: AuditAct } = {
  publish: "foodPublished",
  decline: "foodDeclined",
  return: "foodSentBack",
};

const instantIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

const waitingPlaceIn = (cursor: string): WaitingPlace | undefined => {
  const [at, member = "", id, ...rest] = cursor.split(".");
  const instant = instantIn(at);
  return instant !== undefined && isUuid(member) && isFoodId(id) && rest.length === 0
    ? { at: instant, member: member as MemberId, id }
    : undefined;
};

const decisionPlaceIn = (cursor: string): DecisionPlace | undefined => {
  const [at, id = "", ...rest] = cursor.split(".");
  const instant = instantIn(at);
  return instant !== undefined && isUuid(id) && rest.length === 0 ? { at: instant, id } : undefined;
};

const outdated = Effect.fail<FoodReviewOutdated>({ _tag: "FoodReviewOutdated" });

export const makeFoodReviewUseCases = (ports: FoodReviewPorts) => {
  const { reviews, own, clock } = ports;
  const line = makeAuditLine({ clock });
  const nearest = makeNearestFoods(ports);
  return {
    /** W710 */
    waiting: Effect.fn("WaitingFoods")(function* (paged: Paged) {
      const page = yield* readPage({
        ...paged,
        placeIn: waitingPlaceIn,
        read: reviews.waiting,
        cursorOf: ({ member, own: { food, submission } }) => `${submission?.at ?? 0}.${member}.${food.id}`,
      });
      const beside = yield* nearest(page.items.map((one) => one.own));
      const items = page.items.map((one): FoodReview => {
        const found = beside.get(one.own);
        return found === undefined ? one : { ...one, beside: found };
      });
      return { ...page, items };
    }),

    decisions: (paged: Paged) =>
      readPage({
        ...paged,
        placeIn: decisionPlaceIn,
        read: reviews.decisions,
        cursorOf: ({ at, id }) => `${at}.${id}`,
      }),

    /** W711: an act that was done already answers as it did then. */
    decide: Effect.fn("DecideFood")(function* ({
      member,
      food,
      version,
      verdict,
      ...given
    }: DecideFood): Effect.fn.Return<void, FoodReviewOutdated | ReasonRefused> {
      const entry = yield* line(given, ACTS[verdict], { subject: member, details: { name: food } });
      const before = yield* reviews.decision(given.id);
      if (before !== undefined) return;
      const stored = yield* own.ownFood(member, food);
      if (stored === undefined || stored.isDeleted || stored.version !== version) return yield* outdated;
      const answer: ReviewAnswer = verdict === "publish" ? { verdict } : { verdict, reason: entry.reason ?? "" };
      const submission = reviewFood(stored.submission, answer, entry.at);
      if (!submission.ok) return yield* outdated;
      const decision: FoodDecision = {
        id: given.id,
        member,
        food,
        version,
        name: stored.food.description,
        verdict,
        at: entry.at,
        waitedSince: stored.submission?.at ?? entry.at,
        isUndone: false,
      };
      const row = verdict === "publish" ? publishedRow(stored, given.id) : undefined;
      yield* reviews.decide(decision, submission.value, row, entry);
    }),

    /** W713 */
    undo: Effect.fn("UndoFoodDecision")(function* ({
      decision: id,
      ...given
    }: ActGiven & { readonly decision: string }): Effect.fn.Return<
      void,
      FoodDecisionNotFound | FoodDecisionOutdated | ReasonRefused
    > {
      const decision = yield* reviews.decision(id);
      if (decision === undefined) return yield* Effect.fail<FoodDecisionNotFound>({ _tag: "FoodDecisionNotFound" });
      const entry = yield* line(given, "foodReviewUndone", {
        subject: decision.member,
        details: { name: decision.food },
      });
      yield* reviews.undo(decision, entry);
    }),
  };
};

export type FoodReviewUseCases = ReturnType<typeof makeFoodReviewUseCases>;
export const FoodReviewUseCases = token<FoodReviewUseCases>("FoodReviewUseCases");
