import type { Consequences } from "@morsel/application/identity/consequences";
import type { Agreement } from "@morsel/domain/consent";
import { ConsentStore, type StoredLink } from "@morsel/application/consent/consent-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect, Result } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, joined, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const link = (member: MemberId, change: Partial<StoredLink> = {}): StoredLink => ({
  domain: "MFP",
  domainUserId: member,
  region: "europe",
  consent_matrix_version: "1",
  consents: { purpose_1: true, purpose_2: false },
  ad_consents_last_seen: "2026-03-05T12:00:00.000Z",
  ...change,
});

export const consentStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps consents`, () => {
    let stores: Stores;
    let store: ConsentStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(ConsentStore);
    });

    it("W207 the last answer for a domain counts, domains stand apart, and members too", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      await run(store.save(ada, link(ada)));
      await run(store.save(ada, link(ada, { domain: "OTHER", region: "none" })));
      const last = link(ada, { region: "california", consents: {}, consent_matrix_version: "2" });
      await run(store.save(ada, last));
      expect(await run(store.linksOf(ada))).toEqual([last, link(ada, { domain: "OTHER", region: "none" })]);
      expect(await run(store.linksOf(bob))).toEqual([]);
    });

    it("ID120, J1 what somebody agreed to lands with them, with version and time, and the same agreement again changes nothing", async () => {
      const agreement = (document: Agreement["document"], agreedAt: number, version = "1"): Agreement => ({
        document,
        version,
        agreedAt,
      });
      const first = [agreement("privacy_policy", 1000), agreement("terms_of_service", 1000)];
      const ada = aMember();
      const joining = (after: Consequences) =>
        run(Effect.result(stores.members.create(ada, "$argon2id$hash", someGoals(), undefined, after)));
      await joining({ agreements: [...first, agreement("privacy_policy", 2000)] });
      expect(await run(store.agreementsOf(ada.id))).toEqual(first);
      // Refused, for the id is in use: what came with it is not kept either.
      expect(Result.isFailure(await joining({ agreements: [agreement("privacy_policy", 3000, "2")] }))).toBe(true);
      expect(await run(store.agreementsOf(ada.id))).toEqual(first);
      expect(await run(store.agreementsOf(await joined(stores)))).toEqual([]);
    });
  });
