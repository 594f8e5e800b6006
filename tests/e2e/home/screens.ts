import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [...forVisitors("/", "/de/"), ...forMembers("/", "/logged-in-homepage")];
