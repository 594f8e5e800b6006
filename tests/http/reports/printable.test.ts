import { reportsClient } from "@morsel/adapters/http-contract/reports/reports-client";
import { wholePrintable } from "@morsel/application/reports/client/whole-printable";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const week = { from: addDays(today, -6), to: today };
const NOT_SHARED = { _tag: "DiaryNotShared" };

describe("a diary for paper", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    const reports = reportsClient(apiOver(ORIGIN, page.browser.fetch));
    return { ...page, reports };
  };
  const visitor = () => reportsClient(apiOver(ORIGIN, server.browser().fetch));

  it("SO3 W152 W153 opens to its owner always, and to others as the owner says", async () => {
    const ada = await joined("paper-ada");
    const bob = await joined("paper-bob");
    const energy = { unit: "calories", value: 250 };
    const soup = { id: id(9200), meal: "lunch", description: "Soup", nutritional_contents: { energy } };
    await ada.browser.send("POST", `/api/services/diary/${today}/entries`, { entries: [soup] });
    await ada.browser.send("PATCH", `/api/services/diary/${today}`, { version: 0, note: "my own" });
    const run30 = { id: id(9201), exercise_id: "c-12150", minutes: 30, note: "my own knee", energy: 431 };
    const logged = await ada.browser.send("POST", `/api/services/exercise/diary/${today}/entries`, {
      entries: [run30],
    });
    expect(logged.status).toBe(201);
    const own = await run(ada.reports.printable("Paper-Ada", week));
    expect(own.days.at(-1)?.exercise).toMatchObject([{ note: "my own knee", weightKg: 88.5 }]);
    expect(own).toMatchObject({ username: "paper-ada", isOwn: true });
    expect(own.days.at(-1)).toMatchObject({ note: "my own", weightKg: 88.5, entries: [{ description: "Soup" }] });

    const read = (key?: string) => (key === undefined ? week : { ...week, key });
    const others = async (key?: string) =>
      Promise.all([bob.reports, visitor()].map((reports) => run(reports.printable("paper-ada", read(key)))));
    const refused = async (key?: string) =>
      Promise.all([bob.reports, visitor()].map((reports) => refusal(reports.printable("paper-ada", read(key)))));
    let version = 0;
    const share = async (diary: string, key?: string) => {
      const change = { version, sharing: key === undefined ? { diary } : { diary, key } };
      expect((await ada.browser.send("PATCH", "/api/services/account", change)).status).toBe(200);
      version += 1;
    };
    expect(await refused()).toEqual([NOT_SHARED, NOT_SHARED]);
    expect(await refusal(visitor().printable("nobody-there", week))).toEqual(NOT_SHARED);
    expect(await refusal(visitor().printable("paper-ada@example.org", week))).toEqual(NOT_SHARED);
    await share("public");
    for (const seen of await others()) {
      expect(seen).toMatchObject({ isOwn: false, days: expect.arrayContaining([]) });
      expect(seen.days.at(-1)?.entries).toHaveLength(1);
      expect(JSON.stringify(seen)).not.toMatch(/my own|88\.5|"weightKg":[^0]|431/);
      expect(seen.days.at(-1)?.exercise).toMatchObject([{ minutes: 30 }]);
    }
    await share("friends");
    expect(await refused()).toEqual([NOT_SHARED, NOT_SHARED]);
    await share("locked", "open sesame");
    expect(await refused()).toEqual([NOT_SHARED, NOT_SHARED]);
    for (const wrong of ["", "open sesamE", "open sesame ", "open sesame open sesame"])
      expect(await refused(wrong)).toEqual([NOT_SHARED, NOT_SHARED]);
    expect(await others("open sesame")).toHaveLength(2);
    await share("private");
    expect(await refused("open sesame")).toEqual([NOT_SHARED, NOT_SHARED]);
    expect((await run(ada.reports.printable("paper-ada", week))).isOwn).toBe(true);
  });

  it("W154 31 days are answered at once, a year piece by piece, no more", async () => {
    const { reports } = await joined("paper-year");
    const ask = (days: number) => ({ from: addDays(today, 1 - days), to: today });
    expect((await run(reports.printable("paper-year", ask(31)))).days).toHaveLength(31);
    expect(await refusal(reports.printable("paper-year", ask(32)))).toMatchObject({ field: "to" });
    expect(await refusal(reports.printable("paper-year", { from: today, to: addDays(today, -1) }))).toMatchObject({
      field: "from",
    });
    const year = await run(wholePrintable(reports, "paper-year", ask(366)));
    expect(year.days.map(({ weightKg }) => weightKg)).toEqual([88.5]);
    expect(await refusal(wholePrintable(reports, "paper-year", ask(367)))).toMatchObject({ field: "to" });
  });
});
