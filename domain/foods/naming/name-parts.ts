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
