import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, id, joined } from "../../http/support/harness.ts";
import { ENGINES } from "../../support/engines.ts";
import { startRecorded } from "../recorded-server.ts";

const PATH = "/api/services/forum";

describe.each(ENGINES)("what a request of the forum costs on $engine", ({ engine, fresh }) => {
  let recorded: Awaited<ReturnType<typeof startRecorded>>;
  let ada: Browser;
  beforeAll(async () => {
    recorded = await startRecorded(fresh);
    ada = await joined(recorded.server, "ada");
    for (const n of [1, 2, 3])
      await ada.send("POST", `${PATH}/topics`, {
        id: id(n),
        post_id: id(n + 10),
        category: "recipes",
        title: `Topic ${n}`,
        text: "Soup",
      });
    const bob = await joined(recorded.server, "bob");
    const other = { id: id(4), post_id: id(21), category: "help", title: "Topic 4", text: "Soup" };
    await bob.send("POST", `${PATH}/topics`, other);
  });
  afterAll(() => recorded.end());
  const counted = async (ask: () => Promise<Response>): Promise<number> => {
    recorded.asked.length = 0;
    expect((await ask()).ok).toBe(true);
    // How often one asks is counted by one statement more.
    return recorded.asked.filter(({ text }) => !text.join("?").includes("rate_limit")).length;
  };
  /** PostgreSQL's writers of one member take their turn by a row. */
  const turn = engine === "PostgreSQL" ? 1 : 0;

  it("W620 lists, topics and followed topics are read by the member and one statement each", async () => {
    expect(await counted(() => ada.get(`${PATH}/topics?category=recipes`))).toBe(2);
    expect(await counted(() => ada.get(`${PATH}/topics`))).toBe(2);
    expect(await counted(() => ada.get(`${PATH}/following`))).toBe(2);
    expect(await counted(() => ada.get(`${PATH}/mentions`))).toBe(2);
    expect(await counted(() => ada.get(`${PATH}/topics/${id(1)}`))).toBe(4);
    expect(await counted(() => ada.get(`${PATH}/reactions`))).toBe(2);
  });

  it("W620 a mark costs the topic and its row, a visit its row before and after and what waits", async () => {
    const send = (path: string, body?: object) => counted(() => ada.send("POST", `${PATH}/${path}`, body));
    expect(await send("topics/read", { id: id(1), number: 1 })).toBe(2 + turn);
    expect(await send("topics/follow", { id: id(1), is_followed: false })).toBe(4 + turn);
    expect(await send("posts", { id: id(31), topic_id: id(4), text: "Here" })).toBe(turn === 1 ? 12 : 13);
    expect(await send("drafts", { place: id(4), category: "", title: "", text: "x", version: 0 })).toBe(4 + turn);
    expect(await counted(() => ada.get(`${PATH}/drafts/one?place=${id(4)}`))).toBe(2);
    expect(await counted(() => ada.get(`${PATH}/drafts`))).toBe(2);
    expect(await send("posts/react", { post_id: id(21), kind: "thanks", is_on: true })).toBe(6 + turn);
    expect(await send("reactions/seen")).toBe(2);
    expect(await send("visits")).toBe(6 + turn);
  });
});
