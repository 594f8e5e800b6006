import {
  alternates,
  canonicalUrl,
  directionOf,
  languageTag,
  pageTitle,
  PRODUCT_NAME,
  type Locale,
} from "@morsel/domain/locales";
import { PRERENDERED_ATTRIBUTE } from "../../http-contract/pages/prerendered.ts";
import { STATE_ELEMENT_ID } from "../../http-contract/pages/shell-state.ts";
import type { StructuredData } from "../platform/first-data.ts";
import type { PageAssets } from "./page-assets.ts";
import { escapeHtml, scriptJson } from "../responses/html.ts";
import { structuredScripts } from "./structured-data.ts";
import { SKELETON, SKELETON_STYLE } from "./skeleton.ts";

export type ColorScheme = "light" | "dark" | "auto";

export type ShellRequest = {
  readonly locale: Locale;
  /** Path of the page in its links: with its locale prefix, without the query. */
  readonly path: string;
  readonly origin: string;
  readonly title: string;
  /** SS9: absent: the product's. */
  readonly siteName?: string | undefined;
  /** The page's purpose, in a sentence. */
  readonly description: string | undefined;
  /** Lets search engines list the page; only true for a page that exists. */
  readonly isListed: boolean;
  /** Addresses of the feeds that say the same, with their queries. */
  readonly feeds?: readonly string[];
  readonly structured?: readonly StructuredData[];
  readonly nonce: string;
  readonly colorScheme: ColorScheme;
  /** `ShellState` as JSON; absent where the server could not know anything. */
  readonly state: string | undefined;
  readonly assets: PageAssets;
  /** The page's own HTML, where the build wrote it. */
  readonly words: string | undefined;
  /** BO5: HTML before the page. */
  readonly announcement?: string | undefined;
};

/** Before the first paint: the reader's scheme is on the root, so that nothing flashes. */
const schemeScript = `var r=document.documentElement;if(r.dataset.scheme==="auto")r.setAttribute("data-mantine-color-scheme",matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`;

/** A form sent before the page's script is loaded would go nowhere, with a password in its address, so it is held back. */
const waitScript = `addEventListener("submit",function(e){if(document.querySelector("#root[${PRERENDERED_ATTRIBUTE}]"))e.preventDefault()},true)`;

const NOT_BUILT = `<p class="s-note">The page is not built yet: run <code>npm start</code>.</p>`;

/** The picture that links to the product show. */
const SOCIAL_CARD = { path: "/social-card.png", width: 1200, height: 630 } as const;

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Metadata for search engines, messengers and other programs. */
const headLines = ({
  title,
  siteName = PRODUCT_NAME,
  description,
  isListed,
  path,
  origin,
  locale,
}: ShellRequest): readonly string[] => [
  ...(description === undefined ? [] : [meta("description", description)]),
  ...(isListed ? [] : [meta("robots", "noindex")]),
  property("og:site_name", siteName),
  property("og:type", "website"),
  property("og:title", title),
  ...(description === undefined ? [] : [property("og:description", description)]),
  property("og:url", canonicalUrl(path, origin)),
  property("og:locale", languageTag(locale).replace("-", "_")),
  property("og:image", `${origin}${SOCIAL_CARD.path}`),
  property("og:image:width", String(SOCIAL_CARD.width)),
  property("og:image:height", String(SOCIAL_CARD.height)),
  meta("twitter:card", "summary_large_image"),
];

/** The page before the page: language, links, theme, what is already known, and its words or a skeleton, shown at once. */
export const renderShell = (page: ShellRequest): string => {
  const { locale, path, origin, title, siteName, nonce, colorScheme, state, assets, words } = page;
  const { announcement = "", feeds = [] } = page;
  const scheme = colorScheme === "dark" ? "dark" : "light";
  const links = alternates(path, origin).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  );
  const feedLink = (type: string, href: string): string =>
    `<link rel="alternate" type="application/${type}+xml" title="${escapeHtml(pageTitle(title, siteName))}" href="${escapeHtml(origin + href)}">`;
  const feedLinks = feeds.flatMap((href) => [feedLink("atom", href), feedLink("rss", `${href}&format=rss`)]);
  // Fonts are fetched with "cors" even from the page's own server: without `crossorigin` they would be fetched twice.
  // Scripts and the words read before them come first; a stand-in of the same size holds the place of what comes later.
  const priority = words === undefined ? ' fetchpriority="low"' : "";
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${priority} href="${href}">`,
  );
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const preloads = assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`);
  // Browsers ask in this order, six files at once.
  const files = words === undefined ? [...preloads, ...fonts] : [...fonts, ...preloads];
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}" data-scheme="${colorScheme}" data-mantine-color-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme === "auto" ? "light dark" : colorScheme}">
<title>${escapeHtml(pageTitle(title, siteName))}</title>
<script nonce="${nonce}">${words === undefined ? schemeScript : `${schemeScript};${waitScript}`}</script>
${styles.join("\n")}
${files.join("\n")}
<style nonce="${nonce}">${SKELETON_STYLE}</style>
<link rel="canonical" href="${escapeHtml(canonicalUrl(path, origin))}">
${[...links, ...feedLinks, ...headLines(page), ...structuredScripts(page.structured ?? [])].join("\n")}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${assets.entry === undefined ? "" : `<script type="module" nonce="${nonce}" src="${assets.entry}"></script>`}
</head>
<body>
${announcement}<div id="root"${words === undefined ? "" : ` ${PRERENDERED_ATTRIBUTE}`}>${words ?? SKELETON}${assets.entry === undefined ? NOT_BUILT : ""}</div>
${state === undefined ? "" : `<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(state)}</script>`}
</body>
</html>
`;
};
