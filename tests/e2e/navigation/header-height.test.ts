import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { memberWithDay, today, visitAs, waitForIdle } from "../../support/journey.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

/** One band and one line of sub-sections. */
const MOST_PX = 104;

it("on a desk a page begins at most 104 px below the window's edge, and the header keeps all that it names", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  for (const path of ["/", "/food/diary", "/exercise/diary", "/reports", "/apps/logged_in_index"]) {
    await page.goto(site.origin + path);
    await waitForIdle(page);
    const top = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top);
    expect([path, top <= MOST_PX]).toEqual([path, true]);
  }
  const header = page.getByRole("banner");
  await header.getByText(`Hi, ${member.username}`).waitFor();
  for (const name of ["Morsel, home", "Help", "Settings", "Log out", "Food", "Reports"])
    expect([name, await header.getByRole("link", { name, exact: true }).first().isVisible()]).toEqual([name, true]);
  await header.getByRole("combobox", { name: "Language" }).waitFor();
  await context.close();
});
