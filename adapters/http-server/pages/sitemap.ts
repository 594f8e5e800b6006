import { alternates, LOCALES, pathIn } from "@morsel/domain/locales";
import { isSignedInOnly } from "@morsel/domain/navigation";
import type { PageRow } from "../../http-contract/pages/page-row.ts";
import { escapeHtml } from "../responses/html.ts";

/** Pages to sign in and out, and addresses that show what another one shows: useless in search results. */
const LEFT_OUT = /^\/(account|zendesk|admin|404|logged-in-homepage)([/-]|$)/;

/** Public pages that anybody may see and that have one address each. */
export const listedPages = (table: readonly PageRow[]): readonly string[] =>
  table.map(({ path }) => path).filter((path) => !/[$*]/.test(path) && !isSignedInOnly(path) && !LEFT_OUT.test(path));

/** Every listed page in every language, each with its addresses in all of them: sitemaps.org, and LO11. */
export const sitemapOf = (table: readonly PageRow[], origin: string): string => {
  const entries = listedPages(table).flatMap((path) => {
    const links = alternates(path, origin)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
      .join("");
    return LOCALES.map((locale) => `<url><loc>${escapeHtml(origin + pathIn(locale, path))}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
};
