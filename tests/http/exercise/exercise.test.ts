import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, startServer, TODAY } from "../support/harness.ts";

const PATH = `/api/services/exercise/diary/${TODAY}`;
const ENTRIES = `${PATH}/entries`;
type Json = Readonly<Record<string, unknown>>;

describe("exercise over the wire", () => {
  let server: Harness;
  let ada: Browser;
  let turn = 1000;
  const json = async (response: Promise<Response>): Promise<Json> => (await (await response).json()) as Json;
  const aRun = (more: Json = {}) => ({ id: id((turn += 1)), exercise_id: "c-12150", minutes: 30, ...more });
  const diary = async () => json(ada.get(`/api/services/diary/${TODAY}`));

  beforeAll(async () => {
    server = await startServer();
  });
  const begin = async () => {
    ada = await joined(server, `ada${(turn += 1)}`);
  };

  it("W90 W94 an hour of running is logged once, and the answer is the day", async () => {
    await begin();
    const entry = aRun({ minutes: 60, note: "in the rain" });
    const first = await ada.send("POST", ENTRIES, { entries: [entry] });
    expect(first.status).toBe(201);
    const answer = (await first.json()) as Json;
    expect(answer).toMatchObject({
      days: [
        {
          date: TODAY,
          gross: 560,
          net: 490,
          weight_kg: 70,
          assign_exercise_energy: "on",
          entries: [
            {
              id: entry.id,
              kind: "cardio",
              name: "Running",
              met: 8,
              minutes: 60,
              weight_kg: 70,
              version: 1,
              note: "in the rain",
            },
          ],
        },
      ],
    });
    expect(await json(ada.send("POST", ENTRIES, { entries: [entry] }))).toEqual(answer);
    expect({ days: [await json(ada.get(PATH))] }).toEqual(answer);
  });

  it("W94 G7 the diary's remaining has what goes beyond rest, shared among the goals, and nothing when it is off", async () => {
    await begin();
    const before = await diary();
    await ada.send("POST", ENTRIES, { entries: [aRun({ minutes: 60 })] });
    const after = await diary();
    const energy = (day: Json, name: string) => (day[name] as { energy: { value: number } }).energy.value;
    const carbs = (day: Json) => (day["remaining"] as { carbohydrates: number }).carbohydrates;
    expect(energy(after, "exercise")).toBe(490);
    expect(energy(after, "remaining") - energy(before, "remaining")).toBe(490);
    expect(after["exercise_shares"]).toEqual({ carbohydrates: 50, protein: 30, fat: 20, saturated_fat: 0, sugar: 0 });
    expect(carbs(after) - carbs(before)).toBeCloseTo((490 * 50) / 400, 6);
    const food = {
      id: id((turn += 1)),
      meal: "lunch",
      description: "Soup",
      nutritional_contents: { energy: { unit: "calories", value: 100 } },
    };
    const eaten = await json(ada.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [food] }));
    const [day] = eaten["days"] as Json[];
    expect(day && energy(day, "remaining")).toBe(energy(before, "remaining") + 490 - 100);
    await ada.send("PATCH", "/api/services/goals", { version: 1, default_goal: { assign_exercise_energy: "off" } });
    const off = await diary();
    expect(energy(off, "exercise")).toBe(0);
    expect(off).not.toHaveProperty("exercise_shares");
    expect(energy(off, "remaining")).toBe(energy(before, "remaining") - 100);
    expect(await json(ada.get(PATH))).toMatchObject({ net: 490, assign_exercise_energy: "off" });
  });

  it("W93 energy is of the newest weighing on or before the day; later ones change nothing that was logged", async () => {
    await begin();
    const weigh = (kg: number, date: string) =>
      ada.send("POST", "/api/services/measurements", {
        items: [{ id: id((turn += 1)), type: "Weight", value: kg, date }],
      });
    server.advance(10 * 86_400_000);
    const later = "/api/services/exercise/diary/2026-03-15";
    await weigh(80, "2026-03-12");
    await weigh(90, "2026-03-16");
    const logged = await json(ada.send("POST", `${later}/entries`, { entries: [aRun()] }));
    expect(logged).toMatchObject({ days: [{ weight_kg: 80, gross: 320, net: 280 }] });
    await weigh(85, "2026-03-15");
    expect(await json(ada.get(later))).toMatchObject({ weight_kg: 85, net: 280 });
    // Before the first weighing, the profile's.
    expect(await json(ada.get("/api/services/exercise/diary/2026-02-10"))).toMatchObject({ weight_kg: 70 });
    const [day] = logged["days"] as { entries: { id: string }[] }[];
    const entry = `${later}/entries/${day?.entries[0]?.id}`;
    const moved = await json(ada.send("PATCH", entry, { version: 1, date: "2026-03-16" }));
    expect(moved).toMatchObject({
      days: [
        { date: "2026-03-15", net: 0 },
        { date: "2026-03-16", net: 315, entries: [{ weight_kg: 90, version: 2 }] },
      ],
    });
  });

  it("W92 an edit counts anew; the same again is done, an older version is told what stands", async () => {
    await begin();
    const entry = aRun();
    await ada.send("POST", ENTRIES, { entries: [entry] });
    const edit = { version: 1, minutes: 60, energy: 300 };
    const done = await json(ada.send("PATCH", `${ENTRIES}/${entry.id}`, edit));
    expect(done).toMatchObject({ days: [{ gross: 370, net: 300, entries: [{ version: 2, energy: 300 }] }] });
    expect(await json(ada.send("PATCH", `${ENTRIES}/${entry.id}`, edit))).toEqual(done);
    const late = await ada.send("PATCH", `${ENTRIES}/${entry.id}`, { version: 1, minutes: 15 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { version: 2, minutes: 60, energy: 300 } });
    expect(await json(ada.send("PATCH", `${ENTRIES}/${entry.id}`, { version: 2, energy: null }))).toMatchObject({
      days: [{ gross: 560, net: 490 }],
    });
  });

  it("W91 W96 deleting and restoring, strength with its sets, and what was done last", async () => {
    await begin();
    const squat = {
      id: id((turn += 1)),
      exercise_id: "s-barbell-squat",
      sets: [{ reps: 5, weight_kg: 62.5 }, { reps: 8 }],
    };
    await ada.send("POST", ENTRIES, { entries: [squat] });
    server.advance(1000);
    const entry = aRun();
    await ada.send("POST", ENTRIES, { entries: [entry] });
    expect(await json(ada.get("/api/services/exercise/recent"))).toMatchObject({
      items: [{ id: entry.id }, { id: squat.id, kind: "strength", sets: squat.sets }],
    });
    expect(await json(ada.send("DELETE", `${ENTRIES}/${entry.id}`))).toMatchObject({
      days: [{ net: 0, entries: [{}] }],
    });
    expect(await json(ada.get("/api/services/exercise/recent?exercise=c-12150"))).toEqual({ items: [] });
    expect(await json(ada.send("POST", `${ENTRIES}/${entry.id}/restore`))).toMatchObject({ days: [{ net: 245 }] });
  });

  it("E15 E17 E18 refuses what is none, in words, and writes nothing of it", async () => {
    await begin();
    const refused: readonly (readonly [Json, number])[] = [
      [aRun({ minutes: 0 }), 422],
      [aRun({ minutes: 1441 }), 422],
      [aRun({ minutes: -5 }), 422],
      [aRun({ minutes: "30" }), 400],
      [aRun({ energy: 10_001 }), 422],
      [aRun({ note: "a".repeat(501) }), 400],
      [aRun({ note: "\u202e" }), 422],
      [aRun({ sets: [{ reps: 5 }] }), 422],
      [aRun({ exercise_id: "s-pullups" }), 422],
      [aRun({ exercise_id: "c-99999" }), 404],
      [aRun({ exercise_id: "../etc" }), 400],
      [aRun({ id: "1" }), 400],
      [{ id: id(1), exercise_id: "s-pullups", sets: [{ reps: 5.5 }] }, 422],
      [{ id: id(1), exercise_id: "s-pullups", sets: [{ reps: 5, weight_kg: -1 }] }, 422],
      [{ id: id(1), exercise_id: "s-pullups", sets: Array.from({ length: 51 }, () => ({ reps: 1 })) }, 400],
    ];
    for (const [entry, status] of refused) {
      const response = await ada.send("POST", ENTRIES, { entries: [aRun(), entry] });
      expect([response.status, entry], JSON.stringify(entry)).toEqual([status, entry]);
    }
    expect((await ada.send("POST", ENTRIES, { entries: [] })).status).toBe(400);
    expect((await ada.send("POST", ENTRIES, { entries: Array.from({ length: 51 }, () => aRun()) })).status).toBe(400);
    expect(await json(ada.get(PATH))).toMatchObject({ entries: [] });
    await ada.send("POST", ENTRIES, { entries: Array.from({ length: 50 }, () => aRun()) });
    const full = await ada.send("POST", ENTRIES, { entries: [aRun()] });
    expect([full.status, await full.json()]).toMatchObject([422, { limit: 50 }]);
  });

  it("W97 E19 an exercise of one's own is saved by version, logged, deleted and still logged again", async () => {
    await begin();
    const own = id((turn += 1));
    const at = `/api/services/exercise/mine/${own}`;
    const parkour = { version: 0, kind: "cardio", name: "Parkour", met: 8 };
    expect(await json(ada.send("POST", at, parkour))).toEqual({
      items: [{ id: own, kind: "cardio", name: "Parkour", met: 8, version: 1 }],
    });
    expect((await ada.send("POST", at, parkour)).status).toBe(200);
    expect(await json(ada.send("POST", at, { ...parkour, version: 1, met: 10 }))).toMatchObject({
      items: [{ met: 10, version: 2 }],
    });
    const late = await ada.send("POST", at, { ...parkour, version: 1, met: 3 });
    expect([late.status, await late.json()]).toMatchObject([409, { current: { met: 10, version: 2 } }]);
    for (const odd of [{ met: 30 }, { name: "" }, { kind: "strength" }])
      expect((await ada.send("POST", at, { ...parkour, version: 2, ...odd })).status).toBe(422);
    const logged = () => ada.send("POST", ENTRIES, { entries: [aRun({ exercise_id: own })] });
    expect(await json(logged())).toMatchObject({ days: [{ gross: 350, entries: [{ name: "Parkour", met: 10 }] }] });
    expect(await json(ada.send("DELETE", at))).toEqual({ items: [] });
    expect((await logged()).status).toBe(201);
    expect(await json(ada.send("POST", `${at}/restore`))).toMatchObject({ items: [{ name: "Parkour" }] });
    const bob = await joined(server, `bob${(turn += 1)}`);
    expect((await bob.send("POST", ENTRIES, { entries: [aRun({ exercise_id: own })] })).status).toBe(404);
  });
});
