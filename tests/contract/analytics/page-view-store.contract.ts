import { PageViewStore } from "@morsel/application/analytics/page-view-store";
import { beforeAll, describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { atOnce, run, type Fresh } from "../stores.ts";

/** Days that nobody else counts. */
const [FIRST, SECOND] = [dateOf("2190-03-02"), dateOf("2190-03-03")];

export const pageViewStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} counts page views`, () => {
    let store: PageViewStore;
    beforeAll(async () => {
      store = (await fresh()).get(PageViewStore);
    });

    it("W238 views are counted by day, page and language, also at once, the most viewed of a day first", async () => {
      await atOnce(Array.from({ length: 5 }, () => store.count(SECOND, "/apps", "en")));
      await run(store.count(SECOND, "/apps", "de"));
      await run(store.count(SECOND, "/", "en"));
      await run(store.count(FIRST, "/jobs", "en"));
      const later = [
        { day: SECOND, page: "/apps", locale: "en", views: 5 },
        { day: SECOND, page: "/", locale: "en", views: 1 },
        { day: SECOND, page: "/apps", locale: "de", views: 1 },
      ];
      expect(await run(store.since(FIRST))).toEqual([{ day: FIRST, page: "/jobs", locale: "en", views: 1 }, ...later]);
      expect(await run(store.since(SECOND))).toEqual(later);
    });
  });
