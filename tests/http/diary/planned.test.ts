import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, id, START, startServer, TODAY, joined } from "../support/harness.ts";

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

describe("an entry whose request does not say whether it is planned", () => {
  const TOMORROW = "2026-03-06";
  const YESTERDAY = "2026-03-04";
  type Send = (method: "GET" | "POST", path: string, body?: unknown) => Promise<Response>;

  const log = async (send: Send, date: string, said: object, n: number): Promise<boolean> => {
    const entries = [{ ...entry(n), ...said }];
    const answer = await send("POST", `/api/services/diary/${date}/entries`, { entries });
    expect(answer.status).toBe(201);
    const [made] = ((await answer.json()) as Day).entries;
    const day = (await (await send("GET", `/api/services/diary/${date}`)).json()) as Day;
    expect((made?.planned === true ? day.planned : day.entries)?.some((one) => one.id === id(n))).toBe(true);
    return made?.planned === true;
  };

  it("W285 is planned for a day to come and eaten on any other, and what is said stands", async () => {
    const ada = await joined(server, "bea");
    let n = 100;
    const planned = (date: string, said: object = {}) => log(ada.send, date, said, (n += 1));
    expect(await planned(YESTERDAY)).toBe(false);
    expect(await planned(TODAY)).toBe(false);
    expect(await planned(TOMORROW)).toBe(true);
    expect(await planned(TOMORROW, { planned: false })).toBe(false);
    expect(await planned(TODAY, { planned: true })).toBe(true);
  });

  it("W285 goes by the day where the member lives", async () => {
    const here = await startServer();
    here.setClock(Date.UTC(2026, 2, 5, 22, 50) - START);
    const ada = await joined(here);
    expect(await log(ada.send, TOMORROW, {}, 300)).toBe(true);
    // In Berlin the sixth began ten minutes ago, in UTC it did not.
    here.advance(20 * 60_000);
    expect(await log(ada.send, TOMORROW, {}, 301)).toBe(false);
  });

  it("W285 W283 a copy is planned on days to come, unless it is said to be eaten", async () => {
    const ada = await joined(server, "cid");
    await ada.send("POST", `${DAY}/entries`, { entries: [entry(400)] });
    const copied = async (n: number, said: object) => {
      const to = { dates: [YESTERDAY, TODAY, TOMORROW], ...said };
      const answer = await ada.send("POST", "/api/services/diary/copies", {
        id: id(n),
        from: { date: TODAY, entries: [id(400)] },
        to,
      });
      const { entries } = (await answer.json()) as { readonly entries: readonly (Entry & { readonly date: string })[] };
      return entries.filter((one) => one.planned).map((one) => one.date);
    };
    expect(await copied(401, {})).toEqual([TOMORROW]);
    expect(await copied(402, { planned: false })).toEqual([]);
    expect(await copied(403, { planned: true })).toEqual([YESTERDAY, TODAY, TOMORROW]);
  });
});
