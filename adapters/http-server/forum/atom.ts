import { escapeHtml } from "../responses/html.ts";

export type AtomEntry = {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly author: string;
  readonly published: number;
  readonly updated: number;
  /** Absent: the entry is its title alone. */
  readonly html?: string;
};

export type AtomFeed = {
  readonly origin: string;
  readonly title: string;
  /** Address of the page that shows the same. */
  readonly page: string;
  readonly self: string;
  readonly updated: number;
  readonly entries: readonly AtomEntry[];
};

/** XML has no way to say these characters, neither as they are nor escaped. */
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const xml = (text: string): string => escapeHtml(text.replace(UNSAYABLE, ""));
const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const entryOf = ({ id, title, href, author, published, updated, html }: AtomEntry): string => `<entry>
<id>urn:uuid:${xml(id)}</id>
<title>${xml(title)}</title>
<link rel="alternate" type="text/html" href="${xml(href)}"/>
<author><name>${xml(author)}</name></author>
<published>${instant(published)}</published>
<updated>${instant(updated)}</updated>${html === undefined ? "" : `\n<content type="html">${xml(html)}</content>`}
</entry>
`;

/** RFC 4287. Links within the entries are of the origin, which `xml:base` says. */
export const atomOf = ({ origin, title, page, self, updated, entries }: AtomFeed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${xml(`${origin}/`)}">
<id>${xml(page)}</id>
<title>${xml(title)}</title>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<updated>${instant(updated)}</updated>
${entries.map(entryOf).join("")}</feed>
`;
