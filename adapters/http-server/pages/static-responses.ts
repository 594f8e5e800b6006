import { SIGNED_IN_PREFIXES } from "@morsel/domain/navigation";
import type { Answer } from "../requests/request-context.ts";

/** What is for members or for programs is of no use to a search engine. */
const ROBOTS = [
  "User-agent: *",
  "Disallow: /api/",
  ...SIGNED_IN_PREFIXES.map((prefix) => `Disallow: ${prefix}`),
  "",
].join("\n");

const A_DAY = "public, max-age=86400";

const ANSWERS: ReadonlyMap<string, Answer> = new Map([
  [
    "/robots.txt",
    { status: 200, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": A_DAY }, body: ROBOTS },
  ],
  // Browsers that ask for it by habit get the icon that there is.
  ["/favicon.ico", { status: 301, headers: { location: "/favicon.svg", "cache-control": A_DAY }, body: undefined }],
]);

/** Files that every site has and no build makes. */
export const smallAnswer = (path: string): Answer | undefined => ANSWERS.get(path);
