import { randomUUID } from "node:crypto";
import { BlockStore } from "@morsel/application/friends/block-store";
import { DraftStore, type ForumDraft } from "@morsel/application/forum/draft-store";
import { NEW_TOPIC } from "@morsel/domain/forum";
import { ForumStore } from "@morsel/application/forum/forum-store";
import type { Member } from "@morsel/domain/identity";
import { DRAFTS_LIMIT } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 7, 2, 12);

/** Every promise that the store of the forum's drafts makes. */
export const draftStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps drafts of the forum`, () => {
    let stores: Stores;
    let forum: ForumStore;
    let store: DraftStore;
    beforeAll(async () => {
      stores = await fresh();
      [forum, store] = [stores.get(ForumStore), stores.get(DraftStore)];
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const draft = (place: string, change: Partial<ForumDraft> = {}): ForumDraft => ({
      place,
      category: "",
      title: "",
      text: "Half",
      version: 1,
      savedAt: NOW,
      ...change,
    });
    const post = () => ({ id: randomUUID(), source: "Soup", html: "Soup", renderer: 2, at: NOW });

    it("FO53 SO47 W631 a draft is kept for each place of each member, and a stale one overwrites nothing", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const place = randomUUID();
      for (const _ of [1, 2]) await run(store.save(ada.id, draft(place)));
      await run(store.save(ada.id, draft(place, { text: "Half a reply", version: 2, savedAt: NOW + 1 })));
      expect(await refusal(store.save(ada.id, draft(place, { text: "Stale", version: 2 })))).toEqual({
        _tag: "DraftVersionConflict",
      });
      const begun = draft(NEW_TOPIC, { category: "success-stories", title: "So", savedAt: NOW + 2 });
      await run(store.save(ada.id, begun));
      expect(await run(store.draft(ada.id, NEW_TOPIC))).toEqual(begun);
      expect((await run(store.drafts(ada.id))).map(({ text }) => text)).toEqual(["Half", "Half a reply"]);
      expect([await run(store.draft(bob.id, place)), await run(store.drafts(bob.id))]).toEqual([undefined, []]);
      await run(store.remove(bob.id, place));
      await run(store.remove(ada.id, place));
      expect((await run(store.drafts(ada.id))).map(({ place: at }) => at)).toEqual([NEW_TOPIC]);
    });

    it("FO53 SO27 a member has so many, and what is there is saved on", async () => {
      const ada = await someone();
      for (let n = 0; n < DRAFTS_LIMIT; n += 1) await run(store.save(ada.id, draft(randomUUID())));
      expect(await refusal(store.save(ada.id, draft(NEW_TOPIC)))).toEqual({
        _tag: "DraftsAreFull",
        limit: DRAFTS_LIMIT,
      });
      const [first] = await run(store.drafts(ada.id));
      await run(store.save(ada.id, draft(first?.place ?? "", { text: "More", version: 2 })));
    });

    it("FO53 W631 what is posted has no draft left, others' drafts stay, and a hidden topic is not named", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const id = randomUUID();
      await run(store.save(ada.id, draft(NEW_TOPIC)));
      await run(
        forum.addTopic(
          { member: ada.id, isModerator: false },
          { id, category: "success-stories", title: "Dal", post: post() },
        ),
      );
      expect(await run(store.drafts(ada.id))).toEqual([]);
      for (const { id: member } of [ada, bob]) await run(store.save(member, draft(id)));
      await run(forum.addPost({ member: ada.id, isModerator: false }, { ...post(), topic: id }));
      expect([await run(store.draft(ada.id, id)), (await run(store.drafts(bob.id)))[0]?.topic]).toEqual([
        undefined,
        "Dal",
      ]);
      await run(stores.get(BlockStore).block(ada.id, bob.id, NOW));
      expect((await run(store.drafts(bob.id)))[0]).toEqual(draft(id));
    });
  });
