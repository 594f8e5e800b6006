import { SharingStore } from "@morsel/application/social/sharing-store";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

/** Every promise a store of sharing makes. */
export const sharingStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps with whom diaries are shared`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("W151 nobody until the owner says so, each member apart, the slower of two writers refused", async () => {
      const store = stores.get(SharingStore);
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const none = { sharing: { _tag: "Private" }, version: 0 } as const;
      expect(await run(store.of(ada))).toEqual(none);
      const locked = { sharing: { _tag: "Locked", key: "„öffne dich“" }, version: 1 } as const;
      await run(store.put(ada, locked));
      expect([await run(store.of(ada)), await run(store.of(bob))]).toEqual([locked, none]);
      const again = { sharing: { _tag: "Public" }, version: 1 } as const;
      expect(await refusal(store.put(ada, again))).toEqual({ _tag: "SharingVersionConflict", current: locked });
      const next = { ...again, version: 2 };
      const { won, refusals } = await atOnce([store.put(ada, next), store.put(ada, next)]);
      expect([won.length, refusals.length]).toEqual([1, 1]);
      expect(await run(store.of(ada))).toEqual(next);
    });
  });
