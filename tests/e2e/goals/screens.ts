import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

const isOpen = (part: SVGElement | HTMLElement): boolean => part.hasAttribute("open");

export const screens: readonly Screen[] = [
  ...forVisitors("/account/create/nutrition-goal"),
  ...forMembers(
    "/account/create/nutrition-goal",
    "/account/my-goals",
    "/account/change-goals-guided",
    "/account/change-goals-guided?step=review",
  ),
  {
    who: "member",
    address: "/account/my-goals",
    opened: [
      "every part of the goals",
      async (page) => {
        const parts = page.locator("main details");
        for (const part of await parts.all()) if (!(await part.evaluate(isOpen))) await part.locator("summary").click();
      },
    ],
  },
];
