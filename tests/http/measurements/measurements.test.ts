import { measurementsClient } from "@morsel/adapters/http-contract/measurements/measurements-client";
import { addDays, type CalendarDate, type TimeOfDay } from "@morsel/domain/calendar";
import { MEASUREMENTS_A_DAY, type Measurement, type MeasurementId, type OwnTypeId } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, startServer, ORIGIN, TODAY } from "../support/harness.ts";
import { member, person, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const PATH = "/api/services/measurements";
let made = 8000;
const newId = () => id((made += 1)) as MeasurementId;
const measured = (value: number, change: Partial<Measurement> = {}): Measurement => ({
  id: newId(),
  type: "Weight",
  date: today,
  value,
  version: 1,
  ...change,
});
const read = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe("measurements through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const signedUp = async (name: string) => {
    const page = await member(server, name);
    const measurements = measurementsClient(apiOver(ORIGIN, page.browser.fetch));
    const weights = async () => (await run(measurements.page("Weight"))).items;
    return { ...page, measurements, weights };
  };
  /** Without the weight of the sign-up. */
  const joined = async (name: string) => {
    const page = await signedUp(name);
    await run(page.measurements.remove((await page.weights()).map((entry) => entry.id)));
    return page;
  };

  it("W55 the weight of the sign-up is there, and is deleted as every other", async () => {
    const { measurements, weights } = await signedUp("beginning");
    const [first, ...more] = await weights();
    expect([first?.date, first?.value, more]).toEqual([TODAY, person("beginning").weightKg, []]);
    await run(measurements.remove([first?.id ?? newId()]));
    expect(await weights()).toEqual([]);
  });

  it("W50 W51 W54 W100 W102 a check-in is logged in one go, repeated, deleted and brought back; profile and goals stay", async () => {
    const { measurements, browser, weights } = await joined("weighing");
    const others = async () => [
      await (await browser.get("/api/services/users")).text(),
      await (await browser.get("/api/services/goals")).text(),
    ];
    const before = await others();
    const [old, now] = [
      measured(80, { date: "2026-03-01" as CalendarDate }),
      measured(79.456, { time: "07:05" as TimeOfDay }),
    ];
    const waist = measured(90.04, { type: "Waist", time: "07:05" as TimeOfDay });
    expect(await run(measurements.log([old]))).toEqual([old]);
    const stands = [
      { ...now, value: 79.46 },
      { ...waist, value: 90 },
    ];
    for (let n = 0; n < 2; n += 1) expect(await run(measurements.log([now, waist]))).toEqual(stands);
    expect(await run(measurements.log([{ ...now, value: 120 }]))).toEqual([stands[0]]);
    expect(await weights()).toEqual([stands[0], old]);
    const ids = [now.id, waist.id];
    for (let n = 0; n < 2; n += 1) expect(await run(measurements.remove(ids))).toEqual(stands);
    expect(await weights()).toEqual([old]);
    expect(await refusal(measurements.remove([now.id, newId()]))).toMatchObject({ _tag: "MeasurementNotFound" });
    for (let n = 0; n < 2; n += 1) expect(await run(measurements.restore(ids))).toEqual(stands);
    expect(await weights()).toEqual([stands[0], old]);
    expect(await others()).toEqual(before);
  });

  it("W101 a change says value, day and time anew; who saw an older version gets what stands", async () => {
    const { measurements } = await joined("changing");
    const entry = measured(80);
    await run(measurements.log([entry]));
    const next = { ...entry, value: 81, date: addDays(today, -1), time: "21:10" as TimeOfDay, version: 2 };
    for (let n = 0; n < 2; n += 1) expect(await run(measurements.change(next))).toEqual(next);
    expect(await refusal(measurements.change({ ...entry, value: 60, version: 2 }))).toEqual({
      _tag: "MeasurementVersionConflict",
      current: next,
    });
    const { time: _, ...timeless } = { ...next, version: 3 };
    expect(await run(measurements.change(timeless))).toEqual(timeless);
    expect(await refusal(measurements.change({ ...timeless, value: 900, version: 4 }))).toMatchObject({
      _tag: "FieldRefused",
      field: "value",
      accepted: "20 to 700",
    });
    expect((await refusal(measurements.change(measured(80, { version: 2 }))))._tag).toBe("MeasurementNotFound");
  });

  it("W52 it is of today where no day is said, of tomorrow at the latest, and not of before the member's birth", async () => {
    const { browser } = await joined("early");
    const post = (item: object) =>
      browser.send("POST", PATH, { items: [{ id: newId(), type: "Weight", value: 70, ...item }] });
    const answered = await post({});
    expect([answered.status, await read(answered)]).toMatchObject([
      201,
      { items: [{ type: "Weight", date: TODAY, value: 70, version: 1 }] },
    ]);
    expect((await post({ date: "2026-03-06", time: "23:59" })).status).toBe(201);
    const { birthDate } = person("early");
    for (const date of ["2026-03-07", addDays(birthDate, -1)]) {
      const refused = await post({ date });
      expect([refused.status, await read(refused)]).toMatchObject([
        422,
        { field: "date", accepted: `${birthDate} to 2026-03-06` },
      ]);
    }
    expect((await post({ date: birthDate })).status).toBe(201);
  });

  it("M2 M3 M14 W103 W105 what nobody measures is refused with what is accepted, and nothing of it is kept", async () => {
    const { browser, measurements, weights } = await joined("hostile");
    for (const [type, value, accepted] of [
      ["Weight", 900, "20 to 700"],
      ["Waist", -5, "30 to 300"],
      ["height", 12, "50 to 280"],
      ["Fitbit steps", 1e9, "0 to 200000"],
      ["Fitbit tracked sleep minutes", 1441, "0 to 1440"],
    ] as const)
      expect(await refusal(measurements.log([measured(70), measured(value, { type })]))).toMatchObject({
        _tag: "FieldRefused",
        field: "value",
        accepted,
        rule: { _tag: "MeasurementRefused", type },
      });
    const nobodys = measured(1, { type: newId() as string as OwnTypeId });
    expect(await refusal(measurements.log([measured(70), nobodys]))).toEqual({
      _tag: "MeasurementTypeNotFound",
      id: nobodys.type,
    });
    const flood = Array.from({ length: 400 }, () => measured(70));
    expect(await refusal(measurements.log(flood))).toMatchObject({ _tag: "FieldRefused", field: "items" });
    for (const some of [flood.slice(0, 12), flood.slice(12, MEASUREMENTS_A_DAY)]) await run(measurements.log(some));
    expect(await refusal(measurements.log([flood[100] ?? measured(1)]))).toEqual({
      _tag: "MeasurementDayIsFull",
      type: "Weight",
      date: TODAY,
      limit: MEASUREMENTS_A_DAY,
    });
    expect(await run(measurements.page("Waist"))).toEqual({ items: [] });
    expect((await weights()).length).toBe(20);
    for (const body of [{}, { items: [] }, { items: [{ id: "x", type: "Weight", value: 70 }] }, { items: "all" }])
      expect((await browser.send("POST", PATH, body)).status).toBe(400);
  });

  it("M12 a page leads to the next, and a cursor that no page gave is refused", async () => {
    const { browser, measurements } = await joined("paging");
    const all = [70, 71, 72, 73, 74].map((kg, n) => measured(kg, n < 2 ? {} : { time: "08:00" as TimeOfDay }));
    await run(measurements.log(all));
    const seen: unknown[] = [];
    let next: unknown = undefined;
    do {
      const cursor = next === undefined ? "" : `&cursor=${encodeURIComponent(String(next))}`;
      const page = await read(await browser.get(`${PATH}?type=Weight&limit=2${cursor}`));
      seen.push(...(page["items"] as readonly Measurement[]).map(({ value }) => value));
      next = page["next"];
    } while (next !== null);
    expect(seen).toEqual([74, 73, 72, 71, 70]);
    for (const cursor of ["x", "2026-03-05", `2026-03-05..${"0".repeat(36)}`, `2026-03-05.25:00.${id(1)}`])
      expect((await browser.get(`${PATH}?type=Weight&cursor=${cursor}`)).status).toBe(422);
    for (const type of ["weight", "Blood", ""]) expect((await browser.get(`${PATH}?type=${type}`)).status).toBe(400);
  });

  it("M13 W107 a range is told as its days, the oldest first", async () => {
    const { browser, measurements } = await joined("charting");
    await run(measurements.log([measured(70), measured(72), measured(60, { date: addDays(today, -3) })]));
    expect(await run(measurements.days("Weight", addDays(today, -30), today))).toEqual([
      { date: addDays(today, -3), count: 1, sum: 60, max: 60 },
      { date: TODAY, count: 2, sum: 142, max: 72 },
    ]);
    expect(await run(measurements.days("Waist", addDays(today, -30), today))).toEqual([]);
    expect((await browser.get(`${PATH}/days?type=Weight&from=${TODAY}&to=2026-01-01`)).status).toBe(422);
    expect((await browser.get(`${PATH}/days?type=Weight&from=2026-02-30&to=${TODAY}`)).status).toBe(400);
  });

  it("M3 W104 W105 W106 own types, their measurements and the limits of the BMI are part of what a check-in begins with", async () => {
    const { measurements, browser } = await joined("owning");
    const mood = { id: newId() as string as OwnTypeId, name: "Mood", unit: "of 10", version: 1 };
    expect(await run(measurements.saveType({ ...mood, name: "  Mood " }))).toEqual([mood]);
    const entry = measured(7, { type: mood.id });
    await run(measurements.log([entry]));
    const { heightCm, goalWeightKg, sex } = person("owning");
    const body = { sex, heightCm };
    await browser.send("PATCH", "/api/services/goals", { version: 1, steps: 9000 });
    const walking = { weightKg: goalWeightKg, steps: 9000 };
    expect(await run(measurements.checkIn)).toEqual({
      last: [entry],
      types: [mood],
      bmiLimits: "general",
      body,
      goals: walking,
    });
    expect(await run(measurements.chooseBmiLimits("asian"))).toBe("asian");
    expect(await run(measurements.removeType(mood.id))).toEqual([]);
    expect(await run(measurements.checkIn)).toEqual({
      last: [],
      types: [],
      bmiLimits: "asian",
      body,
      goals: walking,
    });
    expect((await refusal(measurements.log([measured(8, { type: mood.id })])))._tag).toBe("MeasurementTypeNotFound");
    await run(measurements.restoreType(mood.id));
    expect((await run(measurements.checkIn)).last).toEqual([entry]);
    const taken = { ...mood, id: newId() as string as OwnTypeId, name: "MOOD" };
    expect(await refusal(measurements.saveType(taken))).toEqual({ _tag: "MeasurementTypeTaken", name: "MOOD" });
    expect(await refusal(measurements.saveType({ ...taken, name: "neck" }))).toMatchObject({
      _tag: "FieldRefused",
      field: "name",
      rule: { _tag: "OwnTypeRefused", field: "name", max: 40 },
    });
    const renamed = { ...mood, name: "Humour", version: 2 };
    for (let n = 0; n < 2; n += 1) expect(await run(measurements.saveType(renamed))).toEqual([renamed]);
    expect(await refusal(measurements.saveType({ ...mood, unit: "", version: 2 }))).toEqual({
      _tag: "MeasurementTypeVersionConflict",
      current: renamed,
    });
    expect((await refusal(measurements.removeType(newId() as string as OwnTypeId)))._tag).toBe(
      "MeasurementTypeNotFound",
    );
  });
});
