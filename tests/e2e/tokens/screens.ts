import { forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/account/api-tokens"),
  {
    who: "member",
    address: "/account/api-tokens",
    opened: [
      "a new token",
      async (page) => {
        await page.getByLabel("Name").fill("Watch");
        await page.getByRole("button", { name: "Make a token" }).click();
        await page.getByRole("button", { name: /Watch/ }).waitFor();
      },
    ],
  },
];
