import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { backOfficeClient } from "@morsel/adapters/http-contract/back-office/back-office-client";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { type Browser, type Harness, id, ORIGIN, START, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 750_000;
const act = (reason = "For the launch") => ({ id: id((made += 1)), reason });
const DAY = 86_400_000;

describe("announcements, payments and the server\u2019s own numbers", () => {
  let server: Harness;
  let browser: Browser;
  let office: ReturnType<typeof backOfficeClient>;
  let admin: ReturnType<typeof adminClient>;
  beforeAll(async () => {
    server = await startServer();
    const page = await member(server, "boss-s");
    browser = page.browser;
    await becomeAdmin(server, browser);
    const api = apiOver(ORIGIN, browser.fetch);
    [office, admin] = [backOfficeClient(api), adminClient(api)];
  });
  const wish = { texts: { en: "Soup <week>", de: "Suppenwoche" }, link: "/premium", from: START, until: START + DAY };
  const pageOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await server.browser().get(path, headers)).text();

  it("BO4 BO5 W643 an announcement stands in every page, before its script, until its end or until it is closed", async () => {
    expect(await run(office.announcement)).toBeUndefined();
    const saved = act();
    await run(office.saveAnnouncement({ ...saved, wish }));
    expect(await run(office.announcement)).toEqual({ ...wish, id: saved.id });
    server.advance(11_000);
    const english = await pageOf("/");
    expect(english).toContain('<a href="/premium">Soup &lt;week&gt;</a>');
    expect(english.indexOf('id="announcement"')).toBeLessThan(english.indexOf('id="root"'));
    expect(await pageOf("/de/account/login")).toContain("Suppenwoche");
    const own = await (await browser.get("/food/diary")).text();
    expect(own).toContain("Soup &lt;week&gt;");
    expect(await pageOf("/", { cookie: `morsel-announcement=${saved.id}` })).not.toContain('id="announcement"');
    await run(office.endAnnouncement(act()));
    server.advance(11_000);
    expect(await pageOf("/")).not.toContain('id="announcement"');
    for (const [change, field] of [
      [{ texts: { de: "Nur deutsch" } }, "texts"],
      [{ link: "javascript:alert(1)" }, "link"],
      [{ until: START }, "until"],
    ] as const)
      expect(await refusal(office.saveAnnouncement({ ...act(), wish: { ...wish, ...change } }))).toMatchObject({
        field,
      });
    const acts = ["announcementEnded", "announcementSaved"] as const;
    for (const one of acts) expect((await run(admin.audit({ act: one }))).items).toHaveLength(1);
  });

  it("W646 a report is listed without what it says, and waits anew where it is applied again", async () => {
    const store = server.get(MembershipStore);
    const event = { provider: "stripe", id: "evt_1", body: '{"card":"4242"}', receivedAt: START } as const;
    await run(store.receive([event]));
    await run(store.pass(event, START + 1));
    const listed = await browser.get("/api/services/admin/payments");
    expect(await listed.text()).not.toContain("4242");
    expect((await run(office.events())).items).toMatchObject([{ id: "evt_1", appliedAt: START + 1 }]);
    await run(office.applyEventAgain({ ...act(), event }));
    expect((await run(office.events())).items[0]?.appliedAt).toBeUndefined();
    const other = { provider: "stripe", id: "evt_2" } as const;
    expect(await refusal(office.applyEventAgain({ ...act(), event: other }))).toEqual({ _tag: "EventNotFound" });
  });

  it("W644 W645 statistics and health are numbers, and name nobody", async () => {
    const numbers = await run(office.statistics);
    expect(numbers.members).toBeGreaterThan(0);
    expect(numbers.weeks).toHaveLength(12);
    const health = await run(office.health);
    expect([health.diskBytes > 0, health.memoryBytes > 0]).toEqual([true, true]);
    for (const path of ["statistics", "health"])
      expect(await (await browser.get(`/api/services/admin/${path}`)).text()).not.toMatch(
        /boss-s|@|\/(?:tmp|home|var)/,
      );
  });
});
