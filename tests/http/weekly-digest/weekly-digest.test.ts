import { digestClient } from "@morsel/adapters/http-contract/weekly-digest/digest-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { trendOf } from "@morsel/domain/measurements";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { liveWeeks } from "../../support/four-weeks.ts";
import { type Browser, type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
/** TODAY is a Thursday, START is noon in UTC: one o'clock in Berlin. */
const monday = addDays(today, -3);
const HOUR = 3_600_000;
const TO_MONDAY = 3 * 24 * HOUR + 17 * HOUR;
let made = 9800;
const newId = () => id((made += 1));

describe("a week in one page", () => {
  let server: Harness;
  beforeEach(async () => {
    server = await startServer();
  });
  const confirm = async (page: { readonly browser: Pick<Browser, "send"> }, name: string): Promise<void> => {
    await server.runJobs();
    const mail = server.mails().findLast(({ to, subject }) => to.startsWith(name) && subject.startsWith("Confirm"));
    const token = decodeURIComponent(/\/account\/[\w-]+[#/]([\w%-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
    expect((await page.browser.send("POST", "/api/services/account/verify-email", { token })).status).toBe(200);
  };
  const joined = async (name: string, isConfirmed = true) => {
    const page = await member(server, name);
    if (isConfirmed) await confirm(page, name);
    const digests = digestClient(apiOver(ORIGIN, page.browser.fetch));
    const live = (until: CalendarDate, days: number) =>
      liveWeeks({ send: page.browser.send, id: newId, until, days, kcal: 2100, kgOn: (day) => 88.5 - day * 0.1 });
    let version = 0;
    const ask = async (isWanted: boolean) => {
      const change = { version, mail: { weekly_digest: isWanted } };
      expect((await page.browser.send("PATCH", "/api/services/account", change)).status).toBe(200);
      version += 1;
    };
    return { ...page, digests, live, ask };
  };

  /** Beside the one that asks to confirm the address. */
  const digestMails = () => server.mails().filter(({ unsubscribe }) => unsubscribe !== undefined);

  it("W335 W348 counts the steps that a device sent, of each day that has some", async () => {
    const { digests, browser } = await joined("week-steps");
    const counts = [1, 2, 3].map((ago) => ({ date: addDays(monday, -ago), steps: 6000 + 1000 * ago }));
    expect((await browser.send("POST", "/api/services/steps", { counts })).status).toBeLessThan(300);
    expect((await run(digests.week())).steps).toMatchObject({ average: 8000, days: 3 });
  });

  it("W332 W333 W335 shows the last whole week, and the week of any day up to the present one", async () => {
    const { digests, live } = await joined("week-ada");
    await live(monday, 9);
    const week = await run(digests.week());
    expect(week).toMatchObject({
      from: addDays(monday, -7),
      to: addDays(monday, -1),
      completeness: { complete: 7, partial: 0, untracked: 0, fasted: 0 },
      energy: { average: { value: 2100, days: 7, isLowerBound: false } },
      weight: { weighings: 7 },
      streak: 9,
      exercise: { days: 0 },
    });
    expect(week.weight?.changeKg).toBeLessThan(0);
    const before = await run(digests.week(addDays(monday, -8)));
    expect([before.to, before.energy.average.days, before.weight?.changeKg]).toEqual([
      addDays(monday, -8),
      2,
      undefined,
    ]);
    const now = await run(digests.week(today));
    expect([now.from, now.energy.average.value, now.completeness.untracked]).toEqual([monday, undefined, 4]);
    expect(await refusal(digests.week(addDays(monday, 7)))).toMatchObject({ _tag: "FieldRefused", field: "date" });
    expect(await refusal(digests.week("1999-01-01" as CalendarDate))).toMatchObject({ _tag: "FieldRefused" });
  });

  it("W335 a change of weight begins with the trend of the 90 days before, or is not told", async () => {
    const weigh = async (name: string, days: readonly (readonly [ago: number, kg: number])[]) => {
      const { digests, browser } = await joined(name);
      const items = days.map(([ago, value]) => ({
        id: newId(),
        type: "Weight",
        date: addDays(monday, -7 - ago),
        value,
      }));
      expect((await browser.send("POST", "/api/services/measurements", { items })).status).toBe(201);
      return (await run(digests.week())).weight;
    };
    const days = [
      [102, 80],
      [101, 80],
      [100, 80],
      [85, 90],
      [-1, 90],
    ] as const;
    const trend = trendOf(days.map(([ago, value]) => ({ date: addDays(monday, -7 - ago), value })));
    const change = (trend[4]?.trend ?? 0) - (trend[3]?.trend ?? 0);
    expect((await weigh("week-gap", days))?.changeKg).toBeCloseTo(change, 6);
    expect(change).toBeGreaterThan(1);
    expect(
      await weigh(
        "week-alone",
        days.filter(([ago]) => ago !== 85),
      ),
    ).not.toHaveProperty("changeKg");
  });

  it("W336 W337 W338 comes by mail on Monday morning where the member lives, once, with a way to stop it", async () => {
    const { live, ask } = await joined("week-mail");
    await live(monday, 3);
    await live(addDays(monday, 3), 3);
    await ask(true);
    await server.runJobs();
    expect(digestMails()).toEqual([]);
    server.advance(TO_MONDAY - 60_000);
    await server.runJobs();
    expect(digestMails()).toEqual([]);
    // Six in Berlin.
    server.advance(60_000);
    await server.runJobs();
    await server.runJobs();
    const [mail, ...more] = digestMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your week, March 2 to March 8");
    for (const said of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(said).toMatch(/2,100 kcal/);
      expect(said).toContain("3 days were logged");
      expect(said).toContain(`${ORIGIN}/reports/weekly-digest?date=2026-03-02`);
    }
    expect(mail?.unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/services\/mail\/unsubscribe\?token=/);
    // A week without entries brings no mail; the next run is scheduled all the same.
    server.advance(7 * 24 * HOUR);
    await server.runJobs();
    expect(digestMails()).toHaveLength(1);
    await live("2026-03-18" as CalendarDate, 1);
    server.advance(7 * 24 * HOUR);
    await server.runJobs();
    expect(digestMails()).toHaveLength(2);
  });

  it("W339 tells weight and energy to an address that was confirmed alone", async () => {
    const { live, ask, browser } = await joined("week-typo", false);
    await live(addDays(monday, 3), 3);
    await ask(true);
    server.advance(TO_MONDAY);
    await server.runJobs();
    expect(digestMails()).toEqual([]);
    await confirm({ browser }, "week-typo");
    await live("2026-03-11" as CalendarDate, 1);
    server.advance(7 * 24 * HOUR);
    await server.runJobs();
    expect(digestMails()).toHaveLength(1);
  });

  it("W227 W336 one click stops it, without signing in; who asks again has one mail, not two", async () => {
    const { live, ask } = await joined("week-stop");
    await live(addDays(monday, 3), 3);
    await ask(true);
    await ask(false);
    await ask(true);
    server.advance(TO_MONDAY);
    await server.runJobs();
    expect(digestMails()).toHaveLength(1);
    const stop = new URL(digestMails()[0]?.unsubscribe ?? ORIGIN);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const request = new Request(stop, { method: "POST", body });
    expect((await server.handler(request)).status).toBe(200);
    await live("2026-03-11" as CalendarDate, 1);
    server.advance(7 * 24 * HOUR);
    await server.runJobs();
    server.advance(7 * 24 * HOUR);
    expect(await server.runJobs()).toBeGreaterThanOrEqual(0);
    expect(digestMails()).toHaveLength(1);
  });

  it("W338 RE17 what is hidden is in no mail", async () => {
    const { live, ask, browser } = await joined("week-calm");
    await live(addDays(monday, 3), 3);
    await ask(true);
    const dashboard = {
      widgets: ["macros"],
      summary: ["carbohydrates", "protein", "fiber"],
      hidden: ["energy", "weight"],
    };
    const hidden = await browser.send("PATCH", "/api/services/diary-settings", { version: 0, dashboard });
    expect(hidden.status).toBe(200);
    server.advance(TO_MONDAY);
    await server.runJobs();
    const [mail] = digestMails();
    expect(mail?.text).toContain("3 days were logged");
    for (const said of [mail?.text ?? "", mail?.html ?? ""]) expect(said).not.toMatch(/kcal|kJ|Energy|\bkg\b|Weight/);
  });

  it("W336 who moved west has it on Monday morning there", async () => {
    const { live, ask, browser } = await joined("week-west");
    await live(addDays(monday, 3), 3);
    await ask(true);
    const moved = await browser.send("PATCH", "/api/services/users", {
      location_preferences: { time_zone: "America/Los_Angeles" },
    });
    expect(moved.status).toBe(200);
    server.advance(TO_MONDAY);
    await server.runJobs();
    expect(digestMails()).toEqual([]);
    server.advance(9 * HOUR);
    await server.runJobs();
    expect(digestMails()).toHaveLength(1);
  });
});
