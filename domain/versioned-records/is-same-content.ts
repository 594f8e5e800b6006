/** A figure that crossed the wire has nine decimals, and is still the same. */
const WIRE = 1e-9;

/** Compares two values by their contents, in whatever order, figures as far as nine decimals tell. */
export const isSameContent = (a: unknown, b: unknown): boolean => {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return a === b || (typeof a === "number" && Math.abs(a - Number(b)) < WIRE);
  const [ours, theirs] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && isSameContent(value, theirs.get(key)))
  );
};
