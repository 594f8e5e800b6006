import { forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = forVisitors("/api", "/jobs");
