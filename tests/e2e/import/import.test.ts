import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const sample = fileURLToPath(
  new URL("../../fixtures/import/myfitnesspal/File-Export-2025-01-06-to-2025-01-19.zip", import.meta.url),
);

type Day = { readonly entries: readonly { readonly description: string }[] };
const foodsOn = async (member: SignedInMember, date: string): Promise<readonly string[]> => {
  const day = (await (await member.call(`/api/services/diary/${date}`)).json()) as Day;
  return day.entries.map(({ description }) => description);
};

it.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const)(
  "I3 I9 I12 I13 on %s a MyFitnessPal file is shown, imported, seen in the diary and undone",
  async (_, look) => {
    const member = await newMember(site.origin);
    const { page, context, complaints } = await visitAs(site.browser, site.origin, member, look);
    await page.goto(`${site.origin}/reports/export`);
    await page.getByRole("link", { name: "Import your data" }).first().click();
    await page.getByRole("heading", { name: "Import your data" }).waitFor();
    await page.locator("main input[type=file]").setInputFiles(sample);
    const start = page.getByRole("button", { name: "Import", exact: true });
    await page.getByRole("row", { name: "Foods 50" }).waitFor();
    expect(await start.isDisabled()).toBe(true);
    expect(await foodsOn(member, "2025-01-06")).toEqual([]);
    await page.getByLabel("Weight unit").selectOption("kg");
    await page.getByRole("button", { name: "Update preview" }).click();
    await start.click();
    await page.getByText("Import complete.").waitFor();
    expect(await foodsOn(member, "2025-01-06")).toEqual(["Breakfast", "Lunch", "Dinner", "Snacks"]);
    await page.goto(`${site.origin}/food/diary?date=2025-01-06`);
    await page.getByText("709.9").or(page.getByText("710")).first().waitFor();
    await page.goto(`${site.origin}/reports/import`);
    await page.getByRole("button", { name: "Undo import" }).click();
    await page.getByText(/^Import undone: 65 entries removed/).waitFor();
    expect(await foodsOn(member, "2025-01-06")).toEqual([]);
    await waitForIdle(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
  120_000,
);
