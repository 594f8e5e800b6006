import type { BrowserContext, Page } from "playwright-core";
import { waitForIdle } from "./journey.ts";

/** Waits outside of Vitest, too: schedules are also run by themselves. */
const until = async (what: string, holds: () => Promise<boolean>, within = 60_000): Promise<void> => {
  const end = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Another tab may have made the database long before. */
export const keepsWhatIsDone = (page: Page): Promise<void> =>
  until("an outbox", () => page.evaluate(() => performance.getEntriesByName("morsel-outbox").length > 0));

/** The diary, with the part that keeps what is done: it comes after the first paint. */
export const openDiary = async (context: BrowserContext, origin: string, isWorkerReady = false): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${origin}/food/diary`);
  await waitForIdle(page);
  await page
    .getByText(/ml\sof/)
    .first()
    .waitFor();
  await keepsWhatIsDone(page);
  if (isWorkerReady)
    await until("a kept page", () =>
      // Its cache is there before the page is in it.
      page.evaluate(async () => (await caches.match("/shell")) !== undefined),
    );
  return page;
};

export const drink = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Add 250 ml of water" }).first().click();

export const undrink = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Remove 250 ml" }).first().click();

/** How many drinks of 250 ml the page shows. */
export const drinksShown = async (page: Page): Promise<number> => {
  const text = await page.getByRole("main").innerText();
  return Number((/([\d,]+)\sml of/.exec(text)?.[1] ?? "0").replace(",", "")) / 250;
};

export const quickAdd = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "More options for Lunch" }).click();
  await page.getByRole("menuitem", { name: /Quick add/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel(/^Energy/).fill("100");
  await dialog.getByRole("button", { name: "Add to Lunch" }).click();
  await dialog.waitFor({ state: "detached" });
};

/** As soon as the browser believes that it has a network again. */
export const comeOnline = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event("online")));

export const waitsFor = (page: Page, count: number): Promise<void> =>
  until(`${count} changes wait`, async () => {
    const texts = await page.locator("output button").allInnerTexts();
    return texts.some((text) => text.includes(`${count} change`));
  });

/** How many commands this device holds, whosever they are. */
export const commandsHeld = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("morsel");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("commands").objectStore("commands").count();
          counting.addEventListener("success", () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

export const nothingWaits = (page: Page): Promise<void> =>
  until("nothing waits", async () => (await commandsHeld(page)) === 0, 60_000);
