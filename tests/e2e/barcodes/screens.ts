import type { Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  {
    who: "member",
    address: "/food/calorie-chart-nutrition-facts",
    opened: [
      "the barcode sheet",
      async (page) => {
        await page.getByRole("button", { name: "Scan barcode" }).click();
        await page.getByRole("dialog").getByText("Type the digits or use a photo", { exact: false }).waitFor();
      },
    ],
  },
];
