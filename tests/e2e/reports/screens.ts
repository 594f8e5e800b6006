import type { Page } from "playwright-core";
import { forMembers, type Screen } from "../../support/screens.ts";

const withTable = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Show as table" }).first().click();
  await page.getByRole("columnheader", { name: "Date" }).waitFor();
};

export const screens: readonly Screen[] = [
  ...forMembers(
    "/reports",
    "/reports?series=iron&range=7&over=complete",
    "/reports?series=net_energy&with=Weight&range=365&by=weekly",
    "/reports?series=Fitbit%20steps&with=Waist&range=30",
    "/reports/export",
    "/reports/import",
    "/reports/printable-diary/{username}",
  ),
  { who: "member", address: "/reports?range=7", opened: ["the table behind a chart", withTable] },
  {
    who: "member",
    address: "/reports?range=90",
    opened: ["an own range", (page) => page.getByRole("button", { name: "Custom range" }).click()],
  },
];
