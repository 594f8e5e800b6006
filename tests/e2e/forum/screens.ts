import { SAMPLE_TOPIC } from "../../support/filled-account.ts";
import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

const TOPIC = `/community/topics/${SAMPLE_TOPIC}`;

export const screens: readonly Screen[] = [
  ...forVisitors("/community", "/community/categories/recipes", TOPIC),
  ...forMembers(
    "/community",
    "/community/categories/feature-suggestions",
    "/community/new",
    "/community/following",
    "/community/mentions",
    "/community/reactions",
    "/community/drafts",
    TOPIC,
  ),
  ...forVisitors("/community/search?q=tahini"),
  ...forMembers("/community/search", "/community/search?q=nothing"),
  { who: "visitor", address: "/community/categories/nowhere", status: 404 },
];
