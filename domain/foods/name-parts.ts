/** Parts between commas that are not in brackets. */
export const partsOf = (name: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < name.length; i += 1) {
    const sign = name[i];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (sign === "," && depth === 0) {
      parts.push(name.slice(from, i).trim());
      from = i + 1;
    }
  }
  return [...parts, name.slice(from).trim()].filter((part) => part !== "");
};

/** What stands in brackets and what does not: "milk (whole) 3 %" is "milk   3 %" and "whole". A bracket that nobody closes is none. */
export const bracketsOf = (text: string): { readonly outside: string; readonly inside: readonly string[] } => {
  const inside: string[] = [];
  let outside = "";
  let from = 0;
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", from)) {
    const close = text.indexOf(")", open);
    if (close < 0) break;
    outside += `${text.slice(from, open)} `;
    inside.push(text.slice(open + 1, close));
    from = close + 1;
  }
  return { outside: outside + text.slice(from), inside };
};
