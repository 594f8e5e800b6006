import fc from "fast-check";

const NESTED = 500;

/** Values that no schema foresees or that break naive code: types that differ, edges of numbers, signs of other languages, markup, great size. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  -0.1,
  "",
  " ",
  "\0",
  "\u202Egnirts",
  "ﷺ".repeat(200),
  "e\u0301".repeat(400),
  "İıſK",
  "\uD800",
  "' or 1=1 --",
  "%_%",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "http://127.0.0.1/",
  '=HYPERLINK("x")',
  "1e999",
  "NaN",
  "a".repeat(20_000),
  "0".repeat(400),
  "2026-02-30",
  "9999-12-31",
  "019cdb02-0000-7000-8000-000000000000",
  [],
  {},
  { __proto__: null, constructor: 1, toString: 2 },
  Array.from({ length: 2_000 }, (_, n) => n),
  JSON.parse(`${"[".repeat(NESTED)}${"]".repeat(NESTED)}`),
];

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === "object" && value !== null;

/** The same value with the `nth` of its nodes, counted as they are met, in another's place. */
const withNode = (value: unknown, nth: number, other: unknown): unknown => {
  let left = nth;
  const visit = (node: unknown): unknown => {
    if (left === 0) {
      left -= 1;
      return other;
    }
    left -= 1;
    if (!isBranch(node)) return node;
    return Array.isArray(node)
      ? node.map(visit)
      : Object.fromEntries(Object.entries(node).map(([key, one]) => [key, visit(one)]));
  };
  return visit(value);
};

const nodesOf = (value: unknown): number =>
  1 + (isBranch(value) ? Object.values(value).reduce<number>((sum, one) => sum + nodesOf(one), 0) : 0);

/** A good value as often as one of which a part is hostile. */
export const mostlySpoilt = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.boolean(), fc.nat(), fc.constantFrom(...HOSTILE))
    .map(([value, isGood, nth, other]) => (isGood ? value : withNode(value, nth % nodesOf(value), other)));
