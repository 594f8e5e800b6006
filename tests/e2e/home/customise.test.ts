import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { energies } from "../../support/energies.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("RE16 the parts of home are chosen and ordered by keys alone, and stay so", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(site.origin);
  await waitForIdle(page);
  await page.getByRole("button", { name: "Customize Home" }).press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: "Low carb" }).press("Space");
  await sheet.getByRole("button", { name: "Move Low carb" }).press("Space");
  // Said when it knows where the others stand; a key before that moves nothing.
  await page.getByText(/Low carb is at position 5 of 5/).waitFor({ state: "attached" });
  await expect
    .poll(
      async () => {
        const moved = page.getByText(/Low carb is at position 4 of 5/);
        if ((await moved.count()) === 0) await page.keyboard.press("ArrowUp");
        return moved.count();
      },
      { interval: 2000 },
    )
    .toBe(1);
  await page.keyboard.press("Space");
  await sheet.getByRole("checkbox", { name: "Water" }).press("Space");
  const widgets = async () =>
    ((await (await member.call("/api/services/diary-settings")).json()) as { dashboard: { widgets: string[] } })
      .dashboard.widgets;
  await expect.poll(widgets).toEqual(["energy", "macros", "lowCarb", "weight"]);
  await page.keyboard.press("Escape");
  await page.reload();
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Low carb" }).waitFor();
  await main.getByRole("region", { name: "Weight" }).waitFor();
  await expect.poll(() => main.getByRole("region", { name: "Water" }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it("RE17 where energy is hidden, none is said: not on home, diary and exercise, nor by what logging answers", async () => {
  const member = await memberWithDay(site.origin, today());
  const run = { entries: [{ id: crypto.randomUUID(), exercise_id: "c-12150", minutes: 30 }] };
  expect((await member.call(`/api/services/exercise/diary/${today()}/entries`, { method: "POST", body: run })).ok).toBe(
    true,
  );
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(site.origin);
  await waitForIdle(page);
  expect((await energies(page)).length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Customize Home" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Hide energy everywhere" }).check();
  await expect.poll(() => energies(page)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const path of ["/", "/food/diary", "/exercise/diary"]) {
    await page.goto(site.origin + path);
    await waitForIdle(page);
    expect([path, await energies(page)]).toEqual([path, []]);
  }
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.keyboard.type("banana");
  await page
    .getByRole("option", { name: /^Banana/ })
    .first()
    .waitFor();
  expect(await energies(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("status", { name: "Notices" }).getByText("Banana").waitFor();
  expect(await energies(page)).toEqual([]);
  await context.close();
});
