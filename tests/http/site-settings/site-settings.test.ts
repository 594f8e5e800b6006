import { memoryStorage } from "../support/harness.ts";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { siteSettingsClient } from "@morsel/adapters/http-contract/site-settings/site-settings-client";
import { ReadFlags } from "@morsel/application/eligibility/read-flags";
import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { DEFAULT_PREMIUM } from "@morsel/domain/membership";
import { ReadContactAddress } from "@morsel/application/contact/contact-mail-job";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { type Browser, type Harness, id, ORIGIN, someone, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 760_000;
const act = (reason = "For the spring") => ({ id: id((made += 1)), reason });

describe("what admins set while the server runs", () => {
  let server: Harness;
  /** Another process over the same storage. */
  let second: Harness;
  let browser: Browser;
  let site: ReturnType<typeof siteSettingsClient>;
  let admin: ReturnType<typeof adminClient>;
  beforeAll(async () => {
    const memory = emptyMemory();
    const options = {
      site: {
        settings: { ...DEFAULT_SITE_SETTINGS, blog: "https://blog.example" },
        flags: [{ name: "of-file", treatment: "on", config: { a: 1 } }],
        premium: { ...DEFAULT_PREMIUM, features: ["no_ads"] as const },
        inFile: ["blog", "flags", "premium.features"],
      },
    };
    server = await startServer({ ...options, modules: memoryStorage(memory) });
    second = await startServer({ ...options, modules: memoryStorage(memory) });
    const page = await member(server, "boss-t");
    browser = page.browser;
    await becomeAdmin(server, browser);
    const api = apiOver(ORIGIN, browser.fetch);
    [site, admin] = [siteSettingsClient(api), adminClient(api)];
  });
  const setting = async (name: string) => (await run(site.settings)).items.find((one) => one.name === name);
  let applicants = 0;
  const applicant = () => {
    applicants += 1;
    return someone(`applicant-${applicants}`, { id: id(780_000 + applicants) });
  };
  const later = () => {
    for (const one of [server, second]) one.advance(11_000);
  };
  const pagesSay = async (text: string) =>
    Promise.all([server, second].map(async (one) => (await (await one.browser().get("/")).text()).includes(text)));

  it("W760 W761 W762 a setting counts in both processes without a restart, and goes back to the file", async () => {
    expect(await setting("blog")).toEqual({
      name: "blog",
      value: "https://blog.example",
      source: "file",
      configured: "https://blog.example",
    });
    expect(await setting("ads")).toMatchObject({ value: "house", source: "default" });
    expect(await pagesSay("https://new.example")).toEqual([false, false]);
    await run(site.set({ ...act(), name: "blog", value: "https://new.example" }));
    expect(await setting("blog")).toMatchObject({ value: "https://new.example", source: "here" });
    later();
    expect(await pagesSay("https://new.example")).toEqual([true, true]);
    await run(site.reset({ ...act(), name: "blog" }));
    later();
    expect([await pagesSay("https://new.example"), await pagesSay("https://blog.example")]).toEqual([
      [false, false],
      [true, true],
    ]);
    const [set] = (await run(admin.audit({ act: "settingSet" }))).items;
    expect(set).toMatchObject({
      actorName: "boss-t",
      reason: "For the spring",
      details: { name: "blog", before: '"https://blog.example"', after: '"https://new.example"' },
    });
    const [reset] = (await run(admin.audit({ act: "settingReset" }))).items;
    expect(reset?.details).toEqual({ name: "blog", before: '"https://new.example"', after: '"https://blog.example"' });
  });

  it("SS2 SS4 what the file would not take is refused by its field, and nothing changes", async () => {
    for (const [name, value, field] of [
      ["blog", "http://blog.example", "value"],
      ["ads", "network", "value"],
      ["price.USD", null, "value"],
      ["price.USD", { month: 0, year: 1 }, "value"],
      ["price.EUR", { month: 9.99, year: 49.99 }, "value"],
      ["premium.features", ["barcode"], "value"],
      ["prompt.gym", "off", "value"],
      ["no-such", true, "name"],
      ["constructor", true, "name"],
    ] as const)
      expect(await refusal(site.set({ ...act(), name, value }))).toMatchObject({ _tag: "FieldRefused", field });
    expect(await refusal(site.set({ ...act("x"), name: "blog", value: "" }))).toMatchObject({ field: "reason" });
    expect((await run(site.settings)).items.filter(({ source }) => source === "here")).toEqual([]);
    for (const body of [{}, { ...act(), name: "blog" }, { ...act(), name: "blog", value: { deep: { deeper: 1 } } }])
      expect((await browser.send("POST", "/api/services/admin/settings", body)).status).toBe(400);
  });

  it("SS8 what is no setting cannot be set back", async () => {
    expect(await refusal(site.reset({ ...act(), name: "no-such" }))).toMatchObject({
      _tag: "FieldRefused",
      field: "name",
    });
  });

  it("ID130 SS6 joining is open, by invitation or closed, in every process and without a restart", async () => {
    const mode = async (value: string) => {
      await run(site.set({ ...act(), name: "signUp.mode", value }));
      later();
    };
    const join = async (more: object = {}) => {
      const answers = [server, second].map((one) =>
        one.browser().send("POST", "/api/services/users", { ...applicant(), ...more }),
      );
      return Promise.all(
        (await Promise.all(answers)).map(async (answer) =>
          answer.status === 201 ? 201 : ((await answer.json()) as { readonly type: string }).type.split(":").at(-1),
        ),
      );
    };
    expect(await join()).toEqual([201, 201]);
    await mode("closed");
    expect(await join({ invitation: "a-secret-word" })).toEqual(["SignUpClosed", "SignUpClosed"]);
    expect(await pagesSay('"signUp":"closed"')).toEqual([true, true]);
    await mode("invited");
    expect(await join({ invitation: "" })).toEqual(["InvitationNeeded", "InvitationNeeded"]);
    await run(site.set({ ...act(), name: "signUp.invitation", value: "a-secret-word" }));
    later();
    expect(await join({ invitation: "a-secret-worm" })).toEqual(["InvitationNeeded", "InvitationNeeded"]);
    expect(await join()).toEqual(["InvitationNeeded", "InvitationNeeded"]);
    expect(await join({ invitation: "a-secret-word" })).toEqual([201, 201]);
    expect(await pagesSay("a-secret-word")).toEqual([false, false]);
    for (const [name, value] of [
      ["signUp.mode", "half"],
      ["signUp.invitation", "short"],
      ["signUp.invitation", "with spaces in it"],
      ["contact", "nobody"],
    ] as const)
      expect(await refusal(site.set({ ...act(), name, value }))).toMatchObject({ field: "value" });
    for (const name of ["signUp.mode", "signUp.invitation"]) await run(site.reset({ ...act(), name }));
    later();
    expect(await pagesSay('"signUp"')).toEqual([false, false]);
  });

  it("SS7 what people write to the operator goes to the address that is set", async () => {
    const address = () => run(second.get(ReadContactAddress));
    const configured = await address();
    await run(site.set({ ...act(), name: "contact", value: "house@example.org" }));
    later();
    expect(await address()).toBe("house@example.org");
    await run(site.reset({ ...act(), name: "contact" }));
    later();
    expect(await address()).toBe(configured);
  });

  it("W764 SS4 a price that is set counts for what begins later; an order that is open keeps its own", async () => {
    const buyer = (await member(server, "buyer-t")).browser;
    const place = async (order: string): Promise<string> => {
      const answer = await buyer.send("POST", "/api/services/premium/orders", {
        id: order,
        product: "premium_1_month",
      });
      expect(answer.status).toBe(201);
      return answer.text();
    };
    const offer = async () => (await buyer.get("/api/services/premium/offer")).text();
    expect(await offer()).toContain('"minor_units":999');
    const before = await place(id(769_001));
    expect(before).toContain('"minor_units":999');
    await run(site.set({ ...act(), name: "price.EUR", value: { month: 1234, year: 5678 } }));
    later();
    expect(await offer()).toContain('"minor_units":1234');
    expect(await place(id(769_001))).toEqual(before);
    expect(await place(id(769_002))).toContain('"minor_units":1234');
    await run(site.reset({ ...act(), name: "price.EUR" }));
    later();
    expect(await offer()).not.toContain("1234");
  });

  it("SS1 ME10 what stands behind the wall is the admin's list within ten seconds", async () => {
    const locked = async () => (await (await browser.get("/food/diary")).text()).includes('"food_insights"');
    expect(await locked()).toBe(false);
    await run(site.set({ ...act(), name: "premium.features", value: ["no_ads", "food_insights"] }));
    later();
    expect(await locked()).toBe(true);
    await run(site.reset({ ...act(), name: "premium.features" }));
  });

  it("SS5 pages are told which prompts are off", async () => {
    await run(site.set({ ...act(), name: "prompt.upsell", value: false }));
    later();
    expect(await pagesSay('"promptsOff":["upsell"]')).toEqual([true, true]);
    await run(site.reset({ ...act(), name: "prompt.upsell" }));
    later();
    expect(await pagesSay('"promptsOff"')).toEqual([false, false]);
  });

  it("W763 EL24 flags are listed with who set them, set for a part of the members, and go back to the file's", async () => {
    const flag = async (name: string) => (await run(site.flags)).find((one) => one.flag.name === name);
    expect(await flag("of-file")).toMatchObject({ source: "file", flag: { treatment: "on" } });
    expect(await flag("web-announcement-banner-logged-in")).toMatchObject({ source: "none" });
    const audience = { share: 25, countries: ["DE"], locales: ["de"], hasPremium: true };
    await run(site.setFlag({ ...act(), flag: { name: "of-file", treatment: "off", audience } }));
    expect(await flag("of-file")).toMatchObject({
      source: "page",
      flag: { treatment: "off", audience },
      configured: { treatment: "on" },
    });
    later();
    const counts = async () => (await run(second.get(ReadFlags))).get("of-file");
    expect(await counts()).toMatchObject({ treatment: "off", config: { a: 1 }, audience });
    await run(site.resetFlag({ ...act(), name: "of-file" }));
    later();
    expect(await counts()).toMatchObject({ treatment: "on", config: { a: 1 } });
    const [set] = (await run(admin.audit({ act: "flagSet" }))).items;
    expect(set?.details).toMatchObject({ name: "of-file", before: '{"treatment":"on"}' });
    for (const [change, field] of [
      [{ name: "a b" }, "name"],
      [{ treatment: "" }, "treatment"],
      [{ audience: { share: 101 } }, "share"],
      [{ audience: { countries: ["de"] } }, "countries"],
      [{ audience: { locales: ["german"] } }, "locales"],
    ] as const) {
      const wish = { name: "of-file", treatment: "on", ...change };
      expect(await refusal(site.setFlag({ ...act(), flag: wish }))).toMatchObject({ field });
    }
  });

  it("W531 who is no admin finds none of it", async () => {
    const other = (await member(server, "other-t")).browser;
    for (const path of ["settings", "flags"]) {
      expect((await other.get(`/api/services/admin/${path}`)).status).toBe(404);
      expect((await server.browser().get(`/api/services/admin/${path}`)).status).toBe(404);
    }
  });
});
