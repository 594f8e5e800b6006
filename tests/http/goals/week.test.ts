import { goalsClient } from "@morsel/adapters/http-contract/goals/goals-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { id, joined, ORIGIN, startServer, TODAY, type Browser, type Harness } from "../support/harness.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const today = TODAY as CalendarDate;
const HOUR = 3_600_000;
let ids = 7000;

/** TODAY is a Thursday. */
describe("the week and the row of days", () => {
  let server: Harness;
  let ada: Browser;
  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
  });
  const goalsOf = (browser: Browser) => goalsClient(apiOver(ORIGIN, browser.fetch));
  const eat = async (date: CalendarDate, kcal: number, browser = ada) => {
    const entry = {
      id: id(ids++),
      meal: "lunch",
      description: "Soup",
      nutritional_contents: { energy: { unit: "calories", value: kcal } },
    };
    expect((await browser.send("POST", `/api/services/diary/${date}/entries`, { entries: [entry] })).status).toBe(201);
  };
  const mark = (date: CalendarDate, completeness: string) =>
    ada.send("PATCH", `/api/services/diary/${date}`, { version: 0, completeness });

  it("W126 the ledger holds what was planned and eaten; what is banked is shared among the days to come", async () => {
    const [monday, tuesday] = [addDays(today, -3), addDays(today, -2)];
    const planned = (await run(goalsOf(ada).on(today))).dailyGoals[0]?.energy ?? 0;
    await eat(monday, planned - 100);
    await eat(tuesday, planned - 60);
    await mark(tuesday, "complete");
    await eat(today, 500);
    const week = await run(goalsOf(ada).week);
    expect(week).toMatchObject({ today, balance: 160, unshared: 0, floor: 1200, cap: 300 });
    expect(week.days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
    expect(week.days.map(({ eaten }) => eaten)).toEqual([
      planned - 100,
      planned - 60,
      undefined,
      500,
      undefined,
      undefined,
      undefined,
    ]);
    expect(week.days.map(({ isPartial }) => isPartial)).toEqual([true, false, false, true, false, false, false]);
    expect(week.days.map(({ budget }) => budget)).toEqual([
      planned,
      planned,
      planned,
      ...[0, 1, 2, 3].map(() => planned + 40),
    ]);
  });

  it("W126 a weekday has its own plan, exercise adds to the day that it was done on", async () => {
    const goals = goalsOf(ada);
    const before = await run(goals.on(today));
    const dailyGoals = before.dailyGoals.map((goal, day) => ({ ...goal, energy: 2000 + day }));
    await run(goals.put({ ...before, version: 2, dailyGoals }));
    const exercise = { entries: [{ id: id(ids++), exercise_id: "c-12150", minutes: 30 }] };
    expect((await ada.send("POST", `/api/services/exercise/diary/${today}/entries`, exercise)).status).toBe(201);
    await eat(today, 300);
    const { days } = await run(goals.week);
    expect(days.slice(4).map(({ planned }) => planned)).toEqual([2004, 2005, 2006]);
    expect(days[3]?.planned).toBeGreaterThan(2003);
  });

  it("W126 the week is that of the member's own today: after midnight in Berlin it is another day", async () => {
    await eat(today, 500);
    expect((await run(goalsOf(ada).week)).today).toBe(today);
    // It is 13:00 in Berlin: three days and eleven and a half hours later a new week has begun there, and not in UTC.
    server.advance(3 * 24 * HOUR + 11.5 * HOUR);
    const week = await run(goalsOf(ada).week);
    expect(week.today).toBe("2026-03-09");
    expect(week.days[0]?.date).toBe("2026-03-09");
    expect(week.balance).toBe(0);
  });

  it("W127 D22 days in a row end yesterday until today has something; a fast counts, another member's days do not", async () => {
    const bob = await joined(server, "bob");
    const streak = () => run(goalsOf(ada).streak);
    expect(await streak()).toBe(0);
    await eat(addDays(today, -1), 500);
    await mark(addDays(today, -2), "fasted");
    await eat(addDays(today, -3), 500);
    await eat(addDays(today, -5), 500);
    await eat(addDays(today, 1), 500);
    await eat(addDays(today, -4), 500, bob);
    expect(await streak()).toBe(3);
    await eat(today, 100);
    expect(await streak()).toBe(4);
    expect(await run(goalsOf(bob).streak)).toBe(0);
  });
});
