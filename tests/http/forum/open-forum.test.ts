import { join } from "node:path";
import { PROFILE_PARTS } from "@morsel/domain/privacy";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newMember, type SignedInMember, uuidv7 } from "../../support/member.ts";
import { openAt } from "../../support/open-at.ts";
import { dataFolder, startServer, type RunningServer } from "../../support/server.ts";

const PATH = "/api/services/forum";
const ACCOUNT = "/api/services/account";
const HOSTILE = `</script><script>alert(1)</script> & "x" <b>`;

/** The forum as programs that are not members read it, from the process that `npm start` runs. */
describe("the forum for search engines and feed readers", () => {
  const folder = dataFolder();
  let server: RunningServer;
  let ada: SignedInMember;
  let eve: SignedInMember;
  const topic = {
    id: uuidv7(),
    post_id: uuidv7(),
    category: "recipes",
    title: `Soup ${HOSTILE}`.slice(0, 100),
    text: HOSTILE,
  };
  const spam = { id: uuidv7(), post_id: uuidv7(), category: "help", title: "Buy pills", text: "Pills" };
  const spamReply = { id: uuidv7(), topic_id: topic.id, text: "Cheap pills" };

  const send = async (who: SignedInMember, path: string, body: object): Promise<void> => {
    const { status } = await who.call(`${PATH}/${path}`, { method: "POST", body });
    expect([path, status]).toEqual([path, 201]);
  };
  /** Moderators prove a second step, which no test of feeds is about: their acts are written where they keep them. */
  const change = async (statement: string): Promise<void> => {
    const sql = await openAt(join(folder.path, "morsel.sqlite"));
    await Effect.runPromise(Effect.ensuring(sql.script(statement), sql.close));
  };
  beforeAll(async () => {
    server = await startServer(folder.path);
    [ada, eve] = [await newMember(server.origin), await newMember(server.origin)];
    await send(ada, "topics", topic);
    await send(ada, "posts", { id: uuidv7(), topic_id: topic.id, text: "An answer" });
    await send(eve, "topics", spam);
    await send(eve, "posts", spamReply);
    await change(`insert into forum_ban (member_id, reason, until, banned_at) values ('${eve.id}', 'Spam', null, 0)`);
  });
  afterAll(async () => {
    await server.kill();
    folder.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(server.origin + path, { headers });
  const html = async (path: string, status = 200): Promise<string> => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, status]);
    return answer.text();
  };
  const structured = (page: string): readonly { readonly [name: string]: unknown }[] =>
    [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = ""]) =>
      JSON.parse(json),
    );
  const isListed = (page: string): boolean => !page.includes('<meta name="robots" content="noindex">');
  const canonical = (page: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(page)?.[1];
  const feedOf = (page: string): string | undefined =>
    /<link rel="alternate" type="application\/atom\+xml" title="[^"]*" href="([^"]*)">/
      .exec(page)?.[1]
      ?.replaceAll("&amp;", "&");

  it("W628 FO60 feeds are found from the pages, are Atom, and say what visitors see and nothing of who is banned", async () => {
    for (const page of [
      "/community",
      "/community/categories/recipes",
      `/community/topics/${topic.id}`,
      "/de/community",
    ]) {
      const address = feedOf(await html(page));
      expect([page, address?.startsWith(`${server.origin}${PATH}/`)]).toEqual([page, true]);
      const answer = await fetch(address ?? "");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
      const text = await answer.text();
      expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
      expect(text.replaceAll("&amp;", "&")).toContain(`rel="self" type="application/atom+xml" href="${address}"`);
      expect(text).toContain("Soup &lt;/script&gt;");
      expect(text).toContain(`<name>${ada.username}</name>`);
      for (const gone of ["<script", "pills", eve.username]) expect(text.toLowerCase()).not.toContain(gone);
    }
    const rss = await fetch(`${server.origin}${PATH}/topics/${topic.id}/feed?format=rss`);
    expect(rss.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const text = await rss.text();
    for (const said of ['<rss version="2.0"', `<dc:creator>${ada.username}</dc:creator>`, "Soup &lt;/script&gt;"])
      expect(text).toContain(said);
    for (const gone of ["<script", "pills", eve.username]) expect(text.toLowerCase()).not.toContain(gone);
    expect(await html("/community")).toContain('<link rel="alternate" type="application/rss+xml"');
    await html(`${PATH}/feed?format=pdf`, 400);
    expect(await html(`${PATH}/feed?category=help`)).not.toContain("<entry>");
    await html(`${PATH}/topics/${spam.id}/feed`, 404);
    await html(`${PATH}/topics/${uuidv7()}/feed`, 404);
    await html(`${PATH}/feed?category=nowhere`, 422);
  });

  it("W628 a feed that did not change is not sent again, by tag and by date, and one that changed is", async () => {
    const path = `${PATH}/topics/${topic.id}/feed`;
    const { headers } = await get(path);
    const [etag, date] = [headers.get("etag") ?? "", headers.get("last-modified") ?? ""];
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(new Date(date).toUTCString()).toBe(date);
    const status = async (given: Record<string, string>) => (await get(path, given)).status;
    expect(await status({ "if-none-match": etag })).toBe(304);
    expect(await status({ "if-none-match": `W/"other", ${etag}` })).toBe(304);
    expect(await status({ "if-modified-since": date })).toBe(304);
    expect(await status({ "if-modified-since": new Date(Date.parse(date) - 1000).toUTCString() })).toBe(200);
    expect(await status({ "if-modified-since": "nonsense" })).toBe(200);
    // A tag counts before a date.
    expect(await status({ "if-none-match": 'W/"other"', "if-modified-since": date })).toBe(200);
    await send(ada, "posts", { id: uuidv7(), topic_id: topic.id, text: "One more" });
    expect(await status({ "if-none-match": etag })).toBe(200);
  });

  it("FO60 a former member is called so in the language of the feed", async () => {
    const left = { id: uuidv7(), post_id: uuidv7(), category: "recipes", title: "Goodbye", text: "I leave" };
    await send(ada, "topics", left);
    await change(`update forum_topic set author_id = null where id = '${left.id}'`);
    for (const format of ["atom", "rss"]) {
      const feed = `${PATH}/feed?category=recipes&format=${format}`;
      expect(await html(`${feed}&locale=de`)).toContain(">Ehemaliges Mitglied<");
      expect(await html(feed)).toContain(">Former member<");
    }
  });

  it("W629 a topic says itself as data that nothing in it can leave, with its place in the forum and one address", async () => {
    const page = await html(`/community/topics/${topic.id}?utm_source=x`);
    const url = `${server.origin}/community/topics/${topic.id}`;
    expect([canonical(page), isListed(page)]).toEqual([url, true]);
    expect(page).not.toContain("<script>alert");
    const [posting, trail] = structured(page);
    expect(posting).toMatchObject({
      "@context": "https://schema.org",
      "@type": "DiscussionForumPosting",
      url,
      headline: topic.title,
      text: topic.text,
      author: { "@type": "Person", name: ada.username, url: `${server.origin}/profile/${ada.username}` },
      interactionStatistic: { userInteractionCount: 3 },
      comment: [{ "@type": "Comment", text: "An answer" }, { text: "Cheap pills" }, { text: "One more" }],
    });
    expect(trail).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${server.origin}/community` },
        { position: 2, item: `${server.origin}/community/categories/recipes` },
        { position: 3, name: topic.title, item: url },
      ],
    });
    expect(canonical(await html(`/de/community/topics/${topic.id}`))).toBe(
      `${server.origin}/de/community/topics/${topic.id}`,
    );
  });

  it("W629 search engines list no empty category, no search, no page of the reader's own and no private profile", async () => {
    const listed = async (path: string, status = 200) => isListed(await html(path, status));
    for (const path of ["/community", "/community/categories/recipes"])
      expect([path, await listed(path)]).toEqual([path, true]);
    for (const path of [
      "/community/categories/off-topic",
      "/de/community/categories/off-topic",
      "/community/search",
      "/community/search?q=soup",
      "/community/new",
    ])
      expect([path, await listed(path)]).toEqual([path, false]);
    expect(await listed(`/community/topics/${uuidv7()}`, 404)).toBe(false);
    const profile = `/profile/${ada.username}`;
    expect(await listed(profile)).toBe(true);
    const { settings } = (await (await ada.call(ACCOUNT)).json()) as {
      readonly settings: { readonly version: number };
    };
    const privacy = Object.fromEntries(PROFILE_PARTS.map((part) => [part, "friends"]));
    const { status } = await ada.call(ACCOUNT, { method: "PATCH", body: { version: settings.version, privacy } });
    expect(status).toBe(200);
    expect(await listed(profile)).toBe(false);
  });
});
