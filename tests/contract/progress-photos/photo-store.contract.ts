import { randomUUID } from "node:crypto";
import { PhotoStore, type PhotoImages } from "@morsel/application/progress-photos/photo-store";
import { addDays, type TimeOfDay } from "@morsel/domain/calendar";
import { byNewest, PHOTO_LIMITS, type PhotoId, type ProgressPhoto } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, MONDAY, refusal, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 3, 12);
const DAY = 86_400_000;

const aPhoto = (change: Partial<ProgressPhoto> = {}): ProgressPhoto => ({
  id: randomUUID() as PhotoId,
  date: MONDAY,
  width: 900,
  height: 1200,
  ...change,
});

/** Every byte there is, so that none is lost on its way. */
const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, n) => n);
const images = (more = 0): PhotoImages => ({
  small: EVERY_BYTE,
  medium: EVERY_BYTE.toReversed(),
  large: new Uint8Array(1 + more).fill(7),
});
const plain = (image: Uint8Array | undefined): readonly number[] => [...(image ?? [])];

/** Every promise a store of progress photos makes. */
export const photoStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps progress photos`, () => {
    let stores: Stores;
    let store: PhotoStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(PhotoStore);
    });

    it("W110 W113 its bytes come back as they were, to its owner alone; the same again is one photo", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const photo = aPhoto({ time: "07:10" as TimeOfDay });
      expect(await run(store.add(ada, photo, images()))).toEqual(photo);
      expect(await run(store.add(ada, { ...photo, width: 1 }, images(5)))).toEqual(photo);
      expect(await run(store.byId(ada, photo.id))).toEqual(photo);
      expect(plain(await run(store.image(ada, photo.id, "small")))).toEqual(plain(EVERY_BYTE));
      expect(plain(await run(store.image(ada, photo.id, "medium")))).toEqual(plain(EVERY_BYTE.toReversed()));
      expect(plain(await run(store.image(ada, photo.id, "large")))).toEqual([7]);
      expect(await run(store.image(bob, photo.id, "small"))).toBeUndefined();
      expect(await run(store.byId(bob, photo.id))).toBeUndefined();
      const unknown = { _tag: "PhotoNotFound", id: photo.id };
      expect(await refusal(store.remove(bob, photo.id, NOW))).toEqual(unknown);
      expect(await refusal(store.restore(bob, photo.id))).toEqual(unknown);
      expect(await run(store.page(bob, { limit: 9 }))).toEqual([]);
    });

    it("M12 pages follow each other, the newest first, without a gap or a repeat", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: 11 }, (_, n) =>
        aPhoto({ date: addDays(MONDAY, n % 3), ...(n % 2 === 0 ? { time: "08:00" as TimeOfDay } : {}) }),
      );
      for (const photo of all) await run(store.add(ada, photo, images()));
      const read: ProgressPhoto[] = [];
      for (let last = undefined as ProgressPhoto | undefined; ; last = read.at(-1)) {
        const page = await run(store.page(ada, { limit: 3, ...(last === undefined ? {} : { after: last }) }));
        if (page.length === 0) break;
        read.push(...page);
      }
      expect(read).toEqual(all.toSorted(byNewest));
    });

    it("W114 what is deleted is not shown, comes back, and is erased when its day is over", async () => {
      const ada = await joined(stores);
      const [gone, kept, late] = [aPhoto(), aPhoto({ date: TUESDAY }), aPhoto()];
      for (const photo of [gone, kept, late]) await run(store.add(ada, photo, images()));
      // Deleting twice is harmless, and the first time counts.
      for (const now of [NOW, NOW + 5 * DAY]) expect(await run(store.remove(ada, gone.id, now))).toEqual(gone);
      await run(store.remove(ada, late.id, NOW + DAY));
      expect(await run(store.page(ada, { limit: 9 }))).toEqual([kept]);
      expect(await run(store.image(ada, gone.id, "small"))).toBeUndefined();
      expect(await run(store.byId(ada, gone.id))).toBeUndefined();
      for (let n = 0; n < 2; n += 1) expect(await run(store.restore(ada, gone.id))).toEqual(gone);
      expect(await run(store.erase(NOW + DAY, 100))).toBe(0);
      await run(store.remove(ada, gone.id, NOW));
      expect(await run(store.erase(NOW + DAY, 100))).toBe(1);
      expect((await refusal(store.restore(ada, gone.id)))._tag).toBe("PhotoNotFound");
      expect(await run(store.restore(ada, late.id))).toEqual(late);
      expect(plain(await run(store.image(ada, kept.id, "large")))).toEqual([7]);
      // Under an id whose photo was erased there is room for another one.
      await run(store.add(ada, gone, images(2)));
      expect(plain(await run(store.image(ada, gone.id, "large")))).toEqual([7, 7, 7]);
    });

    it("W114 many are erased some at a time", async () => {
      const ada = await joined(stores);
      for (let n = 0; n < 5; n += 1) {
        const photo = aPhoto();
        await run(store.add(ada, photo, images()));
        await run(store.remove(ada, photo.id, NOW));
      }
      const erased: number[] = [];
      for (let n = 0; n < 4; n += 1) erased.push(await run(store.erase(NOW + 1, 2)));
      expect(erased).toEqual([2, 2, 1, 0]);
    });

    it("W115 there are so many photos and no more, the deleted ones among them", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: PHOTO_LIMITS.photos - 1 }, () => aPhoto());
      for (const photo of all) await run(store.add(ada, photo, images()));
      await run(store.remove(ada, all[0]?.id ?? aPhoto().id, NOW));
      const { won, refusals } = await atOnce([aPhoto(), aPhoto()].map((photo) => store.add(ada, photo, images())));
      expect([won.length, refusals.map(({ _tag }) => _tag)]).toEqual([1, ["PhotosAreFull"]]);
    });
  });
