import type { Screen } from "../../support/screens.ts";

/** A diary that nobody shares. */
const CLOSED = { address: "/food/diary/anyone", refusal: 403 } as const;

export const screens: readonly Screen[] = [
  { who: "member", ...CLOSED },
  { who: "visitor", ...CLOSED },
];
