import { diarySharingClient } from "@morsel/adapters/http-contract/diary-sharing/diary-sharing-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { AccountStore } from "@morsel/application/account/account-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import { GRAM_SERVING, type FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const NOT_SHARED = { _tag: "DiaryNotShared" };
const BANANA = SAMPLE_FOODS[0]?.id ?? ("none" as FoodId);
let made = 48_000;
const newId = () => id((made += 1));

describe("a shared day", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string, on = server) => {
    const page = await member(on, name);
    return {
      ...page,
      sharing: diarySharingClient(apiOver(ORIGIN, page.browser.fetch)),
      own: ownFoodsClient(apiOver(ORIGIN, page.browser.fetch)),
    };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const visitor = () => diarySharingClient(apiOver(ORIGIN, server.browser().fetch));
  const change = async ({ browser }: Joined, settings: object) => {
    const account = (await (await browser.get("/api/services/account")).json()) as { settings: { version: number } };
    return browser.send("PATCH", "/api/services/account", { version: account.settings.version, ...settings });
  };
  const share = async (who: Joined, diary: string, key?: string) =>
    (await change(who, { sharing: key === undefined ? { diary } : { diary, key } })).status;
  const befriend = async (one: Joined, other: Joined, name: string) => {
    const invitation = newId();
    await one.browser.send("POST", "/api/services/invitations", { id: invitation, whom: name });
    await other.browser.send("POST", "/api/services/invitations/accept", { id: invitation });
  };
  /** A banana at a time of day, and a food that is the member's own, with a note and a plan that nobody else sees. */
  const logged = async (who: Joined) => {
    const food = newId() as FoodId;
    await run(
      who.own.save(food, {
        version: 0,
        reach: { kind: "from-today" },
        draft: {
          description: "Grandma's secret stew",
          brand: "Home",
          basis: "eu",
          facts: { energy: 120, protein: 8 },
          per: "100g",
          servings: [],
        },
      }),
    );
    const [banana, stew, planned] = [newId() as EntryId, newId() as EntryId, newId() as EntryId];
    const grams = { serving: GRAM_SERVING } as const;
    await run(
      who.diary.log(today, [
        { id: banana, meal: "breakfast", foodId: BANANA, amount: 100, ...grams, time: "07:31" as never },
        { id: stew, meal: "lunch", foodId: food, amount: 250, ...grams },
        { id: planned, meal: "dinner", foodId: BANANA, amount: 50, ...grams, planned: true },
      ]),
    );
    await run(who.diary.updateDay(today, { version: 0, note: "a private note" }));
    return { food, ids: [banana, stew, planned] as const };
  };

  it("SO3 W480 D73 opens to whom the diary opens; private foods are facts, and nothing else leaks", async () => {
    const [ada, bob] = [await joined("share-ada"), await joined("share-bob")];
    const { food, ids } = await logged(ada);
    for (const reader of [bob.sharing, visitor()])
      expect(await refusal(reader.day("share-ada", today))).toEqual(NOT_SHARED);
    expect(await refusal(bob.sharing.day("nobody-there", today))).toEqual(NOT_SHARED);
    expect(await refusal(bob.sharing.day("share-ada@example.org", today))).toEqual(NOT_SHARED);
    expect((await run(ada.sharing.day("Share-Ada", today))).isOwn).toBe(true);

    await share(ada, "public");
    for (const reader of [bob.sharing, visitor()]) {
      const day = await run(reader.day("share-ada", today));
      expect(day).toMatchObject({ username: "share-ada", isOwn: false });
      expect(day.entries).toMatchObject([{ foodId: BANANA, grams: 100 }, { description: "Grandma's secret stew" }]);
      expect(day.entries[1]).toMatchObject({ facts: { energy: 300, protein: 20 } });
      expect(day.entries[1]).not.toHaveProperty("foodId");
      expect(day.budget).toBeUndefined();
      const said = JSON.stringify(day);
      for (const secret of [food, ...ids, "a private note", "07:31", "Home", "2026-03-05T"])
        expect(said).not.toContain(secret);
    }
    await change(ada, { privacy: { goals: "everyone" } });
    expect((await run(visitor().day("share-ada", today))).budget?.goal.energy).toBeGreaterThan(1000);

    await share(ada, "friends");
    expect(await refusal(bob.sharing.day("share-ada", today))).toEqual(NOT_SHARED);
    await befriend(bob, ada, "share-ada");
    expect((await run(bob.sharing.day("share-ada", today))).entries).toHaveLength(2);
    expect(await refusal(visitor().day("share-ada", today))).toEqual(NOT_SHARED);

    await share(ada, "public");
    await ada.browser.send("POST", "/api/services/blocked_users/block", { username: "share-bob" });
    expect(await refusal(bob.sharing.day("share-ada", today))).toEqual(NOT_SHARED);
    await share(bob, "public");
    expect(await refusal(ada.sharing.day("share-bob", today))).toEqual(NOT_SHARED);
  });

  it("J35 W152 a key is kept as a hash, is in no answer, stays until another is given, and must exist", async () => {
    const [ada, bob] = [await joined("key-ada"), await joined("key-bob")];
    expect(await share(ada, "locked")).toBe(422);
    expect(await share(ada, "locked", "   x   ")).toBe(400);
    const first = await change(ada, { sharing: { diary: "locked", key: "open sesame" } });
    expect(await first.text()).not.toContain("sesame");
    const { id: me } = (await (await ada.browser.get("/api/services/users")).json()) as { readonly id: MemberId };
    const kept = () => run(server.get(AccountStore).settings(me));
    const { sharing: stored, version } = await kept();
    expect(JSON.stringify(stored)).not.toContain('"open sesame"');
    expect(await share(ada, "locked", "open sesame")).toBe(200);
    expect(await share(ada, "locked")).toBe(200);
    expect(await kept()).toMatchObject({ sharing: stored, version });
    expect(await refusal(bob.sharing.day("key-ada", today))).toEqual(NOT_SHARED);
    for (const wrong of ["", "open sesamE", "open sesame "])
      expect(await refusal(bob.sharing.day("key-ada", today, wrong))).toEqual(NOT_SHARED);
    expect((await run(visitor().day("key-ada", today, "open sesame"))).isOwn).toBe(false);
    await share(ada, "locked", "another key");
    expect(await refusal(bob.sharing.day("key-ada", today, "open sesame"))).toEqual(NOT_SHARED);
    await share(ada, "private");
    expect(await refusal(bob.sharing.day("key-ada", today, "another key"))).toEqual(NOT_SHARED);
  });

  it("W481 D74 foods are copied with own amounts, once, and only those that are shared", async () => {
    const [ada, bob] = [await joined("copy-ada"), await joined("copy-bob")];
    const { food, ids } = await logged(ada);
    await share(ada, "public");
    const [banana, stew] = (await run(bob.sharing.day("copy-ada", today))).entries;
    if (banana === undefined || stew === undefined) throw new Error("Nothing is shared");
    const request = {
      id: newId(),
      username: "copy-ada",
      date: today,
      items: [
        { entry: banana.id, amount: 40 },
        { entry: stew.id, amount: 0.5 },
      ],
      to: { date: today, meal: "snacks" as const },
    };
    for (const _ of [1, 2])
      expect((await run(bob.sharing.copy(request))).entries).toMatchObject([
        { meal: "snacks", foodId: BANANA, grams: 40 },
        { meal: "snacks", description: "Grandma's secret stew", facts: { energy: 150 } },
      ]);
    const { day } = await run(bob.diary.day(today));
    expect(day.entries).toHaveLength(2);
    expect(JSON.stringify(day)).not.toContain(food);
    const refused = async (entry: EntryId) =>
      refusal(bob.sharing.copy({ ...request, id: newId(), items: [{ entry }] }));
    expect(await refused(ids[0])).toMatchObject({ _tag: "EntryNotFound" });
    for (const amount of [0, -1, 1e9, "2"]) {
      const payload = { ...request, id: newId(), items: [{ entry: banana.id, amount }] };
      expect((await bob.browser.send("POST", "/api/services/shared-day-copies", payload)).status).toBe(400);
    }
    await share(ada, "private");
    expect(await refused(banana.id)).toEqual(NOT_SHARED);
    expect((await run(bob.diary.day(today))).day.entries).toHaveLength(2);
  });

  it("W152 tries of keys are limited for their network, whatever the diary", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const eve = limited.browser();
    const tryKey = async (n: number) =>
      (await eve.send("POST", `/api/services/shared-days/nobody-${n % 3}`, { date: today, key: `key-${n}` })).status;
    const statuses = new Set<number>();
    for (let n = 0; n < 59; n += 1) statuses.add(await tryKey(n));
    expect([...statuses]).toEqual([403]);
    await tryKey(59);
    expect(await tryKey(60)).toBe(429);
  });

  it("NA12 NA23 visitors see the page, and search engines do not list it", async () => {
    const page = await server.browser().get("/food/diary/anyone");
    expect(page.status).toBe(200);
    for (const path of ["/food/diary/anyone", "/de/food/diary/anyone", "/reports/printable-diary/anyone"])
      expect(await (await server.browser().get(path)).text()).toContain('name="robots" content="noindex"');
    expect((await server.browser().get("/food/diary")).status).toBe(302);
    expect((await server.browser().get("/food/diary/anyone/more")).status).toBe(302);
  });
});
