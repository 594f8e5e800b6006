import { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { SessionClient } from "@morsel/application/identity/client/session-client";
import { sampleDay, sampleHistory } from "@morsel/adapters/memory/diary/sample-history";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { SAMPLE_SIGN_UP } from "@morsel/adapters/composition/samples/sample-world";
import { totalsOf, type EntryId } from "@morsel/domain/diary";
import { GRAM_SERVING, isFoodId, isServingId, type FoodId } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dates } from "../../arbitraries/diary.ts";
import { sampleWorld } from "../../support/world.ts";

const TODAY = dateOf("2026-03-04");

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));

const log = (id: string, grams = 100) => [
  {
    id: `00000000-0000-7000-8000-${id.padStart(12, "0")}` as EntryId,
    meal: "lunch" as const,
    foodId: "sr28-09040" as FoodId,
    amount: grams,
    serving: GRAM_SERVING,
  },
];

describe("the product in memory", () => {
  it("W12 without connection nothing is answered and nothing is done", async () => {
    const world = sampleWorld({ today: TODAY, days: 2 });
    const diary = world.get(DiaryClient);
    const before = await run(diary.day(TODAY));
    world.networkConditions.isUnreachable = true;
    expect(await refusal(diary.log(TODAY, log("1")))).toEqual({ _tag: "Unreachable" });
    expect(await refusal(world.get(SessionClient).me)).toEqual({ _tag: "Unreachable" });
    expect(await refusal(world.get(FoodsClient).search("banana", 3))).toEqual({ _tag: "Unreachable" });
    world.networkConditions.isUnreachable = false;
    expect(await run(diary.day(TODAY))).toEqual(before);
  });

  it("W2 a request whose answer got lost is harmless to repeat", async () => {
    const world = sampleWorld({ today: TODAY, days: 0, isTodayBegun: false });
    const diary = world.get(DiaryClient);
    world.networkConditions.losesAnswers = true;
    expect(await refusal(diary.log(TODAY, log("1")))).toEqual({ _tag: "Unreachable" });
    world.networkConditions.losesAnswers = false;
    const { entries } = await run(diary.log(TODAY, log("1")));
    expect((await run(diary.day(TODAY))).day.entries).toEqual(entries);
  });

  it("W12 who is not signed in reads and writes no diary, but finds foods", async () => {
    const world = sampleWorld({ today: TODAY, isSignedIn: false });
    const diary = world.get(DiaryClient);
    expect(await refusal(diary.day(TODAY))).toEqual({ _tag: "SignInNeeded" });
    expect(await refusal(diary.log(TODAY, log("1")))).toEqual({ _tag: "SignInNeeded" });
    expect((await run(world.get(FoodsClient).search("ban", 3))).items[0]?.description).toBe("Banana");
  });

  it("signing in and out is seen by all that looks at the session", async () => {
    const world = sampleWorld({ today: TODAY, isSignedIn: false });
    const session = world.get(SessionClient);
    expect(await run(session.me)).toBeUndefined();
    const { username, password } = SAMPLE_SIGN_UP;
    expect(await run(session.signIn(username, password, "/food/diary"))).toContain("/food/diary");
    expect(await run(session.signIn(username, password, "https://elsewhere.example/"))).not.toContain("elsewhere");
    expect((await run(session.me))?.username).toBe(username);
    await run(session.signOut);
    expect(await run(session.me)).toBeUndefined();
  });

  it("a name that is taken or cannot be comes with others that are free", async () => {
    const names = sampleWorld({ today: TODAY, days: 0 }).get(AccountNamesClient);
    expect(await run(names.checkUsernameAvailability("wagtail"))).toMatchObject({ isFree: true, suggestions: [] });
    const taken = await run(names.checkUsernameAvailability(SAMPLE_SIGN_UP.username));
    expect([taken.isFree, taken.suggestions.length]).toEqual([false, 4]);
    for (const name of taken.suggestions) expect((await run(names.checkUsernameAvailability(name))).isFree).toBe(true);
    expect((await run(names.checkUsernameAvailability("x"))).accepted).toBe("3 to 30 characters");
    expect(await run(names.isEmailTaken(SAMPLE_SIGN_UP.email.toUpperCase()))).toBe(true);
  });

  it("what a member usually eats at this hour comes first", async () => {
    const diary = sampleWorld({ days: 60 }).get(DiaryClient);
    const { usual, recent, frequent } = await run(diary.suggestions("breakfast", "07:30" as never));
    expect(usual[0]?.meal).toBe("breakfast");
    for (const list of [usual, recent, frequent]) {
      expect(list.length).toBeGreaterThan(5);
      expect(new Set(list.map(({ foodId }) => foodId)).size).toBe(list.length);
    }
  });

  it("sample foods have ids, servings and figures that can be", () => {
    expect(SAMPLE_FOODS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SAMPLE_FOODS.map(({ id }) => id)).size).toBe(SAMPLE_FOODS.length);
    for (const { id, servings, defaultServing, nutrients } of SAMPLE_FOODS) {
      expect([isFoodId(id), ...servings.map((serving) => isServingId(serving.id))]).not.toContain(false);
      expect(servings.map((serving) => serving.id)).toContain(defaultServing);
      expect(new Set(servings.map((serving) => serving.id)).size).toBe(servings.length);
      for (const { grams } of servings) expect(grams).toBeGreaterThan(0);
      const { carbohydrates = 0, fat = 0, protein = 0, alcohol = 0, fiber = 0, energy = -1 } = nutrients;
      // Atwater's factors, with room for fibre and the specific factors of the source.
      const sum = 4 * carbohydrates + 9 * fat + 4 * protein + 7 * alcohol;
      expect(energy).toBeGreaterThanOrEqual((sum - 4 * fiber) * 0.8 - 3);
      expect(energy).toBeLessThanOrEqual(sum * 1.15 + 3);
    }
  });

  it("sample days are the same in every run, believable, and without a doubled id", () => {
    fc.assert(
      fc.property(dates, fc.nat(1000), (date, seed) => {
        const day = sampleDay(date, seed);
        expect(sampleDay(date, seed)).toEqual(day);
        expect(day.every((entry) => isUuid(entry.id) && entry.date === date)).toBe(true);
        const energy = totalsOf(day).facts.energy ?? 0;
        expect(energy).toBeGreaterThan(900);
        expect(energy).toBeLessThan(3000);
      }),
    );
    const year = sampleHistory(TODAY).flat();
    expect(year.length).toBeGreaterThan(365 * 12);
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
  });
});
