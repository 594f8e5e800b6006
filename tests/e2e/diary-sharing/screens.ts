import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [...forMembers("/food/diary/anyone"), ...forVisitors("/food/diary/anyone")];
