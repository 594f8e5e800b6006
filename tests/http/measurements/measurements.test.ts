import { makeHttpMeasurementsClient } from "@morsel/adapters/http-client/measurements/measurements-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MeasurementId } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, person, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const PATH = "/api/services/measurements";
let made = 8000;
const weighed = (kg: number, date = today) => ({ id: id((made += 1)) as MeasurementId, date, kg });

describe("measurements through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const signedUp = async (name: string) => {
    const page = await member(server, name);
    return { ...page, measurements: makeHttpMeasurementsClient(ORIGIN, page.browser.fetch) };
  };
  /** Without the weight of the sign-up. */
  const joined = async (name: string) => {
    const page = await signedUp(name);
    for (const { id: first } of await run(page.measurements.newestWeights))
      await run(page.measurements.deleteWeight(first));
    return page;
  };
  const read = async (response: Response) => (await response.json()) as Record<string, unknown>;

  it("W55 the weight of the sign-up is there, and is deleted as every other", async () => {
    const { measurements } = await signedUp("beginning");
    const [first, ...more] = await run(measurements.newestWeights);
    expect([first?.date, first?.kg, more]).toEqual([TODAY, person("beginning").weightKg, []]);
    await run(measurements.deleteWeight(first?.id ?? weighed(1).id));
    expect(await run(measurements.newestWeights)).toEqual([]);
  });

  it("W50 W51 W54 a weight is logged, repeated, deleted and undone; profile and goals stay", async () => {
    const { measurements, browser } = await joined("weighing");
    const others = async () => [
      await (await browser.get("/api/services/users")).text(),
      await (await browser.get("/api/services/goals")).text(),
    ];
    const before = await others();
    const [first, second] = [weighed(80, "2026-03-01" as CalendarDate), weighed(79.456)];
    expect(await run(measurements.newestWeights)).toEqual([]);
    expect(await run(measurements.logWeight(first))).toEqual(first);
    expect(await run(measurements.logWeight(second))).toEqual({ ...second, kg: 79.46 });
    await run(measurements.logWeight({ ...second, kg: 120 }));
    expect(await run(measurements.newestWeights)).toEqual([{ ...second, kg: 79.46 }, first]);
    await run(measurements.deleteWeight(second.id));
    await run(measurements.deleteWeight(second.id));
    await run(measurements.deleteWeight(weighed(1).id));
    expect(await run(measurements.newestWeights)).toEqual([first]);
    await run(measurements.logWeight(second));
    expect(await run(measurements.newestWeights)).toEqual([{ ...second, kg: 79.46 }, first]);
    expect(await others()).toEqual(before);
  });

  it("W52 it is of today where no day is said, of tomorrow at the latest", async () => {
    const { browser } = await joined("early");
    const post = (body: object) => browser.send("POST", PATH, { id: id((made += 1)), kg: 70, ...body });
    const answered = await post({});
    expect([answered.status, await read(answered)]).toMatchObject([201, { type: "weight", date: TODAY, kg: 70 }]);
    expect((await post({ date: "2026-03-06" })).status).toBe(201);
    const late = await post({ date: "2026-03-07" });
    expect([late.status, await read(late)]).toMatchObject([422, { field: "date", accepted: "2026-03-06 or earlier" }]);
  });

  it("M2 what is no human weight is refused with what is accepted, and M12 a page leads to the next", async () => {
    const { browser, measurements } = await joined("paging");
    expect(await refusal(measurements.logWeight(weighed(19.9)))).toMatchObject({
      _tag: "FieldRefused",
      field: "kg",
      accepted: "a number from 20 to 700",
    });
    const all = [70, 71, 72, 73, 74].map((kg) => weighed(kg));
    for (const entry of all) await run(measurements.logWeight(entry));
    const seen: unknown[] = [];
    let next: unknown = undefined;
    do {
      const cursor = next === undefined ? "" : `&cursor=${String(next)}`;
      const page = await read(await browser.get(`${PATH}?type=weight&limit=2${cursor}`));
      seen.push(...(page["items"] as readonly { readonly kg: number }[]).map(({ kg }) => kg));
      next = page["next"];
    } while (next !== null);
    expect(seen).toEqual([74, 73, 72, 71, 70]);
    for (const cursor of ["x", "2026-03-05", `2026-03-05.${"0".repeat(36)}`])
      expect((await browser.get(`${PATH}?type=weight&cursor=${cursor}`)).status).toBe(422);
    expect((await browser.get(`${PATH}?type=waist`)).status).toBe(400);
  });
});
