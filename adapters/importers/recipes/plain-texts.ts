import { Parser } from "htmlparser2";

/** Elements whose content people never read. */
const HIDDEN: ReadonlySet<string> = new Set(["script", "style", "iframe", "noscript", "template", "svg", "object"]);
/** These begin a new line. */
const BLOCKS: ReadonlySet<string> = new Set(["p", "br", "li", "div", "ul", "ol", "tr", "h1", "h2", "h3", "h4"]);

/** Longer texts of pages are cut before they are looked at. */
const LONGEST = 20_000;
/** Text that was escaped twice holds tags again once it is read. */
const ROUNDS = 3;

const MISLEADING = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const withoutTags = (text: string): string => {
  let plain = "";
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (HIDDEN.has(name)) hidden += 1;
        if (BLOCKS.has(name)) plain += "\n";
      },
      onclosetag: (name) => {
        if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
        if (BLOCKS.has(name)) plain += "\n";
      },
      ontext: (part) => {
        if (hidden === 0) plain += part;
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return plain;
};

/** The lines of a text of a page: without tags, entities, control characters and what turns text around. */
export const plainLines = (text: unknown): readonly string[] => {
  if (typeof text !== "string" && typeof text !== "number") return [];
  let plain = String(text).slice(0, LONGEST);
  for (let round = 0; round < ROUNDS && /[<&]/.test(plain); round += 1) {
    const next = withoutTags(plain);
    if (next === plain) break;
    plain = next;
  }
  return plain
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(MISLEADING, " ").replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
};

/** The same as one line; undefined where there is nothing to read. */
export const plainLineOf = (text: unknown): string | undefined => {
  const line = plainLines(text).join(" ");
  return line === "" ? undefined : line;
};
