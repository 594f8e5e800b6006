import { gapsClient } from "@morsel/adapters/http-contract/gaps/gaps-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
let made = 9700;

describe("what would fill a day's gaps", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });

  it("W328 W330 names what is short, and the member's own foods before everybody's, as they were eaten last", async () => {
    const page = await member(server, "gaps-ada");
    const gaps = gapsClient(apiOver(ORIGIN, page.browser.fetch));
    const empty = await run(gaps.of(today));
    expect(empty.short.map(({ id: nutrient }) => nutrient)).toContain("fiber");
    expect(empty.suggestions.length).toBeGreaterThan(0);
    expect(empty.suggestions.every(({ origin }) => origin === "catalogue")).toBe(true);
    const [first] = empty.suggestions;
    const entry = { id: id((made += 1)), meal: "lunch", food_id: first?.food.id, amount: 140, unit: "g" };
    const yesterday = "2026-03-04";
    const logged = await page.browser.send("POST", `/api/services/diary/${yesterday}/entries`, { entries: [entry] });
    expect(logged.status).toBe(201);
    const after = await run(gaps.of(today));
    expect(after.suggestions[0]).toMatchObject({
      food: { id: first?.food.id },
      origin: "eaten",
      portion: { amount: 140, serving: { id: "g" } },
    });
    expect(after.short).toEqual(empty.short);
    expect((await run(gaps.of(yesterday as CalendarDate))).short).not.toEqual(empty.short);
    const other = await member(server, "gaps-bob");
    expect(await run(gapsClient(apiOver(ORIGIN, other.browser.fetch)).of(today))).toEqual(empty);
  });

  it("asks for a day", async () => {
    const page = await member(server, "gaps-cid");
    expect((await page.browser.get("/api/services/gaps/soon")).status).toBe(400);
  });
});
