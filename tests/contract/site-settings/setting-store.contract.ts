import { randomUUID } from "node:crypto";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { SettingStore } from "@morsel/application/site-settings/setting-store";
import type { AuditAct, AuditEntry } from "@morsel/domain/admin";
import type { Flag } from "@morsel/domain/eligibility";
import type { StoredSetting } from "@morsel/domain/site-settings";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { run, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);

export const settingStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what admins set`, () => {
    let stores: Stores;
    let store: SettingStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(SettingStore);
    });
    const line = (act: AuditAct): AuditEntry => ({ id: randomUUID(), at: NOW, act, reason: "For the spring" });
    const set = (setting: StoredSetting, entry: AuditEntry) =>
      store.change(() => Effect.succeed({ name: setting.name, setting, entry }));
    const reset = (name: string, entry: AuditEntry) => store.change(() => Effect.succeed({ name, entry }));
    const setFlag = (flag: Flag, entry: AuditEntry) =>
      store.changeFlag(() => Effect.succeed({ name: flag.name, flag, setBy: "page", entry }));
    const resetFlag = (name: string, entry: AuditEntry) =>
      store.changeFlag(() => Effect.succeed({ name, setBy: "page", entry }));
    const logged = async (act: AuditAct, id: string) =>
      (await run(stores.get(AdminStore).audit({ limit: 100, act }))).filter((entry) => entry.id === id).length;
    const kept = async (name: string) => (await run(store.all)).filter((one) => one.name === name);

    it("W760 a setting is kept as it is, the last one, with a line of the log each, until it is reset", async () => {
      const values = ["https://ü.example", false, null, ["a", "b"], { month: 999, year: 4999 }];
      for (const value of values) {
        const entry = line("settingSet");
        await run(set({ name: "some", value }, entry));
        expect([await kept("some"), await logged("settingSet", entry.id)]).toEqual([[{ name: "some", value }], 1]);
      }
      await run(set({ name: "other", value: true }, line("settingSet")));
      await run(reset("some", line("settingReset")));
      expect([await kept("some"), await kept("other")]).toEqual([[], [{ name: "other", value: true }]]);
    });

    it("W530 W760 an act that comes again under its id changes nothing", async () => {
      const [first, gone] = [line("settingSet"), line("settingReset")];
      await run(set({ name: "twice", value: "first" }, first));
      await run(set({ name: "twice", value: "second" }, first));
      expect(await kept("twice")).toEqual([{ name: "twice", value: "first" }]);
      await run(reset("twice", gone));
      await run(set({ name: "twice", value: "third" }, line("settingSet")));
      await run(reset("twice", gone));
      expect(await kept("twice")).toEqual([{ name: "twice", value: "third" }]);
    });

    it("W760 what stood before is what the act before left, however many come at once", async () => {
      const before: (number | undefined)[] = [];
      const count = () =>
        store.change((stored) => {
          const found = stored.find(({ name: one }) => one === "counted")?.value;
          const at = typeof found === "string" ? Number(found) : undefined;
          before.push(at);
          const setting = { name: "counted", value: String((at ?? 0) + 1) };
          return Effect.succeed({ name: "counted", setting, entry: line("settingSet") });
        });
      await Promise.all([count(), count(), count()].map((act) => run(act)));
      expect(before).toEqual([undefined, 1, 2]);
    });

    it("W763 a flag is set for a page and reset, each with its line and once", async () => {
      const flag = { name: `flag-${randomUUID()}`, treatment: "on", config: { a: 1 }, audience: { share: 5 } };
      const found = async () => (await run(stores.get(FlagStore).all)).filter(({ name: one }) => one === flag.name);
      const [first, gone] = [line("flagSet"), line("flagReset")];
      for (const treatment of ["on", "off"]) await run(setFlag({ ...flag, treatment }, first));
      expect(await found()).toEqual([{ ...flag, setBy: "page" }]);
      await run(resetFlag(flag.name, gone));
      expect([await found(), await logged("flagSet", first.id), await logged("flagReset", gone.id)]).toEqual([
        [],
        1,
        1,
      ]);
    });
  });
