import { ConsentStore, type StoredLink } from "@morsel/application/consent/consent-store";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, run, type Fresh, type Stores } from "../stores.ts";

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
  });
