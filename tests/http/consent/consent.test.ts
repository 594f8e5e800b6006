import { CURRENT_VERSIONS, consentPatch } from "@morsel/domain/consent";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readVendorList } from "@morsel/adapters/http-server/consent/read-vendor-list";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, someone, startServer } from "../support/harness.ts";

const PATH = "/api/idm/user-with-consents";
const NOW = "2026-03-05T12:00:00.000Z";

describe("consents", () => {
  let server: Harness;
  let ada: Browser;
  let bob: Browser;
  let id = "";
  beforeAll(async () => {
    server = await startServer();
    [ada, bob] = [await joined(server, "ada"), await joined(server, "bob")];
    ({ id } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string });
  });
  const answer = (change: Partial<Parameters<typeof consentPatch>[0]> = {}) => ({
    domainUserId: id,
    region: "europe",
    consentMatrixVersion: "1",
    consents: { purpose_1: true, purpose_3: false },
    ...change,
  });

  it("CO3, CO4, W207: what was sent is kept for the domain, the last answer counts, and nobody else has it", async () => {
    expect(await (await ada.get(PATH)).json()).toEqual({ region: "", accountLinks: [] });
    const first = await ada.send("PATCH", PATH, consentPatch(answer(), NOW));
    const link = {
      domain: "MFP",
      domainUserId: id,
      region: "europe",
      consent_matrix_version: "1",
      consents: { purpose_1: true, purpose_3: false },
      ad_consents_last_seen: NOW,
    };
    expect([first.status, await first.json()]).toEqual([200, { region: "europe", accountLinks: [link] }]);
    await ada.send("PATCH", PATH, consentPatch(answer(), NOW, "OTHER"));
    const later = await ada.send("PATCH", PATH, consentPatch(answer({ consents: {} }), NOW));
    expect(await later.json()).toEqual({ region: "europe", accountLinks: [{ ...link, consents: {} }] });
    expect(await (await ada.get(`${PATH}?domain=OTHER`)).json()).toMatchObject({ accountLinks: [{ domain: "OTHER" }] });
    expect(await (await bob.get(PATH)).json()).toEqual({ region: "", accountLinks: [] });
  });

  it("W207 nobody answers for another, and what is no answer is refused", async () => {
    const foreign = await bob.send("PATCH", PATH, consentPatch(answer(), NOW));
    expect([foreign.status, await foreign.json()]).toMatchObject([422, { field: "account_links.0.domainUserId" }]);
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`x${n}`, true]));
    for (const body of [
      {},
      { account_links: [], user: { region: "x" } },
      consentPatch(answer({ consents: many }), NOW),
      {
        ...consentPatch(answer(), NOW),
        account_links: [{ ...consentPatch(answer(), NOW).account_links[0], consents: { a: "yes" } }],
      },
    ])
      expect((await ada.send("PATCH", PATH, body)).status).toBe(400);
    expect((await server.browser().get(PATH)).status).toBe(401);
  });

  it("ID120 whoever joined reads which texts they agreed to, in which version and when, and nobody else does", async () => {
    const agreed = (await (await ada.get("/api/consent/agreements")).json()) as { readonly agreements: object[] };
    const { terms_of_service: terms, privacy_policy: privacy } = CURRENT_VERSIONS;
    const user = (await (await ada.get("/api/services/users?fields=account")).json()) as {
      readonly account: { readonly created_at: string };
    };
    const agreedAt = user.account.created_at;
    expect(agreed.agreements).toEqual([
      { document: "privacy_policy", version: privacy, agreed_at: agreedAt, current_version: privacy },
      { document: "terms_of_service", version: terms, agreed_at: agreedAt, current_version: terms },
    ]);
    expect((await server.browser().get("/api/consent/agreements")).status).toBe(401);
  });

  it("ID121 nobody joins who agreed to nothing, or to a text that has changed since", async () => {
    const { terms_of_service: terms, privacy_policy: privacy } = CURRENT_VERSIONS;
    for (const [agreements, field] of [
      [undefined, "agreements.terms_of_service"],
      [{}, "agreements.terms_of_service"],
      [{ terms_of_service: terms }, "agreements.privacy_policy"],
      [{ terms_of_service: "2020-01-01", privacy_policy: privacy }, "agreements.terms_of_service"],
    ] as const) {
      const visitor = server.browser();
      const refused = await visitor.send("POST", "/api/services/users", someone("eve", { agreements }));
      expect([refused.status, await refused.json()]).toMatchObject([422, { field }]);
    }
    const exists = await server.browser().get("/api/idm/user-exists?email=eve@example.org");
    expect(await exists.json()).toEqual({ exists: false });
  });

  it("W207 an instant that is none is refused", async () => {
    expect((await ada.send("PATCH", PATH, consentPatch(answer(), "yesterday"))).status).toBe(400);
  });

  it("CO2, CO5, W208: the status says which framework applies, and a member's own answer", async () => {
    const query = (country: string) =>
      `/api/consent/status?domain=MFP&app_domain=MFP&expanded=true&content=true&gdpr_iso_code=${country}&domain_user_id=null&user_locale=en`;
    const framework = async (browser: Browser, country: string) =>
      (await (await browser.get(query(country))).json()) as Record<string, unknown>;
    const visitor = server.browser();
    expect(await framework(visitor, "DE")).toMatchObject({
      framework: "europe",
      consents: {},
      ad_consents_last_seen: null,
    });
    expect(await framework(visitor, "US")).toMatchObject({ framework: "none" });
    expect(await framework(ada, "FR")).toMatchObject({ framework: "europe", ad_consents_last_seen: NOW });
    expect((await visitor.get(`/api/consent/status?gdpr_iso_code=${"D".repeat(300)}`)).status).toBe(400);
  });

  it("W208 the list of vendors that ships names purposes and no vendor", async () => {
    const list = (await (await server.browser().get("/api/consent/vendor-list")).json()) as Record<string, object>;
    expect(Object.keys(list["purposes"] ?? {})).toHaveLength(11);
    expect(list["vendors"]).toEqual({});
  });

  it("W208 the operator's list is taken as it is; what is none is refused at start with what it lacks", () => {
    const folder = mkdtempSync(join(tmpdir(), "morsel-vendors-"));
    const written = (text: string) => {
      const path = join(folder, "vendor-list.json");
      writeFileSync(path, text);
      return () => readVendorList(path);
    };
    const shipped = readVendorList();
    const own = { ...shipped, vendorListVersion: 400, vendors: { 7: { id: 7, name: "An advertiser" } } };
    expect(written(JSON.stringify(own))()).toEqual(own);
    expect(written("{ not JSON")).toThrow(/no vendor list of IAB TCF 2.2: it lacks gvlSpecificationVersion/);
    expect(written("null")).toThrow(/it lacks .*vendors/);
    expect(written(JSON.stringify({ ...own, purposes: undefined }))).toThrow(/it lacks purposes\./);
    rmSync(folder, { recursive: true });
  });
});
