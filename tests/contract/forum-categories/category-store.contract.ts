import { randomUUID } from "node:crypto";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { CategoryStore } from "@morsel/application/forum-categories/category-store";
import type { AuditEntry } from "@morsel/domain/admin";
import type { StoredCategory } from "@morsel/domain/forum";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal, run, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const BREAD: StoredCategory = {
  slug: "bread",
  locale: "de",
  names: { en: "Bread", de: "Brot" },
  descriptions: { de: "Alles aus Mehl" },
  state: "closed",
  position: 3,
};
const SOUP: StoredCategory = {
  slug: "soup",
  locale: undefined,
  names: { en: "Soup" },
  descriptions: {},
  state: "open",
  position: 1,
};

export const categoryStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the categories of the forum`, () => {
    let stores: Stores;
    let store: CategoryStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(CategoryStore);
    });
    const line = (): AuditEntry => ({ id: randomUUID(), at: NOW, act: "categorySaved", reason: "For the spring" });
    const lines = async () => (await run(stores.get(AdminStore).audit({ limit: 100, act: "categorySaved" }))).length;
    const put = (...rows: readonly StoredCategory[]) => store.change(() => Effect.succeed({ rows, entry: line() }));

    it("W801 categories are kept as they are, in their order, and what changes them reads them first", async () => {
      expect(await run(store.all)).toEqual([]);
      await run(put(BREAD, SOUP));
      expect(await run(store.all)).toEqual([SOUP, BREAD]);
      const moved = { ...BREAD, position: 0, locale: undefined, state: "archived" } as const;
      let seen: readonly StoredCategory[] = [];
      await run(
        store.change((stored) => {
          seen = stored;
          return Effect.succeed({ rows: [moved], entry: line() });
        }),
      );
      expect([seen, await run(store.all), await lines()]).toEqual([[SOUP, BREAD], [moved, SOUP], 2]);
    });

    it("W530 W801 an act that comes again under its id changes nothing, and one that is refused leaves nothing", async () => {
      const [before, entry] = [await lines(), line()];
      await run(store.change(() => Effect.succeed({ rows: [SOUP], entry })));
      await run(store.change(() => Effect.succeed({ rows: [{ ...SOUP, position: 9 }], entry })));
      expect(await refusal(store.change(() => Effect.fail({ _tag: "No" })))).toEqual({ _tag: "No" });
      expect((await run(store.all)).find(({ slug }) => slug === "soup")).toEqual(SOUP);
      expect(await lines()).toBe(before + 1);
    });

    it("W801 two acts at once see each other", async () => {
      const add = (slug: string) =>
        store.change((stored) =>
          Effect.succeed({ rows: [{ ...SOUP, slug, position: 100 + stored.length }], entry: line() }),
        );
      const before = (await run(store.all)).length;
      await Promise.all(["a", "b", "c"].map((slug) => run(add(slug))));
      const places = (await run(store.all)).map(({ position }) => position).filter((place) => place >= 100);
      expect(places).toEqual([100 + before, 101 + before, 102 + before]);
    });
  });
