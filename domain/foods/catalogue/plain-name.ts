import { plainLine } from "../../text/index.ts";

const LONGEST = 200;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };

/** Text between brackets that could be a tag; a comparison with spaces around it stays. */
const withoutTags = (text: string): string => {
  let plain = "";
  let from = 0;
  for (let open = text.indexOf("<"); open !== -1; open = text.indexOf("<", from)) {
    const close = text.indexOf(">", open);
    if (close === -1) break;
    const isTag = /^<[!/?a-z]/i.test(text.slice(open, open + 2));
    plain += text.slice(from, isTag ? open : close + 1) + (isTag ? " " : "");
    from = close + 1;
  }
  return plain + text.slice(from);
};

/** Most names are of these signs alone and are the same whatever is done below. */
const ASCII_LINE = /^[!-~](?:[ -~]*[!-~])?$/;

/** W253: a name as people read it: one line without markup and without what turns text around; undefined where nothing is left. */
export const plainName = (given: unknown, max = LONGEST): string | undefined => {
  if (typeof given !== "string") return undefined;
  if (given.length <= max && ASCII_LINE.test(given) && !/[<&]| {2}/.test(given)) return given;
  const text = given
    .slice(0, LONGEST * 4)
    .toWellFormed()
    .replaceAll(/&(amp|quot|apos|lt|gt|nbsp)\b;?/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/&#39;/g, "'");
  const visible = withoutTags(text).replaceAll(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, " ");
  const line = visible.replaceAll(/\s+/gu, " ").trim();
  return plainLine([...line].slice(0, max).join(""), max);
};

/** "Ferrero,Ferrero Rocher" → "Ferrero": the brand that is named first. */
export const firstBrand = (given: unknown): string | undefined =>
  typeof given === "string" ? plainName(given.split(",")[0], 60) : undefined;
