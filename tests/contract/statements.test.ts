import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeSqlMembershipStore } from "@morsel/adapters/sql/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, id, joined, TODAY } from "../http/support/harness.ts";
import { ENGINES } from "../support/engines.ts";
import { startRecorded } from "./recorded-server.ts";
import { run } from "./stores.ts";

const food = SAMPLE_FOODS[0]?.id;
const at = `/api/services/diary/${TODAY}`;
/** As the page logs: it says itself if an entry is planned, so that nobody has to ask for the day. */
const log = (n: number) => ({
  entries: [{ id: id(n), meal: "lunch", food_id: food, amount: 10, unit: "g", planned: false }],
});

/** A call behind the wall. */
const EXPENDITURE = "/api/services/expenditure";

describe.each(ENGINES)("what a request costs on $engine", ({ engine, fresh }) => {
  let recorded: Awaited<ReturnType<typeof startRecorded>>;
  let ada: Browser;
  beforeAll(async () => {
    recorded = await startRecorded(fresh);
    ada = await joined(recorded.server, "ada");
    await ada.send("POST", `${at}/entries`, log(1));
    // Flags and the announcement are read once for all pages of a process.
    await recorded.server.browser().get("/");
  });
  afterAll(() => recorded.end());

  const counted = async (ask: () => Promise<Response>): Promise<number> => {
    recorded.asked.length = 0;
    const response = await ask();
    expect(response.ok).toBe(true);
    return recorded.asked.length;
  };
  /** PostgreSQL's writers of one member take their turn by a row. */
  const turn = engine === "PostgreSQL" ? 1 : 0;

  it("the first page of the diary reads each thing once: member, settings, goals, days, entries, water, weighings", async () => {
    expect(await counted(() => ada.get("/food/diary"))).toBeLessThanOrEqual(7);
    const read = recorded.asked.map(({ text }) => text.join("?").replaceAll(/\s+/g, " "));
    expect(new Set(read).size).toBe(read.length);
  });

  it("a day costs one statement less: nobody needs the settings", async () => {
    expect(await counted(() => ada.get(at))).toBe(6);
  });

  it("a write reads the member, own foods and the goals of its day beside what it keeps, and nothing is read again", async () => {
    recorded.server.advance(1000);
    // One statement asks for webhooks that are to be told.
    expect(await counted(() => ada.send("POST", `${at}/entries`, log(2)))).toBe(10 + turn);
    const amount = { version: 1, amount: 20 };
    expect(await counted(() => ada.send("PATCH", `${at}/entries/${id(2)}`, amount))).toBe(10 + turn);
    expect(await counted(() => ada.send("DELETE", `${at}/entries/${id(2)}`))).toBe(9 + turn);
    expect(await counted(() => ada.send("POST", `${at}/water`, { id: id(3), ml: 250 }))).toBe(4 + turn);
  });

  it("a page of meals is read at once with all their foods; saving and changing one touch its row alone", async () => {
    const path = "/api/services/meals";
    const meal = (n: number) => ({ id: id(n), name: `Meal ${n}`, items: [{ food_id: food, amount: n, unit: "g" }] });
    // The member, own foods, the turn, the row and what stands under the id; the catalogue is in memory.
    expect(await counted(() => ada.send("POST", path, meal(60)))).toBe(4 + turn);
    for (const n of [61, 62, 63]) await ada.send("POST", path, meal(n));
    expect(await counted(() => ada.get(`${path}?limit=2`))).toBe(3);
    expect(await counted(() => ada.get(`${path}?sort=name&query=meal`))).toBe(3);
    expect(await counted(() => ada.get(`${path}/${id(60)}`))).toBe(3);
    const change = { version: 1, name: "Another" };
    expect(await counted(() => ada.send("PATCH", `${path}/${id(60)}`, change))).toBe(5 + turn);
    expect(await counted(() => ada.send("DELETE", `${path}/${id(60)}`))).toBe(4 + turn);
  });

  it("exercise costs the diary's day nothing: what it adds up to stands in the day's row", async () => {
    const exercise = `/api/services/exercise/diary/${TODAY}`;
    const run = (n: number) => ({ entries: [{ id: id(n), exercise_id: "c-12150", minutes: 30 }] });
    recorded.server.advance(1000);
    // The member, the weight, ids and count of the day, the entry, the day's entries, steps and sum, webhooks; goals and weight of the answer.
    expect(await counted(() => ada.send("POST", `${exercise}/entries`, run(10)))).toBe(11 + turn);
    expect(await counted(() => ada.get(exercise))).toBe(5);
    expect(await counted(() => ada.send("DELETE", `${exercise}/entries/${id(10)}`))).toBe(9 + turn);
    expect(await counted(() => ada.get("/food/diary"))).toBeLessThanOrEqual(8);
    expect(await counted(() => ada.get(at))).toBe(6);
  });

  it("premium costs no statement: it is read with the member", async () => {
    const { userId } = (await (await ada.get("/api/auth/session")).json()) as { readonly userId: MemberId };
    const session = () => counted(() => ada.get("/api/auth/session"));
    const page = () => counted(() => ada.get("/food/diary"));
    const without = [await session(), await page()];
    const grant = { id: "counted", source: "operator", until: Date.UTC(2200, 0), at: 1 } as const;
    await run(makeSqlMembershipStore(recorded.sql).grant(userId, grant));
    expect([await session(), await page()]).toEqual(without);
    expect(await counted(() => ada.get(EXPENDITURE))).toBeGreaterThan(0);
    expect(recorded.asked.filter(({ text }) => /(?:from|join) premium_/.test(text.join("?")))).toEqual([]);
  });
});
