import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { beforeAll, expect, it } from "vitest";
import { type Harness, id, startServer, TODAY, joined } from "../support/harness.ts";

type Entry = { readonly id: string; readonly planned?: true; readonly version: number; readonly time?: string };
type Day = {
  readonly entries: readonly Entry[];
  readonly planned?: readonly Entry[];
  readonly totals: { readonly energy?: { readonly value: number } };
};

const DAY = `/api/services/diary/${TODAY}`;
const food = SAMPLE_FOODS[0]?.id ?? "";
const entry = (n: number) => ({ id: id(n), meal: "lunch", food_id: food, amount: 100, unit: "g" });
const quick = {
  id: id(3),
  meal: "dinner",
  description: "Soup",
  nutritional_contents: { energy: { unit: "calories", value: 300 } },
};

let server: Harness;
beforeAll(async () => {
  server = await startServer();
});

it("W280 W281 W283 what is planned crosses the wire beside what was eaten, and is in the sums once it is ticked", async () => {
  const ada = await joined(server);
  const day = async (): Promise<Day> => (await ada.send("GET", DAY)).json() as Promise<Day>;
  const ids = (entries: readonly Entry[] = []) => entries.map((one) => one.id).toSorted();
  const planned = [
    { ...entry(2), planned: true },
    { ...quick, planned: true },
  ];
  await ada.send("POST", `${DAY}/entries`, { entries: [entry(1), ...planned] });
  const before = await day();
  expect([ids(before.entries), ids(before.planned)]).toEqual([[id(1)], [id(2), id(3)]]);
  const summary = async () => {
    const { days } = (await (await ada.send("GET", `/api/services/diary?from=${TODAY}&to=${TODAY}`)).json()) as {
      readonly days: readonly { readonly entries: number; readonly totals: Day["totals"] }[];
    };
    return days.map(({ entries, totals }) => [entries, totals.energy?.value]);
  };
  expect(await summary()).toEqual([[1, before.totals.energy?.value]]);

  const ticked = await ada.send("PATCH", `${DAY}/entries/${id(3)}`, { version: 1, planned: false, time: "18:30" });
  expect(((await ticked.json()) as Day).entries).toMatchObject([{ id: id(3), time: "18:30", version: 2 }]);
  const after = await day();
  expect([ids(after.entries), ids(after.planned)]).toEqual([[id(1), id(3)], [id(2)]]);
  expect(after.totals.energy?.value).toBeCloseTo((before.totals.energy?.value ?? 0) + 300, 6);
  expect(await summary()).toEqual([[2, after.totals.energy?.value]]);
  expect((await ada.send("PATCH", `${DAY}/entries/${id(3)}`, { version: 1, planned: true })).status).toBe(409);

  const copy = { id: id(800), from: { date: TODAY }, to: { dates: ["2026-03-06"], planned: true } };
  expect((await ada.send("POST", "/api/services/diary/copies", copy)).status).toBe(201);
  const next = (await (await ada.send("GET", "/api/services/diary/2026-03-06")).json()) as Day;
  expect([next.entries.length, next.planned?.length]).toEqual([0, 3]);
});
