import type { StructuredData } from "../platform/first-data.ts";
import { scriptJson } from "../responses/html.ts";

/** https://schema.org/BreadcrumbList */
export const breadcrumbs = (places: readonly { readonly url: string; readonly name: string }[]): StructuredData => ({
  "@type": "BreadcrumbList",
  itemListElement: places.map(({ url, name }, nth) => ({ "@type": "ListItem", position: nth + 1, name, item: url })),
});

/** JSON-LD is data, which no browser runs: a policy of scripts has nothing to allow in it. */
export const structuredScripts = (objects: readonly StructuredData[]): readonly string[] =>
  objects.map(
    (object) =>
      `<script type="application/ld+json">${scriptJson(JSON.stringify({ "@context": "https://schema.org", ...object }))}</script>`,
  );
