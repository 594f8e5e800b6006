import { reportsClient } from "@morsel/adapters/http-contract/reports/reports-client";
import type { RangeQuery } from "@morsel/application/reports/client/reports-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const PATH = "/api/services/reports";

describe("reports through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, reports: reportsClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  const query = { step: "daily", denominator: "logged" } as const;
  const week: RangeQuery = { range: 7 };

  it("W140 W142 RP1 what was logged is in the report of its day, held against that day's goal", async () => {
    const { browser, reports } = await joined("reporting");
    const quick = {
      id: id(9100),
      meal: "lunch",
      description: "Soup",
      nutritional_contents: { energy: { unit: "calories", value: 250 }, iron: 2 },
    };
    const logged = await browser.send("POST", `/api/services/diary/${today}/entries`, { entries: [quick] });
    expect(logged.status).toBe(201);
    const report = await run(reports.report({ ...query, days: week, series: ["energy", "vitamin_c"] }));
    expect(report).toMatchObject({
      from: addDays(today, -6),
      to: today,
      step: "daily",
      days: { partial: 1, untracked: 6 },
    });
    const [energy, vitamin] = report.series;
    expect(energy?.points.at(-1)).toMatchObject({ value: 250, days: 1, isPartial: true, isLowerBound: false });
    expect(energy?.points.at(-1)?.goal?.max).toBeGreaterThan(1000);
    expect(energy?.points.slice(0, -1).every(({ value, goal }) => value === undefined && goal === undefined)).toBe(
      true,
    );
    expect(vitamin?.points.at(-1)?.value).toBeUndefined();
    expect([energy?.coverage, vitamin?.coverage]).toEqual([1, 0]);
    const overview = await run(reports.overview(week));
    expect(overview.rows.find((row) => row.id === "vitamin_c")?.cells).toBe("------?");
    const insights = await run(reports.insights("iron", week));
    expect(insights.foods).toEqual([{ description: "Soup", amount: 2, times: 1 }]);
    expect(insights.meals.lunch).toBe(2);
  });

  it("W144 W348 each type of measurement is a series, and steps are those that count, of whichever source", async () => {
    const { browser, reports } = await joined("measuring");
    const yesterday = addDays(today, -1);
    const items = [
      { id: id(9150), type: "Waist", value: 80, date: today },
      { id: id(9151), type: "Fitbit tracked sleep minutes", value: 420, date: today },
      { id: id(9152), type: "Fitbit steps", value: 8000, date: today },
    ];
    expect((await browser.send("POST", "/api/services/measurements", { items })).ok).toBe(true);
    await browser.send("POST", "/api/services/steps", { counts: [{ date: yesterday, steps: 5000 }] });
    const series = async (...ids: readonly ("Waist" | "Fitbit steps" | "Fitbit tracked sleep minutes")[]) =>
      (await run(reports.report({ ...query, days: week, series: ids }))).series.map(({ points }) =>
        points.slice(-2).map(({ value }) => value),
      );
    expect(await series("Waist", "Fitbit steps")).toEqual([
      [undefined, 80],
      [5000, 8000],
    ]);
    expect(await series("Fitbit tracked sleep minutes")).toEqual([[undefined, 420]]);
  });

  it("W140 what is no range, no series or no nutrient is refused with what is accepted", async () => {
    const { browser, reports } = await joined("asking");
    const days = { from: addDays(today, -1), to: addDays(today, 2) };
    expect(await refusal(reports.report({ ...query, days, series: ["energy"] }))).toMatchObject({
      _tag: "FieldRefused",
      field: "to",
    });
    const status = async (path: string) => (await browser.get(`${PATH}/${path}`)).status;
    expect(await status("series?series=energy&from=2026-03-04&to=2026-03-01")).toBe(422);
    expect(await status("series?series=energy&from=1900-01-01")).toBe(422);
    for (const wrong of [
      "series",
      "series?series=",
      "series?series=energy,energy",
      "series?series=energy,iron,fat",
      "series?series=constructor",
      `series?series=${"energy,".repeat(5000)}`,
      "series?series=energy&range=8",
      "series?series=energy&step=yearly",
      "series?series=energy&denominator=all",
      "series?series=energy&from=2026-02-30",
      "overview?range=-1",
      "insights?range=7",
      "insights?nutrient=Weight",
    ])
      expect([wrong, await status(wrong)]).toEqual([wrong, 400]);
  });
});
