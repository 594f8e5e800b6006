import { expect, it } from "vitest";
import { newAdminAtTheDoor } from "../../support/admin-account.ts";
import { DESKTOP, openVisit } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { caller, newMember, signIn } from "../../support/member.ts";
import { ownSite } from "../../support/own-site.ts";

const site = ownSite();

it("AD2 AD4 AD5 BO1 BO2 BO4 a day of an admin by keys alone: suspends, gives premium, makes a code, announces, and all is in the log", async () => {
  await site.start();
  const { admin, code } = await newAdminAtTheDoor(site.origin, site.data);
  const ada = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, admin, DESKTOP);
  const go = async (path: string): Promise<void> => {
    await page.goto(`${site.origin}${path}`);
    await waitForIdle(page);
  };
  const press = (name: string | RegExp) => page.getByRole("button", { name }).last().press("Enter");
  const because = async (reason: string, name: string): Promise<void> => {
    await page.getByLabel("Reason").fill(reason);
    await press(name);
  };

  await go("/admin");
  await page.getByLabel("Code of your second step").fill("000000");
  await press("Continue");
  await page.getByRole("alert").first().waitFor();
  await page.getByLabel("Code of your second step").fill(code);
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox", { name: "Search members" }).fill(ada.username.slice(0, 8));
  await page.getByRole("link", { name: ada.username }).press("Enter");
  await page.getByRole("heading", { name: "Member", level: 1 }).waitFor();
  await waitForIdle(page);

  await press("Suspend");
  await press("Suspend");
  await page.getByText(/Enter a reason of/).waitFor();
  await because("Advertising in messages", "Suspend");
  await page.getByText(`Member suspended: ${ada.username}`).waitFor();
  expect((await ada.call("/api/services/diary-settings")).status).toBe(401);
  expect((await signIn(caller(site.origin), ada.username, ada.password)).status).toBe(403);
  await press("End suspension");
  await because("Was a mistake", "End suspension");
  await page.getByText(`Suspension ended: ${ada.username}`).waitFor();
  const again = caller(site.origin);
  expect((await signIn(again, ada.username, ada.password)).status).toBe(200);

  await page.getByRole("link", { name: "Premium", exact: true }).last().press("Enter");
  await page.getByRole("heading", { name: "Premium of a member" }).waitFor();
  await waitForIdle(page);
  await press("Give premium");
  await because("Won the contest", "Give premium");
  await page.getByText(`Premium given: ${ada.username}`).waitFor();
  const session = (await (await again.call("/api/services/subscriptions")).json()) as { readonly hasPremium: boolean };
  expect(session.hasPremium).toBe(true);

  await go("/admin/codes");
  await page.getByLabel("Text of the code (optional)").fill("AUTUMN-2026-WALK");
  await because("For the autumn walk", "Make code");
  await page.getByText("AUTUMN2026WALK", { exact: true }).waitFor();

  await go("/admin/announcement");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("We move to a new machine on Sunday.");
  await because("Planned work", "Save announcement");
  await page.getByText("Announcement saved").waitFor();
  const visit = await openVisit(site.browser, DESKTOP);
  await expect
    .poll(async () => {
      await visit.page.goto(site.origin);
      return visit.page.getByText("We move to a new machine on Sunday.").count();
    })
    .toBeGreaterThan(0);
  await visit.context.close();

  await go("/admin/audit");
  const log = page.getByRole("main").getByRole("listitem");
  for (const act of ["Saved the announcement", "Made a code", "Gave premium", "Ended suspension", "Suspended"])
    await log.filter({ hasText: act }).first().waitFor();
  expect(complaints.filter((text) => !text.includes("status of 4"))).toEqual([]);
  await context.close();
});
