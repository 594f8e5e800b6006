import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors("/", "/de/"),
  ...forMembers("/", "/logged-in-homepage"),
  {
    who: "member",
    address: "/",
    opened: ["a weight being logged", (page) => page.getByRole("button", { name: "Log weight" }).click()],
  },
];
