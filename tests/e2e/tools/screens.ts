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
        // In the units of the tests' browser: feet and inches, pounds.
        await page
          .getByRole("textbox", { name: /^Height/ })
          .first()
          .fill("5");
        await page
          .getByRole("textbox", { name: /^Height/ })
          .last()
          .fill("6");
        await page
          .getByRole("textbox", { name: /weight/i })
          .first()
          .fill("155");
        await page.getByRole("table").waitFor();
      },
    ],
  },
];
