import { beforeEach, describe, expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { memberWithDay, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import {
  comeOnline,
  drink,
  drinksShown,
  keepsWhatIsDone,
  nothingWaits,
  openDiary,
  quickAdd,
  waitsFor,
} from "../../support/offline-page.ts";
import { ownSite } from "../../support/own-site.ts";

const site = ownSite();
const WITH_WORKER = { ...DESKTOP, serviceWorkers: "allow" } as const;

type Entry = { readonly id: string; readonly version: number; readonly description: string; readonly meal: string };
type Day = { readonly entries: readonly Entry[]; readonly water_ml: number };
const dayOf = async (member: SignedInMember): Promise<Day> =>
  (await (await member.call(`/api/services/diary/${today()}`)).json()) as Day;

describe("what is done without a network", () => {
  let member: SignedInMember;
  beforeEach(async () => {
    await site.start();
    member = await memberWithDay(site.origin, today());
  });

  it("OF1, OF2: waits through a reload and a closed page, and arrives once", async () => {
    const { context } = await visitAs(site.browser, site.origin, member, WITH_WORKER);
    let page = await openDiary(context, site.origin, true);
    await site.kill();
    await drink(page);
    await drink(page);
    await quickAdd(page, "Soup");
    await waitsFor(page, 3);
    await page.reload();
    await page.getByText("Soup").first().waitFor();
    await expect.poll(() => drinksShown(page)).toBe(2);
    await page.close();
    page = await openDiary(context, site.origin);
    await drink(page);
    await waitsFor(page, 4);
    const other = await openDiary(context, site.origin);
    await expect.poll(() => drinksShown(other)).toBe(3);
    await site.start();
    await comeOnline(page);
    await nothingWaits(page);
    const day = await dayOf(member);
    expect(day.water_ml).toBe(750);
    expect(day.entries.filter(({ description }) => description === "Soup")).toHaveLength(1);
    await expect.poll(() => drinksShown(other)).toBe(3);
    await page.getByText(/changes? waits?/).waitFor({ state: "detached" });
    await context.close();
  });

  it("OF1: waits, too, where it was done before the page could keep it", async () => {
    const { context } = await visitAs(site.browser, site.origin, member, WITH_WORKER);
    await (await openDiary(context, site.origin, true)).close();
    // The part after the first paint comes late, as on a slow device.
    await context.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, after?: number) =>
        setTimeout(run, after === 400 ? 4000 : after)) as typeof window.setTimeout;
    });
    const page = await context.newPage();
    await page.goto(`${site.origin}/food/diary`);
    await page
      .getByText(/ml\sof/)
      .first()
      .waitFor();
    await site.kill();
    await drink(page);
    await drink(page);
    await keepsWhatIsDone(page);
    await waitsFor(page, 2);
    await site.start();
    await comeOnline(page);
    await nothingWaits(page);
    expect((await dayOf(member)).water_ml).toBe(500);
    await expect.poll(() => drinksShown(page)).toBe(2);
    await context.close();
  });

  it("OF1, OF3: waits through a server that fails and a logout by another tab, for its member alone", async () => {
    const { context } = await visitAs(site.browser, site.origin, member, WITH_WORKER);
    const page = await openDiary(context, site.origin, true);
    await page.route("**/api/services/**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, body: "{}" }),
    );
    await drink(page);
    await waitsFor(page, 1);
    const leaving = await context.newPage();
    await leaving.goto(`${site.origin}/account/logout`);
    await page.waitForURL(/login/);
    await page.close();

    const other = await memberWithDay(site.origin, today());
    const putCookies = (cookies: string) =>
      context.addCookies(
        cookies.split("; ").map((pair) => ({
          name: pair.slice(0, pair.indexOf("=")),
          value: pair.slice(pair.indexOf("=") + 1),
          url: site.origin,
        })),
      );
    await context.clearCookies();
    await putCookies(other.cookies());
    const theirs = await openDiary(context, site.origin);
    expect(await drinksShown(theirs)).toBe(0);
    expect(await theirs.getByText(/change waits/).count()).toBe(0);
    await theirs.close();
    expect((await dayOf(other)).water_ml).toBe(0);

    await leaving.goto(`${site.origin}/account/logout`);
    await leaving.getByRole("main").getByText("Log in").waitFor();
    await leaving.goto(`${site.origin}/account/login`);
    await leaving
      .getByLabel(/e-mail|username/i)
      .first()
      .fill(member.username);
    await leaving.getByLabel("Password", { exact: true }).fill(member.password);
    await leaving.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await leaving.waitForURL((url) => !url.pathname.includes("login"));
    const back = await openDiary(context, site.origin);
    await nothingWaits(back);
    await expect.poll(() => drinksShown(back)).toBe(1);
    await context.close();
  });

  it("OF4, OF5: shows both versions where a change meets another device's, and saves the one that is chosen", async () => {
    const { context } = await visitAs(site.browser, site.origin, member, WITH_WORKER);
    const page = await openDiary(context, site.origin, true);
    const [entry] = (await dayOf(member)).entries;
    if (entry === undefined) throw new Error("The day is empty.");
    await page
      .getByRole("button", { name: new RegExp(`^Edit ${entry.description.slice(0, 6)}`) })
      .first()
      .click();
    await page.getByLabel("Meal").last().waitFor();
    await site.kill();
    await page.getByLabel("Meal").last().selectOption("dinner");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await waitsFor(page, 1);
    // The other device must come first: this one asks again by itself as soon as the server answers.
    await context.setOffline(true);
    await site.start();
    const changed = await member.call(`/api/services/diary/${today()}/entries/${entry.id}`, {
      method: "PATCH",
      body: { version: entry.version, meal: "snacks" },
    });
    expect(changed.status).toBe(200);
    await context.setOffline(false);
    await page.getByRole("button", { name: "1 change needs your decision." }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText("Yours: dinner").waitFor();
    await sheet.getByText("Now: snacks").waitFor();
    expect((await dayOf(member)).entries.find(({ id }) => id === entry.id)?.meal).toBe("snacks");
    await sheet.getByRole("button", { name: "Save mine" }).click();
    await nothingWaits(page);
    expect((await dayOf(member)).entries.find(({ id }) => id === entry.id)?.meal).toBe("dinner");
    await context.close();
  });
});
