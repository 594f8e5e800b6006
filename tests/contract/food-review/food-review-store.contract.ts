import { randomUUID } from "node:crypto";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { type FoodDecision, FoodReviewStore } from "@morsel/application/food-review/food-review-store";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import type { AuditEntry } from "@morsel/domain/admin";
import type { Instant } from "@morsel/domain/calendar";
import {
  checkOwnFood,
  foodOfOwn,
  publishedIdOf,
  publishedRow,
  readOwnQuery,
  reviewFood,
  type FoodId,
  type OwnFoodDraft,
  type ReviewVerdict,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { TestClock } from "effect/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const DRAFT: OwnFoodDraft = {
  description: "Zwieback rusks",
  basis: "us",
  per: "100g",
  facts: { energy: 400, fat: 5, carbohydrates: 75, protein: 11 },
  servings: [],
};

/** Every promise that the store of reviews makes. */
export const foodReviewStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what admins answer of foods`, () => {
    let stores: Stores;
    let reviews: FoodReviewStore;
    let owns: OwnFoodStore;
    let imported: ImportedFoods;
    beforeAll(async () => {
      stores = await fresh();
      [reviews, owns, imported] = [stores.get(FoodReviewStore), stores.get(OwnFoodStore), stores.get(ImportedFoods)];
    });
    let made = 0;
    const waits = async (member: MemberId, draft: OwnFoodDraft = DRAFT, id: string = randomUUID()) => {
      const at = (NOW + (made += 1)) as Instant;
      const food = foodOfOwn(id as FoodId, valueOf(checkOwnFood(draft)), undefined);
      const before = await run(owns.ownFood(member, food.id));
      const saved = await run(
        owns.save(member, { food, draft, version: (before?.version ?? 0) + 1, changedAt: at, isDeleted: false }),
      );
      return saved.submission?.state === "pending"
        ? saved
        : run(owns.submit(member, food.id, saved.version, { state: "pending", at }));
    };
    const answer = (member: MemberId, own: StoredOwnFood, verdict: ReviewVerdict, id: string = randomUUID()) => {
      const at = NOW + 1_000_000 + (made += 1);
      const entry: AuditEntry = { id, at, act: "foodPublished", subject: member, reason: "Looked at" };
      const given = verdict === "publish" ? { verdict } : { verdict, reason: "Looked at" };
      const submission = valueOf(reviewFood({ state: "pending", at: 1 }, given, at));
      const decision: FoodDecision = {
        id,
        member,
        food: own.food.id,
        version: own.version,
        name: own.food.description,
        verdict,
        at,
        waitedSince: own.submission?.at ?? 0,
        isUndone: false,
      };
      const row = verdict === "publish" ? publishedRow(own, id) : undefined;
      return { decision, submission, does: reviews.decide(decision, submission, row, entry) };
    };
    const undo = (decision: FoodDecision, id: string = randomUUID()) =>
      reviews.undo(decision, { id, at: NOW, act: "foodReviewUndone", subject: decision.member, reason: "A slip" });
    let later = 0;
    /** Searches notice within five seconds. */
    const seen = <A>(asked: Effect.Effect<A>): Promise<A> =>
      run(Effect.provide(Effect.andThen(TestClock.setTime((later += 10_000)), asked), TestClock.layer()));
    const published = async (id: FoodId) =>
      (await seen(imported.byIds("members", [publishedIdOf(id)])))[0]?.nutrients.energy;
    const found = async (text: string) =>
      (
        await seen(Effect.andThen(imported.shown, imported.retrieval("members").matching(readOwnQuery(text, true), 40)))
      ).map(({ id }) => id);

    it("W710 those that wait are listed, the longest first, page by page; what is taken back or deleted is not", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const foods = [await waits(ada), await waits(bob), await waits(ada), await waits(bob)];
      const [gone, back] = [await waits(ada), await waits(ada)];
      await run(owns.mark(ada, [gone.food.id], { isDeleted: true }));
      await run(owns.submit(ada, back.food.id, 1, undefined));
      const first = await run(reviews.waiting({ limit: 3 }));
      const last = first[2];
      if (last === undefined) throw new Error("Nothing waits.");
      const place = { at: last.own.submission?.at ?? 0, member: last.member, id: last.own.food.id };
      const rest = await run(reviews.waiting({ limit: 3, after: place }));
      expect([...first, ...rest].map(({ own }) => own)).toEqual(foods);
      expect(first.map(({ member }) => member)).toEqual([ada, bob, ada]);
      for (const [i, own] of foods.entries()) await run(answer(i % 2 === 0 ? ada : bob, own, "decline").does);
      expect(await run(reviews.waiting({ limit: 9 }))).toEqual([]);
    });

    it("W711 W712 what is published is found with its figures and stays when its own food changes, until it is published anew", async () => {
      const ada = await joined(stores);
      const own = await waits(ada);
      const { id } = own.food;
      const first = answer(ada, own, "publish");
      await run(first.does);
      await run(first.does);
      expect([await published(id), await found("zwieback")]).toEqual([400, [publishedIdOf(id)]]);
      expect((await run(owns.ownFood(ada, id)))?.submission).toEqual(first.submission);
      const changed = await waits(ada, { ...DRAFT, facts: { ...DRAFT.facts, energy: 390 } }, id);
      expect(changed.submission?.state).toBe("pending");
      expect([await published(id), (await run(reviews.published([publishedIdOf(id)])))[0]?.nutrients.energy]).toEqual([
        400, 400,
      ]);
      expect(await refusal(answer(ada, own, "publish").does)).toEqual({ _tag: "FoodReviewOutdated" });
      await run(answer(ada, changed, "publish").does);
      expect([await published(id), await found("zwieback")]).toEqual([390, [publishedIdOf(id)]]);
      await run(owns.mark(ada, [id], { isDeleted: true }));
      expect(await published(id)).toBe(390);
      const audit = await run(stores.get(AdminStore).audit({ limit: 10, subject: ada }));
      expect(audit).toHaveLength(2);
    });

    it("W713 an answer is undone once: what stood before stands again, and the food waits as before", async () => {
      const ada = await joined(stores);
      const own = await waits(ada, { ...DRAFT, description: "Undone crackers" });
      const { id } = own.food;
      const first = answer(ada, own, "publish");
      await run(first.does);
      const changed = await waits(ada, { ...own.draft, facts: { ...DRAFT.facts, energy: 390 } }, id);
      const second = answer(ada, changed, "publish");
      await run(second.does);
      expect(await refusal(undo(first.decision))).toEqual({ _tag: "FoodDecisionOutdated" });
      const act = randomUUID();
      await run(undo(second.decision, act));
      await run(undo(second.decision, act));
      expect(await published(id)).toBe(400);
      expect((await run(owns.ownFood(ada, id)))?.submission).toEqual(changed.submission);
      expect(await refusal(undo(second.decision))).toEqual({ _tag: "FoodDecisionOutdated" });
      await run(undo(first.decision));
      expect([await published(id), await found("undone crackers")]).toEqual([undefined, []]);
      const sent = answer(ada, changed, "return");
      await run(sent.does);
      expect((await run(owns.ownFood(ada, id)))?.submission).toMatchObject({ state: "returned", reason: "Looked at" });
      await run(undo(sent.decision));
      expect((await run(owns.ownFood(ada, id)))?.submission).toEqual(changed.submission);
      const listed = await run(reviews.decisions({ limit: 3 }));
      expect(listed.map((one) => [one.id, one.isUndone])).toEqual(
        [sent, second, first].map(({ decision }) => [decision.id, true]),
      );
      const after = { at: first.decision.at + 1, id: "" };
      expect((await run(reviews.decisions({ limit: 1, after })))[0]?.id).toBe(first.decision.id);
      expect(await run(reviews.decision(first.decision.id))).toEqual({ ...first.decision, isUndone: true });
    });
  });
