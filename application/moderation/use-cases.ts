import { type ActsOnOneself, checkReason, type ReasonRefused } from "@morsel/domain/admin";
import {
  type DecisionRefused,
  type AppealRefused,
  type BanRefused,
  banMember,
  checkAppeal,
  checkDecision,
  checkFoodReport,
  type DecisionAct,
  type QueuePlace,
  REPORTED_KINDS,
  type ReportedKind,
  reportedPath,
  reportedText,
  type ReportsOwnFood,
} from "@morsel/domain/forum";
import type { Food, FoodId } from "@morsel/domain/foods";
import { isAdmin, isUuid, type Member, type MemberId } from "@morsel/domain/identity";
import { checkReportText, type FoodReportReason, type ReportReason, type ReportRefused } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { FoodCatalogue, FoodNotFound } from "../foods/food-catalogue.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { readPage } from "../platform/paging.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { token } from "../platform/token.ts";
import type { Appealed, Decision, ModerationStore, OpenReport } from "./moderation-store.ts";

/** Nothing waits under that name: it was settled meanwhile. */
export type ReportSettled = { readonly _tag: "ReportSettled" };
export type DecisionNotFound = { readonly _tag: "DecisionNotFound" };

export type ModerationPorts = {
  readonly moderation: ModerationStore;
  readonly members: Pick<MemberStore, "byId" | "byLogin">;
  readonly foods: MemberFoods;
  readonly catalogue: FoodCatalogue;
  readonly clock: Clock;
};

/** A reported thing as the queue shows it. */
export type Case = {
  readonly kind: ReportedKind;
  readonly thing: string;
  readonly aboutId: string;
  /** Absent: a former member. */
  readonly aboutName?: string;
  readonly text: string;
  readonly path?: string;
  /** A reported food, as it was. */
  readonly food?: Food;
  readonly reports: number;
  readonly reasons: readonly {
    readonly reason: ReportReason | FoodReportReason;
    readonly text: string;
    readonly at: number;
    readonly by?: string;
  }[];
};

/** FO30, W693: what a member says of a food that they can see. */
export type FoodReport = {
  readonly id: string;
  readonly food: FoodId;
  readonly reason: FoodReportReason;
  readonly text: string;
};

export type CasePage = { readonly items: readonly Case[]; readonly next?: string };

const DAY = 86_400_000;
const SHOWN = 50;
const REASONS = 10;
/** A food of the catalogue is about no member. */
const NO_OWNER = "" as MemberId;

const placeIn = (cursor: string): QueuePlace | undefined => {
  const [, reports, at, given, id] = /^(\d{1,9})\.(\d{1,15})\.([a-z_]{1,20})\.([\da-z-]{1,100})$/.exec(cursor) ?? [];
  const kind = REPORTED_KINDS.find((one) => one === given);
  return id === undefined || kind === undefined ? undefined : { reports: Number(reports), at: Number(at), kind, id };
};

const cursorOf = ({ reports, at, kind, id }: QueuePlace): string => `${reports}.${at}.${kind}.${id}`;

const caseOf = (kind: ReportedKind, thing: string, reports: number, found: readonly OpenReport[]): Case | undefined => {
  const last = found.at(-1);
  if (last === undefined) return undefined;
  const path = reportedPath(kind, last.reported, last.aboutName);
  return {
    kind,
    thing,
    aboutId: last.about,
    ...(last.aboutName === undefined ? {} : { aboutName: last.aboutName }),
    text: reportedText(last.reported),
    ...(path === undefined ? {} : { path }),
    ...(kind === "food" ? { food: last.reported as Food } : {}),
    reports,
    reasons: found.slice(0, REASONS).map(({ reason, text, at, byName }) => ({
      reason,
      text,
      at,
      ...(byName === undefined ? {} : { by: byName }),
    })),
  };
};

