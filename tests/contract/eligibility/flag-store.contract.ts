import { randomUUID } from "node:crypto";
import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { beforeAll, describe, expect, it } from "vitest";
import { run, type Fresh, type Stores } from "../stores.ts";

export const flagStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps feature flags`, () => {
    let stores: Stores;
    let store: FlagStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(FlagStore);
    });

    it("W203 a name has one setting, the last, with whatever it carries", async () => {
      const flag = `flag-${randomUUID()}`;
      const configs = [
        null,
        "text",
        { show_banner: true, language_configs: [{ language: "de", message: "<b>ü</b>" }] },
      ];
      for (const config of configs) {
        await run(store.set({ name: flag, treatment: "on", config }, "command"));
        const found = (await run(store.all)).filter((one) => one.name === flag);
        expect(found).toEqual([{ name: flag, treatment: "on", config, audience: {}, setBy: "command" }]);
      }
    });

    it("EL23 a flag keeps for whom it holds, until it is set anew", async () => {
      const name = `flag-${randomUUID()}`;
      const kept = async () => (await run(store.all)).find((one) => one.name === name)?.audience;
      const audience = { share: 12.5, countries: ["DE", "AT"], locales: ["de"], hasPremium: false };
      await run(store.set({ name, treatment: "on", config: null, audience }, "command"));
      expect(await kept()).toEqual(audience);
      await run(store.set({ name, treatment: "on", config: null }, "page"));
      expect(await kept()).toEqual({});
    });

    it("W203 a flag says who set it last, and is gone when it is reset", async () => {
      const name = `flag-${randomUUID()}`;
      const kept = async () => (await run(store.all)).find((one) => one.name === name)?.setBy;
      await run(store.set({ name, treatment: "on", config: null }, "command"));
      expect(await kept()).toBe("command");
      await run(store.set({ name, treatment: "off", config: null }, "page"));
      expect(await kept()).toBe("page");
      for (const _ of [1, 2]) await run(store.reset(name));
      expect(await kept()).toBeUndefined();
    });
  });
