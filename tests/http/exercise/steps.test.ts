import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, startServer, TODAY } from "../support/harness.ts";

const DAY = `/api/services/exercise/diary/${TODAY}`;
type Json = Readonly<Record<string, unknown>>;

/** 70 kg and what the harness's members are tall: what 10,000 steps cost beyond rest. */
describe("steps over the wire", () => {
  let server: Harness;
  let ada: Browser;
  let turn = 2000;
  const json = async (response: Promise<Response>): Promise<Json> => (await (await response).json()) as Json;
  const day = async () => json(ada.get(DAY));
  const say = (steps: number | null) => json(ada.send("POST", `${DAY}/steps`, { id: id((turn += 1)), steps }));
  const net = (answer: Json): number => Number(answer["net"]);
  const budget = async (): Promise<number> => {
    const { exercise } = (await json(ada.get(`/api/services/diary/${TODAY}`))) as {
      readonly exercise?: { readonly energy: { readonly value: number } };
    };
    return exercise?.energy.value ?? Number.NaN;
  };

  beforeAll(async () => {
    server = await startServer();
  });
  const begin = async () => {
    ada = await joined(server, `ada${(turn += 1)}`);
  };

  it("W349 W346 steps by hand are the measurement of the day, and enter the budget as the goals say", async () => {
    await begin();
    const answer = (await say(10_000))["days"] as readonly Json[];
    expect(answer).toMatchObject([{ date: TODAY, steps: { own: 10_000, total: 10_000, counts: [] } }]);
    const walked = net(answer[0] ?? {});
    expect(walked).toBeGreaterThan(200);
    expect(await day()).toEqual(answer[0]);
    expect(await budget()).toBeCloseTo(walked, 0);
    const measured = await json(ada.get("/api/services/measurements?type=Fitbit%20steps"));
    expect(measured).toMatchObject({ items: [{ value: 10_000, date: TODAY }] });
    await say(5_000);
    expect(net(await day())).toBeCloseTo(walked / 2, 6);
    expect((await json(ada.get("/api/services/measurements?type=Fitbit%20steps")))["items"]).toHaveLength(1);
    await ada.send("PATCH", "/api/services/goals", { version: 1, default_goal: { assign_exercise_energy: "off" } });
    expect(await budget()).toBe(0);
    await say(null);
    expect(await day()).toMatchObject({ net: 0, steps: { total: 0 } });
  });

  it("W349 steps of a check-in count at once, and a deleted one does not", async () => {
    await begin();
    const item = { id: id((turn += 1)), type: "Fitbit steps", value: 8_000, date: TODAY };
    await ada.send("POST", "/api/services/measurements", { items: [item] });
    expect(await day()).toMatchObject({ steps: { own: 8_000, total: 8_000 } });
    expect(await budget()).toBeGreaterThan(100);
    await ada.send("POST", "/api/services/measurements/delete", { ids: [item.id] });
    expect(await day()).toMatchObject({ net: 0, steps: { total: 0 } });
    expect(await budget()).toBe(0);
  });

  it("W343 W348 the same counts again change nothing, a later one replaces, and a walk at their time counts once", async () => {
    await begin();
    const send = async (...counts: readonly Json[]) => json(ada.send("POST", "/api/services/steps", { counts }));
    const hour = { date: TODAY, from: "10:00", to: "11:00", steps: 6_000 };
    expect(await send(hour)).toEqual({ changed: 1 });
    expect(await send(hour)).toEqual({ changed: 0 });
    const alone = net(await day());
    const walk = { id: id((turn += 1)), exercise_id: "c-17160", minutes: 30, starts_at: "10:00" };
    await ada.send("POST", `${DAY}/entries`, { entries: [walk] });
    // 2.5 MET beyond rest, half an hour, 70 kg.
    expect(net(await day())).toBeCloseTo(alone / 2 + 87.5, 6);
    expect(await send({ ...hour, steps: 3_000 })).toEqual({ changed: 1 });
    expect(net(await day())).toBeCloseTo(alone / 4 + 87.5, 6);
    await ada.send("DELETE", `${DAY}/entries/${walk.id}`);
    expect(net(await day())).toBeCloseTo(alone / 2, 6);
  });

  it("W344 a file is taken back as a whole, but for what was changed since", async () => {
    await begin();
    const take = (file: string, counts: readonly Json[]) =>
      json(ada.send("POST", "/api/services/steps/imports", { id: file, counts }));
    const days = Array.from({ length: 60 }, (_, i) => ({
      date: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
      steps: 1_000 + i,
    }));
    const [first, second] = [id((turn += 1)), id((turn += 1))];
    expect(await take(first, days)).toEqual({ changed: 60 });
    expect(await take(first, days)).toEqual({ changed: 0 });
    expect(await take(second, [{ date: "2026-01-01", steps: 7 }, ...days.slice(1)])).toEqual({ changed: 1 });
    const undone = await json(ada.send("POST", `/api/services/steps/imports/${first}/undo`));
    expect(undone).toMatchObject({
      items: expect.arrayContaining([
        { id: first, created_at: expect.any(String), changed: 60, is_undone: true },
        { id: second, created_at: expect.any(String), changed: 1, is_undone: false },
      ]),
    });
    const left = await json(ada.get("/api/services/steps?from=2026-01-01&to=2026-03-01"));
    expect(left).toEqual({ items: [{ date: "2026-01-01", source: "csv", steps: 7 }] });
    expect(await json(ada.send("POST", `/api/services/steps/imports/${id(9)}/undo`))).toMatchObject({ status: 404 });
  });

  it("W345 what is no step count is refused by its field, and nothing of it is written", async () => {
    await begin();
    const send = async (...counts: readonly Json[]) => json(ada.send("POST", "/api/services/steps", { counts }));
    const good = { date: TODAY, steps: 10 };
    expect(await send(good, { date: TODAY, steps: 100_001 })).toMatchObject({ status: 422, field: "steps" });
    expect(await send(good, { date: TODAY, steps: -5 })).toMatchObject({ status: 422, field: "steps" });
    expect(await send(good, { date: TODAY, steps: 5, from: "11:00", to: "10:00" })).toMatchObject({ field: "to" });
    expect(await send(good, { date: "2031-01-01", steps: 5 })).toMatchObject({ status: 422, field: "date" });
    expect(await send(good, { date: "1931-01-01", steps: 5 })).toMatchObject({ status: 422, field: "date" });
    expect(await day()).toMatchObject({ steps: { total: 0, counts: [] } });
    const flood = Array.from({ length: 201 }, (_, i) => ({
      date: TODAY,
      from: `${String(Math.floor(i / 12)).padStart(2, "0")}:${String((i % 12) * 5).padStart(2, "0")}`,
      to: "23:59",
      steps: 1,
    }));
    expect(await send(...flood)).toMatchObject({ type: "urn:morsel:problem:StepDayIsFull", limit: 200 });
    expect(await say(200_001)).toMatchObject({ status: 422 });
    expect(await json(ada.get("/api/services/steps?from=2000-01-01&to=2026-03-01"))).toMatchObject({ field: "from" });
  });
});
