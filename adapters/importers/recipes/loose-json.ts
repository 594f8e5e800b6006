/** Longer blocks are not read: they would keep everybody else waiting. */
const LONGEST = 400_000;

/**
 * JSON as pages write it: with raw line breaks and tabs in strings, commas behind the last member, and comments of markup
 * around it. Each sign is looked at once.
 */
const mended = (text: string): string => {
  const bare = text.replace(/^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)/, "").replace(/(?:\/\/\s*)?(?:\]\]>|-->)\s*$/, "");
  let out = "";
  let isText = false;
  let isEscaped = false;
  let comma = -1;
  for (let i = 0; i < bare.length; i += 1) {
    const sign = bare[i] ?? "";
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (sign === "\\") isEscaped = true;
      else if (sign === '"') isText = false;
      out += sign < " " ? (sign === "\r" ? "" : " ") : sign;
      continue;
    }
    if (sign === '"') isText = true;
    if (sign === ",") comma = out.length;
    else if (sign === "}" || sign === "]") {
      if (comma >= 0) out = out.slice(0, comma) + out.slice(comma + 1);
      comma = -1;
    } else if (sign.trim() !== "") comma = -1;
    out += sign;
  }
  return out;
};

export type Read = { readonly value: unknown } | undefined;

const parsed = (text: string): Read => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined;
    throw problem;
  }
};

/** Undefined where no JSON is to be had. */
export const readLooseJson = (text: string): Read =>
  text.length > LONGEST ? undefined : (parsed(text) ?? parsed(mended(text)));
