import { LOCALES, pathIn } from "@morsel/domain/locales";
import { SIGNED_IN_PREFIXES, VISITOR_PREFIXES } from "@morsel/domain/navigation";
import type { PageRow } from "../../../http-contract/pages/page-row.ts";
import type { Answer } from "../../requests/request-context.ts";
import { readBuilt } from "../built.ts";
import { sitemapOf } from "../sitemap.ts";

const OPEN_BELOW = VISITOR_PREFIXES.filter((prefix) => !prefix.startsWith("/account/"));

const A_DAY = "public, max-age=86400";

/** Pages for members or programs are excluded in every language: search engines have no use for them. */
const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    ...LOCALES.flatMap((locale) => [
      ...SIGNED_IN_PREFIXES.map((prefix) => `Disallow: ${pathIn(locale, prefix)}`),
      // The longer line counts: the look-up of exercises is for everybody.
      ...OPEN_BELOW.map((prefix) => `Allow: ${pathIn(locale, prefix)}`),
    ]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** RFC 9116, 2.5.5 recommends less than a year. */
const EXPIRES_MS = 180 * 86_400_000;

/** RFC 9116: where a weakness is reported. */
const securityText = (origin: string, contact: string, now: number): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + EXPIRES_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");

const answer = (type: string, body: string): Answer => ({
  status: 200,
  headers: { "content-type": `${type}; charset=utf-8`, "cache-control": A_DAY },
  body,
});

export type StaticResponsePorts = {
  /** The built page. */
  readonly folder: string;
  /** Address for reports of a weakness; absent: the contact form. */
  readonly securityContact: string | undefined;
  readonly now: () => number;
};

/** Files that every site has and that depend on where it is. */
export const makeStaticResponses = ({
  folder,
  securityContact,
  now,
}: StaticResponsePorts): ((path: string, origin: string) => Answer | undefined) => {
  const table: readonly PageRow[] = readBuilt(folder, "pages.json", []);
  return (path, origin) => {
    if (path === "/robots.txt") return answer("text/plain", robots(origin));
    if (path === "/sitemap.xml") return answer("application/xml", sitemapOf(table, origin));
    if (path === "/.well-known/security.txt")
      return answer("text/plain", securityText(origin, securityContact ?? `${origin}/contact-us`, now()));
    // Browsers that ask for it by habit get the icon that there is.
    if (path === "/favicon.ico")
      return { status: 301, headers: { location: "/favicon.svg", "cache-control": A_DAY }, body: undefined };
    return undefined;
  };
};