/** The moderators' one queue, what they decide, and what members say to it. */
export const makeModerationUseCases = ({ moderation, members, foods, catalogue, clock }: ModerationPorts) => ({
  /** FO7, FO30, W693 */
  reportFood: Effect.fn("ReportFood")(function* (
    by: MemberId,
    report: FoodReport,
  ): Effect.fn.Return<void, FoodNotFound | ReportRefused | ReportsOwnFood> {
    const { id, food: thing, reason } = report;
    const food = isUuid(thing) ? yield* foods.byId(by, thing) : yield* catalogue.byId(thing);
    if (food === undefined) return yield* Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id: thing });
    const { owner } = food.source;
    const found = owner === undefined ? undefined : yield* members.byLogin(owner);
    const about = isUuid(thing) ? (found?.member.id ?? by) : NO_OWNER;
    yield* fromResult(checkFoodReport(by, about));
    const text = yield* fromResult(checkReportText(report.text));
    yield* moderation.reportFood(by, { id, thing, about, reason, text, reported: food, at: yield* clock.now });
  }),

  /** FO8, W690: page by page; a report that comes meanwhile moves its thing alone. */
  queue: Effect.fn("ReadQueue")(function* ({
    limit,
    cursor,
  }: {
    readonly limit: number;
    readonly cursor?: string | undefined;
  }): Effect.fn.Return<CasePage, FieldRefused> {
    const { items, next } = yield* readPage({ limit, cursor, placeIn, read: moderation.queue, cursorOf });
    const cases = yield* Effect.forEach(items, ({ kind, id, reports }) =>
      Effect.map(moderation.openOf(kind, id), (found) => caseOf(kind, id, reports, found) ?? []),
    );
    return { items: cases.flat(), ...(next === undefined ? {} : { next }) };
  }),

  appeals: moderation.appeals(SHOWN) satisfies Effect.Effect<readonly Appealed[]>,

  /** FO6, FO13, W691 */
  decide: Effect.fn("DecideReport")(function* (
    actor: Member,
    wish: {
      readonly id: string;
      readonly kind: ReportedKind;
      readonly thing: string;
      readonly act: DecisionAct;
      readonly days?: number | undefined;
      readonly reason: string;
    },
  ): Effect.fn.Return<void, DecisionRefused | ActsOnOneself | BanRefused | ReasonRefused | ReportSettled> {
    const { id, kind, thing } = wish;
    const act = yield* fromResult(checkDecision(wish.act, kind));
    const reason = yield* fromResult(checkReason(wish.reason));
    if ((yield* moderation.decision(id)) !== undefined) return;
    const [first] = yield* moderation.openOf(kind, thing);
    if (first === undefined) return yield* Effect.fail<ReportSettled>({ _tag: "ReportSettled" });
    yield* fromResult(checkDecision(act, kind, first.about !== NO_OWNER));
    if (first.about === actor.id) return yield* Effect.fail<ActsOnOneself>({ _tag: "ActsOnOneself" });
    const at = yield* clock.now;
    const until = act === "ban" && wish.days !== undefined ? at + wish.days * DAY : undefined;
    if (act === "ban") {
      const whom = { isModerator: isAdmin((yield* members.byId(first.about))?.roles) };
      yield* fromResult(banMember({ reason, until }, { isModerator: isAdmin(actor.roles) }, whom));
    }
    const decision = { id, kind, thing, about: first.about, act, reason, at };
    yield* moderation.decide(until === undefined ? decision : { ...decision, until }, {
      id,
      at,
      act: "reportDecided",
      actor: actor.id,
      ...(first.about === NO_OWNER ? {} : { subject: first.about }),
      reason,
      details: { decision: act, kind },
    });
  }),

  /** W692 */
  mine: ({ id }: Member): Effect.Effect<readonly Decision[]> => moderation.about(id, SHOWN),

  /** FO14, W692 */
  appeal: Effect.fn("Appeal")(function* (
    { id: member }: Member,
    { id, text }: { readonly id: string; readonly text: string },
  ): Effect.fn.Return<void, AppealRefused | DecisionNotFound> {
    const found = yield* moderation.decision(id);
    if (found?.about !== member) return yield* Effect.fail<DecisionNotFound>({ _tag: "DecisionNotFound" });
    if (found.appeal === text.trim()) return;
    yield* moderation.appeal(member, id, yield* fromResult(checkAppeal(found, text)), yield* clock.now);
  }),

  /** FO14, W691 */
  answer: Effect.fn("AnswerAppeal")(function* (
    actor: Member,
    wish: { readonly id: string; readonly decision: string; readonly isUpheld: boolean; readonly reason: string },
  ): Effect.fn.Return<void, ActsOnOneself | DecisionNotFound | ReasonRefused> {
    const reason = yield* fromResult(checkReason(wish.reason));
    const found = yield* moderation.decision(wish.decision);
    if (found?.appeal === undefined) return yield* Effect.fail<DecisionNotFound>({ _tag: "DecisionNotFound" });
    if (found.about === actor.id) return yield* Effect.fail<ActsOnOneself>({ _tag: "ActsOnOneself" });
    if (found.answer !== undefined) return;
    const at = yield* clock.now;
    const { id, isUpheld } = wish;
    yield* moderation.answer(
      found,
      { id, isUpheld, reason, at },
      {
        id,
        at,
        act: "appealAnswered",
        actor: actor.id,
        subject: found.about,
        reason,
        details: { decision: found.act, answer: isUpheld ? "upheld" : "undone" },
      },
    );
  }),
});

export type ModerationUseCases = ReturnType<typeof makeModerationUseCases>;
export const ModerationUseCases = token<ModerationUseCases>("ModerationUseCases");
