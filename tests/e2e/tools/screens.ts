import { forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors("/tools/bmr-calculator"),
  {
    who: "visitor",
    address: "/tools/bmr-calculator",
    opened: [
      "computed",
      async (page) => {
        await page.getByRole("radio", { name: "Female" }).check({ force: true });
        await page.getByRole("textbox", { name: "Age" }).fill("35");
        await page.getByLabel("Height", { exact: true }).fill("168");
        await page.getByLabel("Weight now").fill("70.4");
        await page.getByRole("table").waitFor();
      },
    ],
  },
];
