import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| `([^`]+)` \|$/gm)];

const upTo = (section: string, last: number, but: readonly number[] = []): readonly string[] =>
  Array.from({ length: last }, (_, n) => n + 1)
    .filter((n) => !but.includes(n))
    .map((n) => `${section}.${n}`);

/** The items of levels 1 and 2 of OWASP ASVS 4.0.3, chapters V2 to V4; 3.6 and what is left out of 2.2 and 3 are level 3. */
const ITEMS = [
  ...upTo("2.1", 12),
  ...upTo("2.2", 3),
  ...upTo("2.3", 3),
  ...upTo("2.4", 5),
  ...upTo("2.5", 7),
  ...upTo("2.6", 3),
  ...upTo("2.7", 6),
  ...upTo("2.8", 7),
  ...upTo("2.9", 3),
  ...upTo("2.10", 4),
  ...upTo("3.1", 1),
  ...upTo("3.2", 4),
  ...upTo("3.3", 4),
  ...upTo("3.4", 5),
  ...upTo("3.5", 3),
  ...upTo("3.7", 1),
  // 4.1.4 was merged into 4.1.3.
  ...upTo("4.1", 5, [4]),
  ...upTo("4.2", 2),
  ...upTo("4.3", 3),
];

it("docs/security.md says of every item how it is met, or why it is not, and by which test", () => {
  expect(rows.map(([, item]) => item)).toEqual(ITEMS);
});

it("docs/security.md names tests that are there", () => {
  const named = rows.map(([, , , file = ""]) => file);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
