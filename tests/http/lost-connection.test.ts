import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { diaryClient } from "@morsel/adapters/http-contract/diary/diary-client";
import { foodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import { type FoodId, GRAM_SERVING } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { apiOver } from "./support/api-over.ts";
import { id, ORIGIN, startServer, TODAY } from "./support/harness.ts";
import { member, refusal, run, written } from "./support/page.ts";

const today = TODAY as CalendarDate;
const [banana] = SAMPLE_FOODS;
const request = () => ({
  id: id(5001) as EntryId,
  meal: "lunch" as const,
  foodId: banana?.id ?? ("none" as FoodId),
  amount: 120,
  serving: GRAM_SERVING,
});

describe("when the network fails", () => {
  it("asks three times, and a lost answer logs nothing twice", async () => {
    const server = await startServer();
    const ada = await member(server, "ada");
    let calls = 0;
    const losing: typeof fetch = async (input, init) => {
      calls += 1;
      const response = await ada.browser.fetch(input, init);
      if (calls < 3) throw new TypeError("connection lost");
      return response;
    };
    const asked = request();
    const logged = await written(diaryClient(apiOver(ORIGIN, losing)).log(today, [asked]));
    expect([calls, logged.length]).toEqual([3, 1]);
    expect((await run(ada.diary.day(today))).day.entries).toEqual(logged);
  });

  it("says so when nobody answers, or when the answer is no answer", async () => {
    const dead: typeof fetch = () => Promise.reject(new TypeError("no network"));
    expect(await refusal(diaryClient(apiOver(ORIGIN, dead)).day(today))).toEqual({ _tag: "Unreachable" });
    const gateway: typeof fetch = () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await refusal(foodsClient(apiOver(ORIGIN, gateway)).search("x", 1))).toEqual({ _tag: "Unreachable" });
    const nonsense: typeof fetch = () => Promise.resolve(new Response("<h1>Login to the hotel</h1>"));
    expect(await refusal(sessionClient(makeHttpTransport(ORIGIN, nonsense)).me)).toEqual({ _tag: "Unreachable" });
  });
});
