import { randomUUID } from "node:crypto";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { StatisticsStore } from "@morsel/application/back-office/statistics";
import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import type { AuditAct, AuditEntry } from "@morsel/domain/admin";
import { weekOf, WEEK_MS } from "@morsel/domain/back-office";
import {
  type FoodId,
  type IndexingWords,
  NO_COUNTS,
  packRow,
  parsePriorRules,
  prepareRow,
  readLexicon,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const WORDS: IndexingWords = {
  lexicon: readLexicon({ weights: {}, optional: [], related: [] }, ""),
  plainness: parsePriorRules({ datasets: {}, categories: [], states: [] }),
  isShipped: () => false,
};
const TRAITS = { isBranded: true, isSurveyed: false, isDiscontinued: false, fame: 0, shippedIds: [] };
const NOW = Date.UTC(2026, 2, 2, 12);

/** Every promise that the store of the back office makes. */
export const backOfficeStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what admins give`, () => {
    let stores: Stores;
    let office: BackOfficeStore;
    beforeAll(async () => {
      stores = await fresh();
      office = stores.get(BackOfficeStore);
    });
    const someone = async (): Promise<MemberId> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member.id;
    };
    const line = (act: AuditAct, subject?: MemberId): AuditEntry => ({
      id: randomUUID(),
      at: NOW,
      act,
      reason: "A prize",
      ...(subject === undefined ? {} : { subject }),
    });
    const until = async (id: MemberId) => (await run(stores.members.byId(id)))?.premium?.until ?? 0;

    it("W697 W698 a source is switched, and an import hidden with its job, once and with a line of the log", async () => {
      const catalogues = stores.get(CatalogueStore);
      const [food] = SAMPLE_FOODS;
      if (food === undefined) throw new Error("There are no sample foods.");
      const running = await run(catalogues.begin("off", { name: "off.gz", path: "off.gz", mark: "1" }, NOW));
      const row = { food: { ...food, id: "off-1" as FoodId }, revision: "1", traits: TRAITS };
      await run(catalogues.write(running, [packRow(prepareRow(row, WORDS))], NO_COUNTS));
      const state = async () => (await run(catalogues.imports)).find(({ name }) => name === running.name)?.state;
      const job = { id: "undo-off", kind: "undo-food-import", payload: { name: running.name }, dueAt: NOW };
      await run(office.undoImport(running.name, job, line("importUndone")));
      expect(await state()).toBe("running");
      await run(catalogues.finish(running, NOW));
      expect(await state()).toBe("complete");
      const undone = line("importUndone");
      for (const _ of [1, 2]) await run(office.undoImport(running.name, { ...job, id: "undo-again" }, undone));
      expect(await state()).toBe("undoing");
      const isOn = async () => (await run(catalogues.sources)).find(({ source }) => source === "off")?.isOn;
      const switched = line("sourceSwitched");
      await run(office.switchSource("off", false, switched));
      expect(await isOn()).toBe(false);
      await run(office.switchSource("off", true, switched));
      expect(await isOn()).toBe(false);
      await run(office.switchSource("off", true, line("sourceSwitched")));
      expect(await isOn()).toBe(true);
      await run(catalogues.undo(running.name));
    });

    it("W640 BO1 a gift is beside the member with its line of the log, once; and ends with another act", async () => {
      const [ada, ben] = [await someone(), await someone()];
      const given = line("premiumGiven", ada);
      const gift = { id: "by hand", until: NOW + 90, at: NOW };
      await run(office.givePremium(ada, gift, given));
      await run(office.givePremium(ada, { ...gift, until: NOW + 900 }, given));
      expect([await until(ada), await until(ben)]).toEqual([NOW + 90, 0]);
      expect(await run(stores.get(MembershipStore).subscriptions(ada))).toEqual([
        { id: "by hand", source: "operator", grantedUntil: NOW + 90, createdAt: NOW },
      ]);
      await run(office.givePremium(ada, { ...gift, until: NOW }, line("premiumTakenBack", ada)));
      expect(await until(ada)).toBe(NOW);
      const log = await run(stores.get(AdminStore).audit({ subject: ada, limit: 9 }));
      expect(log.map(({ act }) => act).toSorted()).toEqual(["premiumGiven", "premiumTakenBack"]);
    });

    it("BO4 W640 there is one announcement, kept as it was saved, in place of the one before, until it is ended", async () => {
      const first = {
        id: randomUUID(),
        texts: { en: "Soup", de: "Suppe" },
        link: "/premium",
        from: NOW,
        until: NOW + 9,
      };
      const second = { id: randomUUID(), texts: { en: "Bread" }, from: NOW, until: NOW + 5 };
      const saved = line("announcementSaved");
      await run(office.saveAnnouncement(first, saved));
      await run(office.saveAnnouncement(second, saved));
      expect(await run(office.announcement)).toEqual(first);
      await run(office.saveAnnouncement(second, line("announcementSaved")));
      expect(await run(office.announcement)).toEqual(second);
      await run(office.endAnnouncement(line("announcementEnded")));
      expect(await run(office.announcement)).toBeUndefined();
    });

    it("W646 reports are listed, the newest first, without what they say; one is applied again, once for each act", async () => {
      const premium = stores.get(MembershipStore);
      const ada = await someone();
      const late = NOW * 5;
      const event = (n: number) =>
        ({
          provider: "stripe",
          id: `${ada} ${n}`,
          body: '{"secret":1}',
          receivedAt: late + Math.floor(n / 2),
        }) as const;
      await run(premium.receive([{ ...event(1), member: ada }, event(2), event(3)]));
      await run(premium.pass(event(1), NOW));
      const shown = (n: number) =>
        ({ provider: "stripe", id: `${ada} ${n}`, receivedAt: event(n).receivedAt }) as const;
      const one = { ...shown(1), member: ada, appliedAt: NOW };
      expect(await run(office.events({ limit: 3 }))).toEqual([shown(3), shown(2), one]);
      const after = { at: shown(3).receivedAt, id: shown(3).id };
      expect(await run(office.events({ limit: 2, after }))).toEqual([shown(2), one]);
      const again = line("eventApplied");
      expect(await run(office.applyEventAgain(one, again))).toBe(true);
      expect((await run(premium.waiting(100))).map(({ id }) => id)).toContain(one.id);
      await run(premium.pass(event(1), NOW + 1));
      expect(await run(office.applyEventAgain(one, again))).toBe(true);
      expect((await run(office.events({ limit: 3 })))[2]).toMatchObject({ appliedAt: NOW + 1 });
      expect(await run(office.applyEventAgain({ ...one, provider: "sandbox" }, line("eventApplied")))).toBe(false);
      for (const n of [2, 3]) await run(premium.pass(event(n), NOW));
    });

    it("BO6 W644 members are counted by the week of joining and by how long they stayed", async () => {
      const statistics = stores.get(StatisticsStore);
      const week = weekOf(NOW * 7);
      const join = (createdAt: number, lastLogin?: number) =>
        run(
          stores.members.create(
            aMember({ createdAt, ...(lastLogin === undefined ? {} : { lastLogin }) }),
            "hash",
            someGoals(),
          ),
        );
      await join(week);
      await join(week + WEEK_MS - 1);
      await join(week + WEEK_MS);
      expect(await run(statistics.stays(week + 5))).toEqual([
        { week, weeks: 0, members: 2 },
        { week: week + WEEK_MS, weeks: 0, members: 1 },
      ]);
      const { all, premium } = await run(statistics.members(NOW));
      expect([all >= 3, premium <= all]).toEqual([true, true]);
    });

    it("W640 W642 codes are listed by their texts, saved with a line once, and keep their count", async () => {
      const mark = `ZZ${randomUUID().slice(0, 8).toUpperCase()}`;
      const code = (n: number) =>
        ({ code: `${mark}${n}`, gives: "months", months: n, until: NOW + n, uses: 0, most: 5 }) as const;
      for (const n of [3, 1, 2]) await run(office.saveCode(code(n), line("codeMade")));
      const listed = (limit: number, after: string) => run(office.codes({ limit, after }));
      expect(await listed(2, mark)).toEqual([code(1), code(2)]);
      expect(await listed(9, code(2).code)).toEqual([code(3)]);
      const ada = await someone();
      await run(stores.get(MembershipStore).redeem(ada, code(3).code, NOW));
      const ended = line("codeEnded");
      await run(office.saveCode({ ...code(3), until: NOW }, ended));
      await run(office.saveCode({ ...code(3), until: NOW + 9 }, ended));
      expect(await listed(1, code(2).code)).toEqual([{ ...code(3), until: NOW, uses: 1 }]);
    });
  });
