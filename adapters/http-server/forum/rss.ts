import { xml, type AtomEntry, type AtomFeed } from "./atom.ts";

/** Tags of HTML whose links lead into the site: RSS has no base, so they are written out. */
const OWN_LINK = /( (?:href|src)=")\/(?!\/)/g;

const itemOf =
  (origin: string) =>
  ({ id, title, href, author, published, html }: AtomEntry): string =>
    `<item>
<guid isPermaLink="false">urn:uuid:${xml(id)}</guid>
<title>${xml(title)}</title>
<link>${xml(href)}</link>
<dc:creator>${xml(author)}</dc:creator>
<pubDate>${new Date(published).toUTCString()}</pubDate>${
      html === undefined ? "" : `\n<description>${xml(html.replaceAll(OWN_LINK, `$1${origin}/`))}</description>`
    }
</item>
`;

/** RSS 2.0, with the author's name by Dublin Core: its own author is a mail address, which is nobody's business. */
export const rssOf = ({ origin, title, page, self, updated, entries }: AtomFeed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(title)}</title>
<link>${xml(page)}</link>
<description>${xml(title)}</description>
<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>
<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>
${entries.map(itemOf(origin)).join("")}</channel>
</rss>
`;
