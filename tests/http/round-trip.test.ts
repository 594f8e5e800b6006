import fc from "fast-check";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import { DEFAULT_DIARY_SETTINGS, type DiaryEntry, type EntryId, entryOf } from "@morsel/domain/diary";
import { type FoodId, GRAM_SERVING, type ServingId } from "@morsel/domain/foods";
import type { WaterEntryId } from "@morsel/domain/hydration";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import { firstUnits } from "@morsel/domain/units";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshSqlite, type TestDatabase } from "../support/sqlite.ts";
import { type Harness, id, memoryStorage, ORIGIN, PASSWORD, START, startServer, TODAY } from "./support/harness.ts";
import { sqliteStorage } from "./support/sqlite-storage.ts";
import { member, type Page, person, refusal, run, through, written } from "./support/page.ts";

const today = TODAY as CalendarDate;
const tomorrow = "2026-03-06" as CalendarDate;
let made = 5000;
const newId = (): EntryId => id((made += 1)) as EntryId;

const [banana] = SAMPLE_FOODS;
const foodId = banana?.id ?? ("none" as FoodId);
const request = (more = {}) => ({
  id: newId(),
  meal: "lunch" as const,
  foodId,
  amount: 120,
  serving: GRAM_SERVING,
  ...more,
});

for (const engine of ["memory", "SQLite"] as const)
  describe(`through the wire to ${engine}`, () => {
    let database: TestDatabase | undefined;
    let server: Harness;
    let ada: Page;

    beforeAll(async () => {
      database = engine === "SQLite" ? await freshSqlite() : undefined;
      server = await startServer({ modules: database === undefined ? memoryStorage() : sqliteStorage(database) });
      ada = await member(server, "ada");
    });
    afterAll(() => database?.close());

    it("joins, comes in, is known, and leaves", async () => {
      const page = through(server);
      const joined = await run(page.session.signUp(person("grace")));
      expect(joined.me).toEqual({
        userId: expect.any(String),
        username: "grace",
        email: "grace@example.org",
        locale: "en",
        timeZone: "Europe/Berlin",
        country: "DE",
        units: firstUnits("DE"),
        diary: DEFAULT_DIARY_SETTINGS,
        createdAt: expect.any(Number),
        isAdmin: false,
      });
      expect(joined.goal.energy).toBeGreaterThan(1500);
      expect(await run(page.session.me)).toBeUndefined();
      expect(await run(page.session.signIn("grace@example.org", PASSWORD, "/food/diary"))).toBe(`${ORIGIN}/food/diary`);
      expect(await run(page.session.me)).toEqual({ ...joined.me, lastLogin: expect.any(Number) });
      await run(page.session.signOut);
      expect(await run(page.session.me)).toBeUndefined();
    });

    it("says what was refused under the port's own names", async () => {
      const page = through(server);
      expect(await refusal(page.session.signUp({ ...person("ada"), username: "ada2" }))).toEqual({
        _tag: "EmailTaken",
      });
      expect(await refusal(page.session.signUp({ ...person("ada"), email: "x@example.org" }))).toEqual({
        _tag: "UsernameTaken",
      });
      expect(await refusal(page.session.signUp({ ...person("eve"), password: "short" }))).toMatchObject({
        _tag: "FieldRefused",
        field: "password",
        rule: { _tag: "PasswordLength", min: 8 },
      });
      const child = { ...person("kid"), birthDate: "2020-01-01" as CalendarDate };
      expect(await refusal(page.session.signUp(child))).toMatchObject({
        field: "birth_date",
        rule: { _tag: "UnderAge", minimumAge: 18 },
      });
      expect(await refusal(page.session.signIn("ada", "wrong", "/"))).toEqual({ _tag: "CredentialsRefused" });
      expect(await refusal(page.diary.day(today))).toEqual({ _tag: "SignInNeeded" });
      expect(await refusal(page.goals.on(today))).toEqual({ _tag: "SignInNeeded" });
      expect(await refusal(page.foods.food("no-such-food" as FoodId))).toEqual({
        _tag: "FoodNotFound",
        id: "no-such-food",
      });
      expect(await refusal(ada.diary.log(today, [request({ foodId: "no-such-food" as FoodId })]))).toEqual({
        _tag: "FoodNotFound",
        id: "no-such-food",
      });
      expect(await refusal(ada.diary.log(today, [request({ serving: "barrel" as ServingId })]))).toEqual({
        _tag: "ServingUnknown",
        id: "barrel",
      });
      expect(await refusal(ada.diary.log(today, [request({ amount: 900_000 })]))).toMatchObject({
        _tag: "FieldRefused",
        field: "entries.0.amount",
      });
      const unknown = newId();
      expect(await refusal(ada.diary.remove(today, unknown))).toEqual({ _tag: "EntryNotFound", id: unknown });
    });

    it("what is logged is what the domain makes of it, to the last digit", async () => {
      const day = "2026-01-10" as CalendarDate;
      const foods = fc.constantFrom(...SAMPLE_FOODS);
      await fc.assert(
        fc.asyncProperty(
          foods,
          fc.nat(),
          fc.integer({ min: 1, max: 40 }),
          fc.constantFrom(...SLOT_IDS),
          async (food, pick, quarters, meal) => {
            const servings = [GRAM_SERVING, ...food.servings.map((serving) => serving.id)];
            const serving = servings[pick % servings.length] ?? GRAM_SERVING;
            const asked = {
              id: newId(),
              meal,
              foodId: food.id,
              amount: quarters / 4,
              serving,
              time: "07:30" as TimeOfDay,
            };
            const logged = await written(ada.diary.log(day, [asked]));
            const expected = entryOf(food, { ...asked, date: day, loggedAt: START as Instant });
            expect(logged).toEqual([expected.ok ? expected.value : undefined]);
            const { day: read } = await run(ada.diary.day(day));
            expect(read.entries).toContainEqual(logged[0]);
          },
        ),
        { numRuns: 40 },
      );
    });

    it("the same request again is harmless; several go together, all or none", async () => {
      const day = "2026-01-11" as CalendarDate;
      const both = [request(), request({ meal: "dinner" as const })];
      const first = await written(ada.diary.log(day, both));
      expect(await written(ada.diary.log(day, both))).toEqual(first);
      const half = [request(), request({ foodId: "no-such-food" as FoodId })];
      await refusal(ada.diary.log(day, half));
      expect((await run(ada.diary.day(day))).day.entries).toEqual(first);
    });

    it("entries change, move, go and come back; who saw an older version is told", async () => {
      const day = "2026-01-12" as CalendarDate;
      const [entry] = await written(ada.diary.log(day, [request({ time: "08:00" as TimeOfDay })]));
      const { id: entryId, version } = entry as DiaryEntry;
      const [changed] = await written(
        ada.diary.change(day, { id: entryId, version, amount: 60, meal: "snacks", time: null }),
      );
      expect(changed).toMatchObject({ amount: 60, grams: 60, meal: "snacks", version: 2 });
      expect(changed).not.toHaveProperty("time");
      expect(await refusal(ada.diary.change(day, { id: entryId, version, amount: 70 }))).toEqual({
        _tag: "EntryVersionConflict",
        current: changed,
      });
      const [moved] = await written(ada.diary.change(day, { id: entryId, version: 2, date: tomorrow }));
      expect(moved?.date).toBe(tomorrow);
      await run(ada.diary.remove(tomorrow, entryId));
      await run(ada.diary.remove(tomorrow, entryId));
      expect((await run(ada.diary.day(tomorrow))).day.entries).toEqual([]);
      expect(await written(ada.diary.restore(tomorrow, entryId))).toEqual([moved]);
    });

    it("a meal is copied to other days, once however often it is asked", async () => {
      const day = "2026-01-13" as CalendarDate;
      await run(ada.diary.log(day, [request({ meal: "breakfast" as const }), request()]));
      const dates = ["2026-01-14", "2026-01-15"] as readonly string[] as readonly CalendarDate[];
      const copy = {
        id: newId(),
        from: { date: day, meal: "breakfast" as const },
        to: { dates, meal: "snacks" as const },
      };
      const copies = await written(ada.diary.copy(copy));
      expect(copies.map(({ date, meal }) => [date, meal])).toEqual(dates.map((date) => [date, "snacks"]));
      expect(await written(ada.diary.copy(copy))).toEqual(copies);
      expect(
        await refusal(ada.diary.copy({ ...copy, id: newId(), from: { date: "2026-02-01" as CalendarDate } })),
      ).toMatchObject({ _tag: "FieldRefused" });
    });

    it("a day keeps its note and mark, against the version that was seen", async () => {
      const date = "2026-01-16" as CalendarDate;
      const note = "Geburtstag 🎂\nzwei Zeilen";
      await run(ada.diary.updateDay(date, { version: 0, note, completeness: "fasted" }));
      const { day } = await run(ada.diary.day(date));
      expect(day).toMatchObject({ note, completeness: "fasted", version: 1 });
      expect(await refusal(ada.diary.updateDay(date, { version: 0, note: "" }))).toEqual({
        _tag: "DayVersionConflict",
        current: day,
      });
      expect(await refusal(ada.diary.updateDay(date, { version: 1, completeness: "complete" }))).toEqual({
        _tag: "CompletenessRefused",
        given: "complete",
        accepted: ["untracked", "fasted"],
      });
      expect((await run(ada.diary.day(date))).day).toEqual(day);
    });

    it("D14 W13 food ends a fast wherever the day is read, and a note leaves the mark alone", async () => {
      const date = "2026-01-17" as CalendarDate;
      const reads = async () => {
        const response = await ada.browser.get(`/api/services/diary?from=${date}&to=${date}`);
        const { days } = (await response.json()) as { days: readonly { completeness: string }[] };
        return [(await run(ada.diary.day(date))).day.completeness, days[0]?.completeness];
      };
      await run(ada.diary.updateDay(date, { version: 0, completeness: "fasted" }));
      expect(await reads()).toEqual(["fasted", "fasted"]);
      const [entry] = await written(ada.diary.log(date, [request()]));
      expect(await reads()).toEqual(["partial", "partial"]);
      await run(ada.diary.updateDay(date, { version: 1, note: "hungry" }));
      expect(await refusal(ada.diary.updateDay(date, { version: 1, note: "late" }))).toMatchObject({
        _tag: "DayVersionConflict",
        current: { note: "hungry", completeness: "partial", version: 2 },
      });
      await run(ada.diary.updateDay(date, { version: 2, completeness: "complete" }));
      expect(await reads()).toEqual(["complete", "complete"]);
      await run(ada.diary.remove(date, (entry as DiaryEntry).id));
      expect(await reads()).toEqual(["untracked", "untracked"]);
    });

    it("W14 an entry is reached under its own day only", async () => {
      const [date, other] = ["2026-01-18", "1999-01-01"] as readonly string[] as readonly [CalendarDate, CalendarDate];
      const [logged] = await written(ada.diary.log(date, [request()]));
      const { id: entryId } = logged as DiaryEntry;
      const unknown = { _tag: "EntryNotFound", id: entryId };
      const stands = async () => expect((await run(ada.diary.day(date))).day.entries).toEqual([logged]);
      expect(await refusal(ada.diary.change(other, { id: entryId, version: 1, amount: 3 }))).toEqual(unknown);
      expect(await refusal(ada.diary.change(other, { id: entryId, version: 1, date: other }))).toEqual(unknown);
      expect(await refusal(ada.diary.remove(other, entryId))).toEqual(unknown);
      expect(await refusal(ada.diary.restore(other, entryId))).toEqual(unknown);
      await stands();
      await run(ada.diary.remove(date, entryId));
      expect(await refusal(ada.diary.restore(other, entryId))).toEqual(unknown);
      expect(await refusal(ada.diary.remove(other, entryId))).toEqual(unknown);
      await run(ada.diary.restore(date, entryId));
      await stands();
      const move = { id: entryId, version: 1, date: "2026-01-19" as CalendarDate };
      const first = await run(ada.diary.change(date, move));
      expect(await run(ada.diary.change(date, move))).toEqual(first);
      const [moved] = first.entries;
      expect(await refusal(ada.diary.remove(date, entryId))).toEqual(unknown);
      expect(await refusal(ada.diary.change(date, { id: entryId, version: 2, amount: 3 }))).toEqual(unknown);
      // A version seen before the move is late, not lost: what stands is shown.
      expect(await refusal(ada.diary.change(date, { id: entryId, version: 1, amount: 3 }))).toEqual({
        _tag: "EntryVersionConflict",
        current: moved,
      });
    });

    it("a day knows its goal, its weight and what keeps it", async () => {
      const view = await run(ada.diary.day(today));
      expect(view).toMatchObject({ exerciseEnergy: 0, weightKg: 88.5, maintenance: expect.any(Number) });
      expect(view.goal).toEqual((await run(ada.goals.on(today))).dailyGoals[3]);
    });

    it("goals change from today on, against the version that was seen", async () => {
      const goals = await run(ada.goals.on(today));
      expect(goals).toMatchObject({ effectiveFrom: TODAY, version: 1 });
      const next = {
        ...goals,
        version: 2,
        steps: 9000,
        waterMl: 2000,
        dailyGoals: goals.dailyGoals.map((goal, i) => ({ ...goal, energy: 2000 + i })),
        assignExerciseEnergy: "off" as const,
        exerciseShares: { carbohydrates: 40, protein: 30, fat: 30, saturatedFat: 10, sugar: 10 },
        limits: { sodium: { max: 1500 } },
        mealShares: { breakfast: 25, lunch: 25, dinner: 25, snacks: 25 },
      };
      await run(ada.goals.put(next));
      expect(await run(ada.goals.on(today))).toEqual(next);
      await run(ada.goals.put(next));
      expect(await run(ada.goals.on(today))).toEqual(next);
      expect(await refusal(ada.goals.put({ ...next, steps: 1 }))).toEqual({
        _tag: "GoalsVersionConflict",
        current: next,
      });
      const low = next.dailyGoals.map((goal) => ({ ...goal, energy: 500 }));
      expect(await refusal(ada.goals.put({ ...next, version: 3, dailyGoals: low }))).toMatchObject({
        _tag: "FieldRefused",
        field: "daily_goals.0.energy",
        accepted: "at least 1500 calories",
        rule: { _tag: "BelowSafeEnergy", weekday: 0, given: 500, floor: 1500 },
      });
      expect((await run(ada.goals.basis)).body.sex).toBe("male");
    });

    it("foods are found, page by page, and read whole", async () => {
      for (const food of SAMPLE_FOODS) expect(await run(ada.foods.food(food.id))).toEqual(food);
      const all = await run(ada.foods.search("b", 100));
      expect(all.items.length).toBeGreaterThan(2);
      const first = await run(ada.foods.search("b", 2));
      const second = await run(ada.foods.search("b", 2, first.next));
      expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
      expect(await run(through(server).foods.search("nothing is called so", 5))).toEqual({ items: [] });
    });

    it("D27 D60 a quick add arrives as it was typed, is changed, moved, copied, deleted and restored, and teaches nothing", async () => {
      const page = await member(server, "quick");
      const facts = { energy: 250.5, fat: 8.25, iron: 0.4 };
      const asked = { id: newId(), meal: "lunch" as const, description: "Soup", facts, time: "12:10" as TimeOfDay };
      const [soup] = await written(page.diary.log(today, [asked]));
      expect(soup).toMatchObject({ ...asked, date: today, version: 1 });
      expect(await written(page.diary.log(today, [{ ...asked, description: "Again" }]))).toEqual([soup]);
      const { id: soupId } = asked;
      const change = { id: soupId, version: 1, description: "Stew", facts: { energy: 300 }, date: tomorrow };
      const [stew] = await written(page.diary.change(today, change));
      expect(stew).toMatchObject({ description: "Stew", facts: { energy: 300 }, date: tomorrow, version: 2 });
      expect(await written(page.diary.change(today, change))).toEqual([stew]);
      const field = async (wrong: object) =>
        await refusal(page.diary.change(tomorrow, { id: soupId, version: 2, ...wrong }));
      expect(await field({ amount: 3 })).toMatchObject({ _tag: "FieldRefused", field: "amount" });
      expect(await field({ facts: {} })).toMatchObject({ field: "nutritional_contents.energy" });
      const copy = { id: newId(), from: { date: tomorrow }, to: { dates: [today] } };
      expect(await written(page.diary.copy(copy))).toMatchObject([{ description: "Stew", facts: { energy: 300 } }]);
      await run(page.diary.remove(tomorrow, soupId));
      expect(await written(page.diary.restore(tomorrow, soupId))).toEqual([stew]);
      expect((await run(page.diary.day(tomorrow))).day.entries).toEqual([stew]);
      expect(await run(page.diary.suggestions("lunch", "12:40" as TimeOfDay))).toEqual({
        usual: [],
        recent: [],
        frequent: [],
      });
      const [{ id: foodEntry, version } = expect.fail("not logged")] = await written(
        page.diary.log(today, [request()]),
      );
      expect(await refusal(page.diary.change(today, { id: foodEntry, version, facts }))).toMatchObject({
        field: "nutritional_contents",
      });
    });

    it("W20 D63 water of two devices adds up, each entry of water once, and what is taken back stays so", async () => {
      const page = await member(server, "thirsty");
      const [glass, bottle] = [250, 500.5].map((ml) => ({ id: newId() as string as WaterEntryId, ml }));
      if (glass === undefined || bottle === undefined) return expect.fail("no drinks");
      expect(await run(page.diary.day(today))).toMatchObject({ water: { entries: [], goalMl: 2000 } });
      await Promise.all([glass, bottle, glass].map((drink) => run(page.hydration.logWater(today, drink))));
      const { entries } = (await run(page.diary.day(today))).water;
      expect(entries.toSorted((a, b) => a.ml - b.ml)).toEqual([glass, bottle]);
      const json = (await (await page.browser.get(`/api/services/diary/${today}`)).json()) as object;
      expect(json).toMatchObject({ water_ml: 750.5, water_goal_ml: 2000 });
      expect(await run(page.hydration.deleteWater(today, glass.id))).toEqual([bottle]);
      expect(await run(page.hydration.logWater(today, glass))).toEqual([bottle]);
      expect(await refusal(page.hydration.deleteWater(tomorrow, bottle.id))).toEqual({
        _tag: "WaterEntryNotFound",
        id: bottle.id,
      });
      expect((await run(page.diary.day(today))).water.entries).toEqual([bottle]);
    });

    it("remembers what is usually eaten", async () => {
      const page = await member(server, "regular");
      await run(page.diary.log(today, [request({ time: "12:30" as TimeOfDay })]));
      const { recent } = await run(page.diary.suggestions("lunch", "12:40" as TimeOfDay));
      expect(recent.find((usage) => usage.foodId === foodId)).toMatchObject({
        meal: "lunch",
        lastAmount: 120,
        lastServing: { id: "g", grams: 1 },
      });
    });

    it("sums up days", async () => {
      const response = await ada.browser.get("/api/services/diary?from=2026-01-10&to=2026-01-31");
      const { days } = (await response.json()) as { days: readonly { date: string; entries: number }[] };
      expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
      expect(days.find(({ date }) => date === "2026-01-11")).toMatchObject({
        entries: 2,
        completeness: "partial",
        totals: { energy: { unit: "calories", value: expect.any(Number) } },
      });
      expect((await ada.browser.get("/api/services/diary?from=2026-01-31&to=2026-01-10")).status).toBe(422);
      const long = "/api/services/diary?from=2025-06-01&to=2027-06-01";
      const first = (await (await ada.browser.get(long)).json()) as { days: unknown[]; next: string };
      expect(first.next).toBe("2026-06-02");
      const second = (await (await ada.browser.get(`${long}&cursor=${first.next}`)).json()) as { days: unknown[] };
      expect([first.days.length >= days.length, second]).toEqual([true, { days: [] }]);
    });

    it("goals are also understood in kilojoules", async () => {
      const page = await member(server, "joule");
      const goals = await run(page.goals.on(today));
      const daily = goals.dailyGoals.map(() => ({ energy: { unit: "kilojoules", value: 8368 }, protein: 90 }));
      const response = await page.browser.send("PATCH", "/api/services/goals", { version: 1, daily_goals: daily });
      expect(response.status).toBe(200);
      expect((await run(page.goals.on(today))).dailyGoals[0]).toEqual({ energy: 2000, protein: 90 });
    });
  });
