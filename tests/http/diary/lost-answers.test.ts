import * as make from "@morsel/application/diary/client/make-command";
import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { diaryClient } from "@morsel/adapters/http-contract/diary/diary-client";
import { goalsClient } from "@morsel/adapters/http-contract/goals/goals-client";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { addDays, type CalendarDate, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import type { DiaryEntry, EntryId } from "@morsel/domain/diary";
import { GRAM_SERVING, type FoodId } from "@morsel/domain/foods";
import type { DayDescription } from "@morsel/application/diary/client/diary-command";
import { cachedDays, pendingCommands, registerDiaryMutations, submitCommand } from "@morsel/ui/logging/diary-mutations";
import { dayKey } from "@morsel/ui/logging/keys";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { id, joined, ORIGIN, startServer, TODAY, type Browser, type Harness } from "../support/harness.ts";
import { person, refusal, run, written } from "../support/page.ts";
import type { LogRequest } from "@morsel/application/diary/diary-requests";

const today = TODAY as CalendarDate;

let made = 9000;
const request = (): LogRequest => ({
  id: id((made += 1)) as EntryId,
  meal: "lunch",
  foodId: "sr28-09040" as FoodId,
  amount: 100,
  serving: GRAM_SERVING,
});

/** A connection that loses the next answers to writes, after the server has done what was asked. */
const losing = (browser: Browser) => {
  const state = { toLose: 0, writes: 0 };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isWrite = (init?.method ?? "GET") !== "GET";
    if (isWrite) state.writes += 1;
    const response = await browser.fetch(input, init);
    if (!isWrite || state.toLose === 0) return response;
    state.toLose -= 1;
    throw new TypeError("connection lost");
  };
  return { state, fetch };
};

let server: Harness;
let browser: Browser;
beforeEach(async () => {
  server = await startServer();
  browser = await joined(server);
});

describe("every write whose answer gets lost is asked again and done once", () => {
  type Write = (diary: DiaryClient, entry: DiaryEntry) => Promise<unknown>;
  const writes: { readonly [name: string]: Write } = {
    "W2 logging": (diary) => run(diary.log(today, [request()])),
    "W6 changing": (diary, { id }) => run(diary.change(today, { id, version: 1, amount: 7 })),
    "W6 W281 taking a tick back": (diary, { id }) =>
      run(diary.change(today, { id, version: 1, planned: true, time: null })),
    "W6 moving to another day": (diary, { id }) =>
      run(diary.change(today, { id, version: 1, date: addDays(today, 1) })),
    removing: (diary, { id }) => run(diary.remove(today, id)),
    restoring: async (diary, { id }) => {
      await run(diary.remove(today, id));
      return run(diary.restore(today, id));
    },
    "W8 copying, onto its own day too": (diary) =>
      run(
        diary.copy({
          id: "00000000-0000-7000-8000-0000000000c0",
          from: { date: today },
          to: { dates: [today, addDays(today, 1)] },
        }),
      ),
    "W6 a note": (diary) => run(diary.updateDay(today, { version: 0, note: "hello" })),
    "W6 a mark": (diary) => run(diary.updateDay(today, { version: 0, completeness: "complete" })),
  };
  const NAMES = Object.keys(writes);

  it.each(NAMES)("%s", async (name) => {
    const entry: LogRequest = request();
    /** The write's answer and the stored state afterwards, in a world of its own. */
    const outcome = async (toLose: number) => {
      const own = await startServer();
      const line = losing(await joined(own));
      const diary = diaryClient(apiOver(ORIGIN, line.fetch));
      const [logged] = await written(diary.log(today, [entry]));
      made = 9500;
      line.state.toLose = toLose;
      const answer = await writes[name]?.(diary, logged as DiaryEntry);
      const days = await Promise.all([today, addDays(today, 1)].map((date) => run(diary.day(date))));
      return { answer, days };
    };
    expect(await outcome(2)).toEqual(await outcome(0));
  });

  it("W6 new goals", async () => {
    const line = losing(browser);
    const goals = goalsClient(apiOver(ORIGIN, line.fetch));
    const next = { ...(await run(goals.on(today))), version: 2, waterMl: 2100, mealShares: { lunch: 40, dinner: 60 } };
    line.state.toLose = 2;
    await run(goals.put(next));
    expect(line.state.writes).toBe(3);
    expect(await run(goals.on(today))).toEqual(next);
    expect(await refusal(goals.put({ ...next, waterMl: 2 }))).toMatchObject({ _tag: "GoalsVersionConflict" });
  });

  it("J11 a sign-up: nobody new is told that the address has an account", async () => {
    const line = losing(server.browser());
    const session = sessionClient(makeHttpTransport(ORIGIN, line.fetch));
    const asked = { ...person("grace"), id: id(77) };
    line.state.toLose = 2;
    const first = await run(session.signUp(asked));
    expect(first.me).toMatchObject({ userId: id(77), username: "grace" });
    expect(await run(session.signUp(asked))).toEqual(first);
    expect(await refusal(session.signUp({ ...asked, id: id(78) }))).toEqual({ _tag: "EmailTaken" });
    expect(await refusal(session.signUp({ ...asked, email: "other@example.org", username: "other" }))).toMatchObject({
      _tag: "FieldRefused",
      field: "id",
    });
  });
});

