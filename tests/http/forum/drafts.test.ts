import { describe, expect, it } from "vitest";
import { forumWorld } from "./forum-world.ts";
import { id } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";

const PATH = "/api/services/forum/drafts";
let made = 695_000;
const newId = (): string => id((made += 1));

describe("drafts of the forum through the wire", () => {
  const { joined } = forumWorld();

  it("FO53 SO47 W631 what was begun is there on another device, a stale one overwrites nothing, and posting ends it", async () => {
    const [ada, bob] = [await joined("ada-fd-a"), await joined("bob-fd-a")];
    const begun = { place: "new", category: "recipes", title: "Dal", text: "Len", version: 0 };
    for (const _ of [1, 2]) await run(ada.forum.saveDraft(begun));
    await run(ada.forum.saveDraft({ ...begun, text: "Lentils", version: 1 }));
    expect(await refusal(ada.forum.saveDraft({ ...begun, text: "Stale", version: 1 }))).toEqual({
      _tag: "DraftVersionConflict",
    });
    expect(await run(ada.forum.draft("new"))).toMatchObject({ title: "Dal", text: "Lentils", version: 2 });
    expect([await run(bob.forum.draft("new")), await run(bob.forum.drafts)]).toEqual([undefined, []]);
    const topic = newId();
    await run(ada.forum.addTopic({ id: topic, post: newId(), category: "recipes", title: "Dal", text: "Lentils" }));
    expect(await run(ada.forum.draft("new"))).toBeUndefined();
    await run(bob.forum.saveDraft({ place: topic, category: "", title: "", text: "**Beans**", version: 0 }));
    expect(await run(bob.forum.drafts)).toMatchObject([{ place: topic, topic: "Dal", piece: "**Beans**" }]);
    await run(bob.forum.addPost({ id: newId(), topic, text: "**Beans**" }));
    expect(await run(bob.forum.drafts)).toEqual([]);
    await run(bob.forum.saveDraft({ place: topic, category: "", title: "", text: "More", version: 0 }));
    await run(bob.forum.removeDraft(topic));
    expect(await run(bob.forum.drafts)).toEqual([]);
  });

  it("FO53 places that are none, long texts and versions that are none are refused", async () => {
    const ada = await joined("ada-fd-b");
    const good = { place: "new", category: "", title: "", text: "x", version: 0 };
    for (const bad of [
      { place: "x" },
      { place: "../new" },
      { text: "x".repeat(20_001) },
      { title: "x".repeat(121) },
      { category: "x".repeat(81) },
      { version: -1 },
      { version: 0.5 },
    ])
      expect([bad, (await ada.browser.send("POST", PATH, { ...good, ...bad })).status]).toEqual([bad, 400]);
    expect((await ada.browser.get(`${PATH}/one?place=x`)).status).toBe(400);
    expect(await run(ada.forum.drafts)).toEqual([]);
  });
});
