/** Parts between commas that are not in brackets. */
export const partsOf = (name: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const c of name) {
    if (c === "(") depth += 1;
    if (c === ")") depth = Math.max(0, depth - 1);
    if (c === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += c;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== "");
};
