import { goalsClient } from "@morsel/adapters/http-contract/goals/goals-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { energyPlan, type BodyProfile } from "@morsel/domain/goals";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { joined, ORIGIN, startServer, TODAY, type Browser, type Harness } from "../support/harness.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));
const PATH = "/api/services/goals";
const today = TODAY as CalendarDate;
const inDays = (days: number): CalendarDate => addDays(today, days);

describe("goals by date", () => {
  let server: Harness;
  let ada: Browser;
  let bob: Browser;
  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    bob = await joined(server, "bob");
  });
  const goalsOf = (browser: Browser) => goalsClient(apiOver(ORIGIN, browser.fetch));
  const change = (body: object, browser = ada) => browser.send("PATCH", PATH, body);
  const energyOn = async (date: CalendarDate) => (await run(goalsOf(ada).on(date))).dailyGoals[0]?.energy;
  const sevenOf = (energy: number) =>
    Array.from({ length: 7 }, () => ({ energy: { unit: "calories", value: energy } }));

  it("W120 W122 W123 a plan to come is made, edited on its own day and taken back; today's and past days keep theirs", async () => {
    const first = await energyOn(today);
    const planned = await change({ version: 1, effective_from: inDays(10), daily_goals: sevenOf(1900) });
    expect(await planned.json()).toMatchObject({ effective_from: inDays(10), version: 2 });
    const edited = await change({ version: 2, effective_from: inDays(10), daily_goals: sevenOf(1950) });
    expect(await edited.json()).toMatchObject({ effective_from: inDays(10), version: 3 });
    expect([await energyOn(today), await energyOn(inDays(9)), await energyOn(inDays(10))]).toEqual([
      first,
      first,
      1950,
    ]);
    const { plans } = await run(goalsOf(ada).plans());
    expect(plans.map(({ effectiveFrom }) => effectiveFrom)).toEqual([inDays(10), today]);
    expect(await refusal(goalsOf(ada).takeBack(inDays(10), 1))).toMatchObject({
      _tag: "GoalsVersionConflict",
      current: { version: 3 },
    });
    expect(await run(goalsOf(ada).takeBack(inDays(10), 3))).toMatchObject({ effectiveFrom: today, version: 4 });
    expect(await run(goalsOf(ada).takeBack(inDays(10), 3))).toMatchObject({ effectiveFrom: today, version: 4 });
    expect(await energyOn(inDays(10))).toBe(first);
    expect((await run(goalsOf(bob).plans())).plans).toHaveLength(1);
  });

  it("W122 what has begun is not taken back, nor what is asked for wrongly", async () => {
    for (const [address, status, field] of [
      [`${PATH}/plans/${today}?version=1`, 422, "effective_from"],
      [`${PATH}/plans/${inDays(-3)}?version=1`, 422, "effective_from"],
      [`${PATH}/plans/2026-02-30?version=1`, 400, "date"],
      [`${PATH}/plans/${inDays(3)}?version=-1`, 400, "version"],
      [`${PATH}/plans/${inDays(3)}?version=one`, 400, "version"],
      [`${PATH}/plans/${inDays(3)}`, 400, "version"],
    ] as const) {
      const response = await ada.send("DELETE", address);
      expect([address, response.status]).toEqual([address, status]);
      expect(await response.json()).toMatchObject({ field });
    }
    expect((await run(goalsOf(ada).plans())).plans).toHaveLength(1);
  });

  it("W120 a plan is no further ahead than two years", async () => {
    const far = await change({ version: 1, effective_from: "2028-03-06", steps: 1 });
    expect(far.status).toBe(422);
    expect(await far.json()).toMatchObject({ field: "effective_from", accepted: "2028-03-05 or earlier" });
    expect((await change({ version: 1, effective_from: "2028-03-05", steps: 1 })).status).toBe(200);
  });

  it("W121 pages of plans neither repeat nor leave out one", async () => {
    for (let n = 1; n <= 5; n++) await change({ version: n, effective_from: inDays(n), steps: 1000 * n });
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const response = await ada.get(`${PATH}/plans?limit=2${cursor === undefined ? "" : `&cursor=${cursor}`}`);
      const page = (await response.json()) as { plans: { effective_from: string }[]; next?: string };
      expect(page.plans.length).toBeLessThanOrEqual(2);
      pages.push(...page.plans.map(({ effective_from: from }) => from));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(pages).toEqual([5, 4, 3, 2, 1, 0].map(inDays));
    expect((await ada.get(`${PATH}/plans?cursor=nowhere`)).status).toBe(422);
    expect((await ada.get(`${PATH}/plans?limit=0`)).status).toBe(400);
    expect((await ada.get(`${PATH}/plans?limit=101`)).status).toBe(400);
  });

  it("W124 W431 the questions answered again change body and goals together, and a repeat changes nothing more", async () => {
    const goals = goalsOf(ada);
    const { body } = await run(goals.basis);
    const next: BodyProfile = { ...body, weightKg: 90, goalWeightKg: 80, weeklyChangeKg: -0.25, activityLevel: 3 };
    const plan = energyPlan(next, today);
    if (!plan.ok) throw new Error("refused");
    const asked = { version: 1, body: next, from: today, keepsEnergy: false };
    const first = await run(goals.changeBody(asked));
    expect(first.version).toBe(2);
    expect(first.dailyGoals.map(({ energy }) => energy)).toEqual(Array.from({ length: 7 }, () => plan.value.energy));
    expect(await run(goals.changeBody(asked))).toEqual(first);
    expect((await run(goals.basis)).body).toEqual(next);
    const day = (await (await ada.get(`/api/services/diary/${today}`)).json()) as { weight_kg: number };
    expect(day.weight_kg).toBe(90);
    const weighings = async () =>
      ((await (await ada.get("/api/services/measurements?type=Weight")).json()) as { items: { value: number }[] })
        .items;
    expect((await weighings()).map(({ value }) => value)).toEqual([90, 70]);
    expect((await run(goalsOf(bob).basis)).body).toEqual(body);
    const kept = await run(
      goals.changeBody({ ...asked, version: 2, keepsEnergy: true, body: { ...next, heightCm: 171 } }),
    );
    expect(kept.dailyGoals).toEqual(first.dailyGoals);
    expect((await run(goals.basis)).body.heightCm).toBe(171);
    expect(await weighings()).toHaveLength(2);
  });

  it("W124 a body that no rule takes changes neither", async () => {
    const goals = goalsOf(ada);
    const { body } = await run(goals.basis);
    for (const [wrong, field] of [
      [{ heightCm: 20 }, "height_cm"],
      [{ weightKg: 900 }, "weight_kg"],
      [{ birthDate: "2020-01-01" as CalendarDate }, "birth_date"],
      [{ birthDate: "2044-01-01" as CalendarDate }, "birth_date"],
      [{ weeklyChangeKg: -3 }, "weekly_change_kg"],
      [{ goalWeightKg: 99 }, "goal_weight_kg"],
    ] as const) {
      const asked = { version: 1, body: { ...body, ...wrong }, from: today, keepsEnergy: false };
      expect(await refusal(goals.changeBody(asked))).toMatchObject({ _tag: "FieldRefused", field });
    }
    for (const wrong of [{ sex: "x" }, { activity_level: 5 }, { height_cm: "tall" }, { version: -1 }, null, []]) {
      const response = await ada.send("PATCH", `${PATH}/body`, wrong);
      expect(response.status).toBe(400);
    }
    expect(await run(goals.basis)).toMatchObject({ body });
    expect((await run(goals.on(today))).version).toBe(1);
  });

  it("G12 G13 the day is told how far nutrients may go and what meals may have, where the member said so", async () => {
    const dayOf = async () => (await (await ada.get(`/api/services/diary/${today}`)).json()) as Record<string, unknown>;
    const before = await dayOf();
    expect("limits" in before || "meal_shares" in before).toBe(false);
    const said = { limits: { fiber: { min: 25, max: 60 } }, meal_shares: { breakfast: 25, lunch: 35, dinner: 40 } };
    expect((await change({ version: 1, ...said })).status).toBe(200);
    expect(await dayOf()).toMatchObject(said);
  });
});