describe("the page's commands over such a connection", () => {
  const page = async (fetch: typeof globalThis.fetch) => {
    const diary = diaryClient(apiOver(ORIGIN, fetch));
    const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
    registerDiaryMutations(queries, diary);
    const told: unknown[] = [];
    const submit = (command: Parameters<typeof submitCommand>[1]) =>
      submitCommand(queries, command, (problem) => told.push(problem));
    const newId = () => id((made += 1));
    const device = { newId, now: () => 0 as Instant, today: () => today, timeOfDay: () => "12:00" as TimeOfDay };
    const updateDay = (seen: DayDescription, change: { readonly note: string }) =>
      submit(make.updateDay(today, seen, change, pendingCommands(queries), device));
    const quickAdd = () => {
      const command = make.quickAdd(
        { description: "Soup", facts: { energy: 200 } },
        { date: today, meal: "lunch" },
        device,
      );
      if (!command.ok) throw new Error(command.error._tag);
      return submit(command.value);
    };
    const seen = () => cachedDays(queries)[0]?.day;
    queries.setQueryData(dayKey(today), await run(diary.day(today)));
    const before = seen();
    if (before === undefined) throw new Error("no day");
    const rest = async () => {
      await expect.poll(() => queries.isMutating()).toBe(0);
    };
    return { diary, updateDay, quickAdd, told, seen, before, rest };
  };

  it("one layer repeats: three tries in all, then the person is told and the day is as it was", async () => {
    const line = losing(browser);
    const { quickAdd, told, seen, rest, diary } = await page(line.fetch);
    line.state.toLose = Number.POSITIVE_INFINITY;
    expect(await quickAdd()).toBe(false);
    await rest();
    expect([line.state.writes, told, seen()?.entries]).toEqual([3, [{ _tag: "Unreachable" }], []]);
    // It was done all the same, once, and is there when the day is read again.
    expect((await run(diary.day(today))).day.entries).toHaveLength(1);
  });

  it("W6 a note whose answer got lost is a saved note", async () => {
    const line = losing(browser);
    const { updateDay, told, seen, before } = await page(line.fetch);
    line.state.toLose = 2;
    expect(await updateDay(before, { note: "hello" })).toBe(true);
    expect([told, seen()]).toEqual([[], expect.objectContaining({ note: "hello", version: 1 })]);
  });

  it("W7 what was written on top of a refused note is refused with it: the other device's text stays", async () => {
    const gate = Promise.withResolvers<undefined>();
    const { updateDay, told, seen, before, rest } = await page(async (input, init) => {
      if (init?.method === "PATCH") await gate.promise;
      return browser.fetch(input, init);
    });
    const diary = diaryClient(apiOver(ORIGIN, browser.fetch));
    await run(diary.updateDay(today, { version: 0, note: "from the phone" }));
    const first = updateDay(before, { note: "from the desk" });
    await expect.poll(() => seen()?.note).toBe("from the desk");
    const [shown] = [seen()];
    if (shown === undefined) throw new Error("no day");
    // By chance the version that the phone's note has.
    expect(shown.version).toBe(1);
    const second = updateDay(shown, { note: "from the desk, longer" });
    gate.resolve(undefined);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    await rest();
    expect(told).toHaveLength(1);
    expect(seen()).toMatchObject({ note: "from the phone", version: 1 });
    expect((await run(diary.day(today))).day.note).toBe("from the phone");
    // An explicit choice is made on the day that was shown.
    const [now] = [seen()];
    if (now === undefined) throw new Error("no day");
    expect(await updateDay(now, { note: "from the desk" })).toBe(true);
    expect((await run(diary.day(today))).day).toMatchObject({ note: "from the desk", version: 2 });
  });
});
