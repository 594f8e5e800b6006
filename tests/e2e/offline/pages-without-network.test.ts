import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { memberWithDay, today, visitAs, waitForIdle } from "../../support/journey.ts";
import { withPremium } from "../../support/premium.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { ownSite } from "../../support/own-site.ts";

const site = ownSite();
const WITH_WORKER = { ...DESKTOP, serviceWorkers: "allow" } as const;
const PAGES = ["/food/diary", "/", "/account/my-goals", "/exercise/diary", "/measurements/check-in", "/food/mine"];

/** Reads what this device holds of pages and of what they show: names of caches, members of kept reads. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const shells = (await caches.keys()).filter((name) => name.startsWith("morsel-shell-"));
    const texts = await Promise.all(
      shells.map(async (name) => {
        const found = await (await caches.open(name)).matchAll();
        return Promise.all(found.map((response) => response.text()));
      }),
    );
    // To open it here first would leave it empty for the page.
    if (!(await indexedDB.databases()).some(({ name }) => name === "morsel")) return { shells: "", reads: [] };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("morsel");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
    const keys = await new Promise<readonly IDBValidKey[]>((resolve) => {
      const request = database.transaction("reads").objectStore("reads").getAllKeys();
      request.addEventListener("success", () => resolve(request.result));
    });
    database.close();
    return { shells: texts.flat().join("\n"), reads: keys.map((key) => (key as readonly string[])[1] ?? "") };
  });

/** Stays until all that the page itself asks for is kept: other pages ask for some of it, too. */
const visit = async (page: Page, path: string, ...reads: readonly string[]): Promise<void> => {
  await page.goto(site.origin + path);
  await waitForIdle(page);
  for (const read of reads) await expect.poll(async () => (await kept(page)).reads.join()).toContain(read);
};

describe("pages without a network", () => {
  let member: SignedInMember;
  beforeEach(async () => {
    await site.start();
    member = await withPremium(await memberWithDay(site.origin, today()));
  });

  it("open with what was seen, and are asked for again when the server is back", async () => {
    const { context, page, complaints } = await visitAs(site.browser, site.origin, member, WITH_WORKER);
    await visit(page, "/food/diary", '"day"');
    await visit(page, "/account/my-goals", '["goals","basis"]', '["goals","plans"]', '"expenditure","view"');
    await visit(page, "/exercise/diary", '"exercise-day"');
    await visit(page, "/measurements/check-in", '"measurements"');
    await visit(page, "/food/mine", '"own-foods"');
    await expect.poll(async () => (await kept(page)).shells).toContain(member.username);
    await site.kill();
    for (const path of PAGES) {
      await page.goto(site.origin + path);
      await waitForIdle(page);
      await page.getByText("You’re offline.").waitFor();
      expect(await page.getByText("Can’t reach Morsel.").count(), path).toBe(0);
      expect(await page.getByText("Something went wrong").count(), path).toBe(0);
    }
    await page.goto(`${site.origin}/food/diary`);
    await page.getByText("433 eaten of").waitFor();
    // Pages that the server did not send run nothing that its policy would not let run.
    expect(complaints.filter((text) => !/Failed to load resource|ERR_/.test(text))).toEqual([]);
    await site.start();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText("You’re offline.").waitFor({ state: "detached" });
    await context.close();
  });

  it("show nothing to another member on the same device, and nothing once somebody logged out", async () => {
    const { context, page } = await visitAs(site.browser, site.origin, member, WITH_WORKER);
    await visit(page, "/food/diary", '"day"');
    await expect.poll(async () => (await kept(page)).shells).toContain(member.username);
    await page.goto(`${site.origin}/account/logout`);
    await expect.poll(async () => (await kept(page)).reads).toEqual([]);
    await expect.poll(async () => (await kept(page)).shells).not.toContain(member.username);

    const other = await newMember(site.origin);
    const theirs = await visitAs(site.browser, site.origin, other, WITH_WORKER);
    await visit(theirs.page, "/food/diary", '"day"');
    // A cookie that became another's without a word: the next page of the new member ends what was kept.
    const third = await memberWithDay(site.origin, today());
    await theirs.context.clearCookies();
    await theirs.context.addCookies(
      third
        .cookies()
        .split("; ")
        .map((pair) => ({
          name: pair.slice(0, pair.indexOf("=")),
          value: pair.slice(pair.indexOf("=") + 1),
          url: site.origin,
        })),
    );
    await visit(theirs.page, "/food/diary", '"day"');
    await expect.poll(async () => (await kept(theirs.page)).shells).toContain(third.username);
    expect((await kept(theirs.page)).shells).not.toContain(other.username);
    await site.kill();
    await theirs.page.goto(`${site.origin}/food/diary`);
    await theirs.page.getByText("433 eaten of").waitFor();
    await context.close();
    await theirs.context.close();
  });
});
