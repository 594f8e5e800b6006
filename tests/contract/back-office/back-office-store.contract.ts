import { randomUUID } from "node:crypto";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import type { AuditAct, AuditEntry } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";

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
