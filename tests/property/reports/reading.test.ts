import { chosenReport, reportSearchIn } from "@morsel/application/reports/client/report-search";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { REPORT_DAYS_MAX, REPORT_POINTS_MAX } from "@morsel/domain/reports";
import { addDays, daysBetween } from "@morsel/domain/calendar";
import type { MeasurementId, OwnTypeId } from "@morsel/domain/measurements";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anEntry, refusal, run, someGoals, someWater } from "../../contract/stores.ts";
import { day, newcomer, TODAY } from "./newcomer.ts";

describe("reports", () => {
  it("W420 a type of a member's own is a series like the given ones, over the days on which it was measured", async () => {
    const { stores, member, useCases, eat } = await newcomer();
    const grip = randomUUID() as OwnTypeId;
    const other = randomUUID() as OwnTypeId;
    const measure = (type: OwnTypeId, n: number, value: number) =>
      run(
        stores
          .get(MeasurementStore)
          .log(member.id, [{ id: randomUUID() as MeasurementId, type, date: day(n), value, version: 1 }]),
      );
    await measure(grip, -9, 40);
    await measure(grip, -1, 44);
    await measure(other, 0, 7);
    await eat(-20, 500);
    const report = await run(
      useCases.readReport({ member, series: [grip, "energy"], range: 30, denominator: "calendar" }),
    );
    expect(report.series[0]).toMatchObject({ id: grip, average: { value: 42, days: 2 } });
    expect(report.series[0]?.points.flatMap(({ value }) => value ?? [])).toEqual([40, 44]);
    expect(report.series[0]?.coverage).toBeUndefined();
    expect(await run(useCases.readReport({ member, series: [grip], range: "all" }))).toMatchObject({ from: day(-9) });
    expect(chosenReport(reportSearchIn({ series: grip })).series).toBe(grip);
    expect(chosenReport(reportSearchIn({ series: "grip" })).series).toBe("energy");
  });

  it("W140 end on the member's today, and all begins with the first thing known", async () => {
    const { member, useCases, eat, weigh } = await newcomer();
    const days = async (asked: object) => {
      const { from, to } = await run(useCases.readReport({ member, series: ["energy"], ...asked }));
      return [daysBetween(from, TODAY), daysBetween(to, TODAY)];
    };
    expect(await days({ range: 7 })).toEqual([6, 0]);
    expect(await days({ range: 365 })).toEqual([364, 0]);
    expect(await days({})).toEqual([29, 0]);
    expect(await days({ range: "all" })).toEqual([0, 0]);
    await eat(-40, 500);
    await weigh(-90, 71);
    expect(await days({ range: "all" })).toEqual([40, 0]);
    expect(await days({ range: "all", series: ["Weight"] })).toEqual([90, 0]);
    expect(await days({ range: "all", series: ["energy", "Weight"] })).toEqual([90, 0]);
    expect(await days({ from: day(-3), to: day(1) })).toEqual([3, -1]);
  });

  it("W140 own ranges are refused where they end late, begin after their end or are too long", async () => {
    const { member, useCases } = await newcomer();
    const refused = (from: number, to: number) =>
      refusal(useCases.readReport({ member, series: ["energy"], from: day(from), to: day(to) }));
    expect(await refused(-1, 2)).toMatchObject({ field: "to", accepted: "2026-03-06 or earlier" });
    expect(await refused(-1, -2)).toMatchObject({ field: "from", accepted: "2026-03-03 or earlier" });
    expect(await refused(-REPORT_DAYS_MAX, 0)).toMatchObject({ field: "from" });
    expect(
      await run(useCases.readReport({ member, series: ["energy"], from: day(1 - REPORT_DAYS_MAX), to: TODAY })),
    ).toMatchObject({ step: "weekly" });
  });

  it("W141 no series has more points than are sent, and its periods are whole", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: REPORT_DAYS_MAX - 1 }),
        fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const),
        async (length, step) => {
          const { member, useCases } = await newcomer();
          const report = await run(
            useCases.readReport({ member, series: ["drinks"], from: day(-length), to: TODAY, step }),
          );
          const points = report.series[0]?.points ?? [];
          expect(points.length).toBeLessThanOrEqual(REPORT_POINTS_MAX);
          expect(points[0]?.from).toBe(day(-length));
          expect(points.at(-1)?.to).toBe(TODAY);
          for (const [n, point] of points.slice(1).entries())
            expect(addDays(points[n]?.to ?? TODAY, 1)).toBe(point.from);
          expect(report.days).toEqual({ untracked: length + 1, partial: 0, complete: 0, fasted: 0 });
        },
      ),
      { numRuns: 12 },
    ));

  it("W142 RP7 each day is held against the goal that was in force, and none before the first", async () => {
    const { stores, member, useCases, eat } = await newcomer(someGoals({ effectiveFrom: day(-2) }, 2000));
    await run(stores.goals.put(member.id, someGoals({ effectiveFrom: TODAY, version: 2 }, 3000)));
    await eat(-3, 100);
    const report = await run(useCases.readReport({ member, series: ["energy", "iron"], from: day(-3), to: TODAY }));
    // Tuesday, Wednesday and Thursday of the week: one kcal more each day, as the goals of the tests are.
    expect(report.series[0]?.points.map(({ goal }) => goal)).toEqual([
      undefined,
      { max: 2001 },
      { max: 2002 },
      { max: 3003 },
    ]);
    expect(report.series[1]?.points.map(({ goal }) => goal)).toEqual([undefined, undefined, undefined, undefined]);
    // The one day with a figure has no goal: there is nothing to hold the average against.
    expect(report.series[0]).toMatchObject({ average: { value: 100, days: 1 } });
    expect(report.series[0]?.goal).toBeUndefined();
    await eat(0, 500);
    const mixed = await run(useCases.readReport({ member, series: ["energy"], from: day(-3), to: TODAY }));
    expect([mixed.series[0]?.average?.value, mixed.series[0]?.goal]).toEqual([300, undefined]);
    const later = await run(useCases.readReport({ member, series: ["energy"], from: day(-2), to: TODAY }));
    expect([later.series[0]?.average?.value, later.series[0]?.goal]).toEqual([500, { max: 3003 }]);
  });

  it("RP2 W142 goal − net energy is what remained, whether exercise counts or not", async () => {
    for (const assignExerciseEnergy of ["on", "off"] as const) {
      const goals = someGoals({ effectiveFrom: day(-30), assignExerciseEnergy }, 2000);
      const { member, useCases, eat, exercise } = await newcomer(goals);
      await eat(0, 1500);
      await exercise(0, 60);
      const report = await run(
        useCases.readReport({ member, series: ["energy", "net_energy"], from: TODAY, to: TODAY }),
      );
      const [energy, net] = report.series.map(({ points }) => points[0]);
      const left = (point: typeof net) => (point?.goal?.max ?? 0) - (point?.value ?? 0);
      expect(left(net)).toBeCloseTo(left(energy), 9);
      expect(net?.goal).toEqual({ max: 2003 });
      if (assignExerciseEnergy === "off") expect(net?.value).toBe(1500);
      else expect(net?.value).toBeLessThan(1500);
    }
  });

  it("RP1 RP5 RP8 W144 fasted, untracked, partial and unknown days are told apart", async () => {
    const { stores, member, useCases, eat, mark, weigh } = await newcomer();
    await eat(-4, 1800);
    await mark(-4, "complete");
    await eat(-3, 700);
    await mark(-2, "fasted");
    await run(stores.diary.add(member.id, [anEntry({ date: day(-1), per100g: { energy: 90, iron: 1 }, grams: 100 })]));
    await eat(-1, 300);
    await weigh(-2, 70);
    const read = async (
      series: "energy" | "iron" | "exercise_minutes" | "Weight",
      denominator: "logged" | "complete" | "calendar",
    ) => {
      const report = await run(
        useCases.readReport({ member, series: [series], from: day(-4), to: TODAY, denominator }),
      );
      expect(report.days).toEqual({ untracked: 1, partial: 2, complete: 1, fasted: 1 });
      return report.series[0];
    };
    const energy = await read("energy", "logged");
    expect(energy?.points.map(({ value }) => value)).toEqual([1800, 700, 0, 390, undefined]);
    expect(energy?.points.map(({ isPartial }) => isPartial)).toEqual([false, true, false, true, false]);
    expect(energy?.points.map(({ mark }) => mark)).toEqual(["complete", "partial", "fasted", "partial", "untracked"]);
    expect(energy?.average).toMatchObject({ value: 722.5, days: 4, isPartial: true, isLowerBound: false });
    expect((await read("energy", "complete"))?.average).toMatchObject({ value: 900, days: 2, isPartial: false });
    expect((await read("energy", "calendar"))?.average).toMatchObject({ value: 578, days: 5, isLowerBound: true });
    const iron = await read("iron", "logged");
    expect(iron?.points.map(({ value }) => value)).toEqual([undefined, undefined, 0, 1, undefined]);
    expect(iron?.points.map(({ isLowerBound }) => isLowerBound)).toEqual([false, false, false, true, false]);
    expect(iron?.coverage).toBe(0.25);
    const minutes = await read("exercise_minutes", "logged");
    expect(minutes?.points.map(({ value }) => value)).toEqual([0, 0, 0, 0, undefined]);
    const weight = await read("Weight", "calendar");
    expect(weight?.points.map(({ value }) => value)).toEqual([undefined, undefined, 70, undefined, undefined]);
    expect(weight?.average).toMatchObject({ value: 70, days: 1, isLowerBound: false });
  });

  it("M4 a trend does not depend on where the range begins", async () => {
    const { member, useCases, weigh } = await newcomer();
    for (let n = -60; n <= 0; n += 2) await weigh(n, 70 + (n % 5));
    const trend = async (from: number) => {
      const report = await run(useCases.readReport({ member, series: ["Weight"], from: day(from), to: TODAY }));
      return report.series[0]?.points.at(-1)?.trend;
    };
    expect(await trend(-6)).toBeCloseTo((await trend(-60)) ?? Number.NaN, 2);
  });

  it("drinks, minutes and energy of exercise are those of their stores", async () => {
    const { stores, member, useCases, exercise } = await newcomer();
    for (const ml of [250, 330.5]) await run(stores.water.logWater(member.id, day(-1), someWater(ml)));
    await exercise(-1, 30);
    await exercise(-1, 12);
    const read = async (series: "drinks" | "exercise_minutes" | "exercise_energy") =>
      (await run(useCases.readReport({ member, series: [series], from: day(-2), to: TODAY }))).series[0];
    expect((await read("drinks"))?.points.map(({ value }) => value)).toEqual([undefined, 580.5, undefined]);
    expect((await read("drinks"))?.points[1]?.goal).toEqual({ min: 1600 });
    expect((await read("exercise_minutes"))?.points.map(({ value }) => value)).toEqual([undefined, 42, undefined]);
    const kept = (await run(stores.diary.day(member.id, day(-1)))).exercise;
    expect((await read("exercise_energy"))?.points[1]?.value).toBe(kept);
  });
});
