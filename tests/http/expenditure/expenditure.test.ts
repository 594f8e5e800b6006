import { expenditureClient } from "@morsel/adapters/http-contract/expenditure/expenditure-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { liveWeeks } from "../../support/four-weeks.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
/** TODAY is a Thursday. */
const week = addDays(today, -3);
let made = 9400;
const newId = () => id((made += 1));
const PATH = "/api/services/expenditure";

describe("what a member uses", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    const live = (days: number) =>
      liveWeeks({
        send: page.browser.send,
        id: newId,
        until: week,
        days,
        kcal: 2100,
        kgOn: (day) => 88.5 - day * 0.02,
      });
    return { ...page, live, expenditure: expenditureClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  const proposed = async (name: string) => {
    const page = await joined(name);
    await page.live(28);
    const view = await run(page.expenditure.turn(true));
    const { proposal } = view.known ?? {};
    if (proposal === undefined) throw new Error("nothing is proposed");
    const goals = await run(page.goals.on(today));
    return { ...page, view, proposal, before: goals };
  };

  it("W320 is off until it is turned on, and silent when it is turned off again", async () => {
    const { expenditure } = await joined("used-off");
    expect(await run(expenditure.read)).toEqual({ isOn: false, week });
    const on = await run(expenditure.turn(true));
    expect([on.isOn, on.known?.estimate.isReady]).toEqual([true, false]);
    expect(await run(expenditure.turn(false))).toEqual({ isOn: false, week });
  });

  it("W321 says by name what is missing, and proposes nothing", async () => {
    const { expenditure, live } = await joined("used-little");
    await live(9);
    const { known } = await run(expenditure.turn(true));
    expect(known?.proposal).toBeUndefined();
    expect(known?.estimate.reasons).toEqual(
      expect.arrayContaining([
        { kind: "needs-time", days: 9, need: 21 },
        { kind: "needs-complete-days", have: 9, need: 10 },
      ]),
    );
    expect(known?.history.every(({ estimate }) => estimate === undefined)).toBe(true);
  });

  it("W322 what is logged in this week changes nothing before Monday", async () => {
    const { expenditure, browser, view } = await proposed("used-week");
    const energy = { unit: "calories", value: 9000 };
    const feast = { id: newId(), meal: "lunch", description: "Feast", nutritional_contents: { energy } };
    await browser.send("POST", `/api/services/diary/${today}/entries`, { entries: [feast] });
    expect(await run(expenditure.read)).toEqual(view);
  });

  it("W323 exercise that the budget adds by itself is taken off the proposal; a goal that is near is left alone", async () => {
    const page = await joined("used-running");
    await page.live(28);
    for (let day = 1; day <= 28; day += 1) {
      const run = { entries: [{ id: newId(), exercise_id: "c-12150", minutes: 30 }] };
      const path = `/api/services/exercise/diary/${addDays(week, -day)}/entries`;
      expect((await page.browser.send("POST", path, run)).status).toBe(201);
    }
    const counted = (await run(page.expenditure.turn(true))).known;
    const goals = await run(page.goals.on(today));
    await run(page.goals.put({ ...goals, version: goals.version + 1, assignExerciseEnergy: "off" }));
    const uncounted = (await run(page.expenditure.read)).known;
    expect(uncounted?.estimate).toEqual(counted?.estimate);
    expect(counted?.inputs.exercise).toBeGreaterThan(200);
    expect(uncounted?.inputs.exercise).toBe(0);
    const less = (uncounted?.proposal?.energy ?? 0) - (counted?.proposal?.energy ?? 0);
    expect(Math.abs(less - (counted?.inputs.exercise ?? 0))).toBeLessThanOrEqual(10);
    const near = (uncounted?.proposal?.energy ?? 0) + 40;
    const dailyGoals = goals.dailyGoals.map((goal) => ({ ...goal, energy: near }));
    const now = await run(page.goals.on(today));
    await run(page.goals.put({ ...now, version: now.version + 1, dailyGoals }));
    expect((await run(page.expenditure.read)).known).not.toHaveProperty("proposal");
  });

  it("W325 W326 W327 what is accepted is a plan of its own from today on, kept with what it was made of; a repeat is harmless", async () => {
    const { expenditure, goals, proposal, before, browser } = await proposed("used-accept");
    const given = { week, answer: "accepted", energy: proposal.energy, goalsVersion: before.version } as const;
    const after = await run(expenditure.answer(given));
    const plan = await run(goals.on(today));
    expect(plan.version).toBe(before.version + 1);
    expect(plan.dailyGoals.map(({ energy }) => energy)).toEqual(before.dailyGoals.map(() => proposal.energy));
    expect((await run(goals.on(today))).effectiveFrom).toBe(today);
    expect(after.known?.answer).toMatchObject({
      answer: "accepted",
      proposal,
      inputs: { days: 28, completeDays: 28, intake: 2100, weighings: 28, weeklyChangeKg: -0.5 },
    });
    expect(await run(expenditure.answer(given))).toEqual(after);
    const refused = { ...given, answer: "refused" } as const;
    expect((await run(expenditure.answer(refused))).known?.answer?.answer).toBe("accepted");
    expect((await run(goals.on(today))).version).toBe(plan.version);
    const page = await (await browser.get(`${PATH}/answers?limit=1`)).json();
    expect(page).toMatchObject({ answers: [{ week, answer: "accepted", inputs: { eaten_kcal: 2100 } }] });
  });

  it("W326 what is refused leaves the goal, and may still be accepted", async () => {
    const { expenditure, goals, proposal, before } = await proposed("used-refuse");
    const given = { week, answer: "refused", energy: proposal.energy, goalsVersion: before.version } as const;
    expect((await run(expenditure.answer(given))).known?.answer?.answer).toBe("refused");
    expect(await run(goals.on(today))).toEqual(before);
    const late = await run(expenditure.answer({ ...given, answer: "accepted" }));
    expect(late.known?.answer?.answer).toBe("accepted");
    expect((await run(goals.on(today))).dailyGoals[0]?.energy).toBe(proposal.energy);
    expect((await run(expenditure.answers())).answers).toHaveLength(1);
  });

  it("W326 who answers to another figure, another week or other goals is told what stands", async () => {
    const { expenditure, goals, proposal, before, view } = await proposed("used-other");
    const given = { week, answer: "accepted", energy: proposal.energy, goalsVersion: before.version } as const;
    const changed = { _tag: "ProposalChanged", current: view };
    expect(await refusal(expenditure.answer({ ...given, energy: proposal.energy + 10 }))).toEqual(changed);
    expect(await refusal(expenditure.answer({ ...given, week: addDays(week, -7) }))).toEqual(changed);
    expect(await refusal(expenditure.answer({ ...given, goalsVersion: before.version + 1 }))).toMatchObject({
      _tag: "GoalsVersionConflict",
    });
    expect(await run(goals.on(today))).toEqual(before);
    await run(expenditure.turn(false));
    expect(await refusal(expenditure.answer(given))).toMatchObject({
      _tag: "ProposalChanged",
      current: { isOn: false },
    });
  });

  it("W325 answers are paged by the week; a cursor that is none is refused", async () => {
    const { expenditure, proposal, before, browser } = await proposed("used-paged");
    await run(expenditure.answer({ week, answer: "refused", energy: proposal.energy, goalsVersion: before.version }));
    expect(await (await browser.get(`${PATH}/answers?cursor=${week}`)).json()).toEqual({ answers: [] });
    expect((await browser.get(`${PATH}/answers?cursor=soon`)).status).toBe(422);
  });
});
