/** `at` is where the part begins in the text. */
export type TextPart =
  | { readonly _tag: "Text"; readonly at: number; readonly text: string }
  | { readonly _tag: "Link"; readonly at: number; readonly url: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
const ENDINGS = ".,;:!?'’”»)]}…";

/** Punctuation that ends a sentence is no part of an address. */
const withoutEnding = (url: string): string => {
  let end = url.length;
  while (end > 0 && ENDINGS.includes(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
};

/** SO26: the text of a person in parts: addresses of the web, and what stands between them. Joined they are the text again. */
export const textParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = withoutEnding(found);
    if (!/^https?:\/\/[^/]/i.test(url)) continue;
    if (index > at) parts.push({ _tag: "Text", at, text: text.slice(at, index) });
    parts.push({ _tag: "Link", at: index, url });
    at = index + url.length;
  }
  if (at < text.length) parts.push({ _tag: "Text", at, text: text.slice(at) });
  return parts;
};
