import { friendsClient } from "@morsel/adapters/http-contract/friends/friends-client";
import { newsClient } from "@morsel/adapters/http-contract/news-feed/news-client";
import { NewsStore } from "@morsel/application/news-feed/news-store";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 490_000;
const newId = (): string => id((made += 1));

describe("the news feed through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    return { ...page, name, news: newsClient(api), friends: friendsClient(api) };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const friends = async (name: string): Promise<readonly [Joined, Joined]> => {
    const [ada, bob] = [await joined(`ada-${name}`), await joined(`bob-${name}`)];
    const invitation = newId();
    await run(ada.friends.invite(invitation, bob.name));
    await run(bob.friends.accept({ id: invitation }));
    return [ada, bob];
  };
  const feed = async ({ news }: Joined) => (await run(news.feed(20))).items;

  it("W600 W604 SO35 own words reach friends page by page, muted ones do not, and what is no text is refused in words", async () => {
    const [ada, bob] = await friends("nf-a");
    for (const text of ["One", "<b>Two</b>"]) {
      server.advance(1000);
      await run(ada.news.post(newId(), text));
    }
    const first = await run(bob.news.feed(1));
    expect(first.items).toMatchObject([{ kind: "words", words: "<b>Two</b>", username: ada.name, isOwn: false }]);
    expect((await run(bob.news.feed(1, first.next))).items.map(({ words }) => words)).toEqual(["One"]);
    await run(bob.news.mute(ada.name, true));
    expect([await feed(bob), await run(bob.news.muted)]).toEqual([[], [ada.name]]);
    for (const text of ["", "x".repeat(1001), "\u202Eevil"])
      expect(await refusal(ada.news.post(newId(), text))).toMatchObject({ _tag: "FieldRefused", field: "text" });
    expect((await ada.browser.get("/api/services/news_feed?cursor=nonsense")).status).toBe(422);
    expect(
      (await ada.browser.send("POST", "/api/services/news_feed", { id: newId(), text: "x".repeat(100_000) })).status,
    ).toBe(400);
  });

  it("SO34 W601 a completed day is posted only once it was chosen, and taken back with the day", async () => {
    const [ada, bob] = await friends("nf-b");
    const PATH = `/api/services/diary/${TODAY}`;
    const banana = { id: newId(), meal: "lunch", food_id: "sr28-09040", amount: 100, unit: "g" };
    expect((await ada.browser.send("POST", `${PATH}/entries`, { entries: [banana] })).status).toBe(201);
    const day = async (completeness: "complete" | "partial") => {
      const { version } = (await (await ada.browser.get(PATH)).json()) as { readonly version: number };
      expect((await ada.browser.send("PATCH", PATH, { completeness, version })).status).toBe(200);
    };
    await day("complete");
    expect(await feed(bob)).toEqual([]);
    const { settings } = (await (await ada.browser.get("/api/services/account")).json()) as {
      readonly settings: { readonly version: number };
    };
    const change = { version: settings.version, news: { day_completed: true } };
    expect((await ada.browser.send("PATCH", "/api/services/account", change)).status).toBe(200);
    await day("partial");
    await day("complete");
    expect(await feed(bob)).toMatchObject([{ kind: "day_completed", words: TODAY }]);
    await day("partial");
    expect(await feed(bob)).toEqual([]);
  });

  it("SO37 W602 W603 strangers like, read and report nothing; a report is kept, and comments go with their author", async () => {
    const [ada, bob] = await friends("nf-c");
    const eve = await joined("eve-nf-c");
    const entry = newId();
    await run(ada.news.post(entry, "Buy now"));
    const report = { id: newId(), entry, reason: "spam", text: "" } as const;
    for (const act of [
      eve.news.like(entry, true),
      eve.news.comment(newId(), entry, "x"),
      eve.news.comments(entry),
      eve.news.report(report),
    ])
      expect(await refusal(act as typeof act)).toEqual({ _tag: "NewsNotFound" });
    await run(bob.news.report(report));
    await run(bob.news.comment(newId(), entry, "Nice"));
    expect((await run(ada.news.comments(entry))).items).toMatchObject([{ username: bob.name, mayDelete: true }]);
    const kept = await run(server.get(NewsStore).reports(100));
    expect(kept).toMatchObject([{ thing: entry, reported: { words: "Buy now" } }]);
    const { id: key } = (await (await bob.browser.get("/api/services/users")).json()) as { readonly id: never };
    await run(server.get(NewsStore).leave(key));
    expect((await run(ada.news.comments(entry))).items).toEqual([]);
  });
});
