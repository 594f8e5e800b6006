import { diaryClient } from "@morsel/adapters/http-contract/diary/diary-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import { GRAM_SERVING } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { id, ORIGIN, PASSWORD, startServer, TODAY } from "../support/harness.ts";
import { member, person, refusal, run, written } from "../support/page.ts";

const today = TODAY as CalendarDate;
const request = () => {
  const [food] = SAMPLE_FOODS;
  if (food === undefined) throw new Error("no sample foods");
  return { id: id(1) as EntryId, meal: "lunch" as const, foodId: food.id, amount: 120, serving: GRAM_SERVING };
};

describe("when the cookie of a browser becomes another's", () => {
  it("J8 what was begun for one member is refused, however often it is tried", async () => {
    const server = await startServer();
    const { session, diary, browser } = await member(server, "ada");
    const ada = (await run(session.me))?.userId;
    await run(session.signUp(person("ben")));
    let calls = 0;
    // The first try is lost, and before the second another tab signs in.
    const losing: typeof fetch = async (input, init) => {
      calls += 1;
      if (calls > 1) return browser.fetch(input, init);
      await run(session.signIn("ben", PASSWORD, "/"));
      throw new TypeError("connection lost");
    };
    const asked = diaryClient(apiOver(ORIGIN, losing, () => ada));
    expect(await refusal(asked.log(today, [request()]))).toEqual({ _tag: "SignInNeeded" });
    expect(await refusal(asked.day(today))).toEqual({ _tag: "SignInNeeded" });
    expect((await run(diary.day(today))).day.entries).toEqual([]);
    await run(session.signIn("ada", PASSWORD, "/"));
    expect(await written(asked.log(today, [request()]))).toHaveLength(1);
  });
});
