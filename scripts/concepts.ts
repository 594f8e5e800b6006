import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArrows, readRooms, type Arrow } from "./concept-arrows.ts";
import { CONCEPT_ORDER, FLOORS } from "./concept-order.ts";

/**
 * Writes docs/concepts.md: the order of concepts, and who imports whom. With --check it writes nothing and fails for an import
 * that runs up the order, for a concept without a place in it, and for a page that is out of date.
 */
const root = process.env["MORSEL_ROOT"] ?? join(import.meta.dirname, "..");
const PAGE = "docs/concepts.md";

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const place = new Map(CONCEPT_ORDER.map((concept, index) => [concept, index]));
const placeOf = (concept: string): number => place.get(concept) ?? CONCEPT_ORDER.length;
const nameOf = ({ floor, from, to }: Arrow): string => `${floor}: ${from} → ${to}`;

const arrows = readArrows(root);
const rooms = readRooms(root);
const rising = arrows.filter(({ from, to }) => placeOf(to) >= placeOf(from));

const complaints: string[] = [];
for (const [floor, concepts] of rooms)
  for (const concept of concepts)
    if (!place.has(concept)) complaints.push(`${floor}: ${concept} has no place in scripts/concept-order.ts.`);
for (const arrow of rising)
  complaints.push(`${nameOf(arrow)} runs up the order of concepts:\n  ${arrow.files.join("\n  ")}`);

const inOrder = (concepts: readonly string[]): readonly string[] =>
  concepts.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
const rowOf = (concept: string): string => {
  const floors = FLOORS.filter(({ name }) => rooms.get(name)?.includes(concept)).map(({ name }) => name);
  const imported = inOrder([...new Set(arrows.filter(({ from }) => from === concept).map(({ to }) => to))]);
  return `| ${concept} | ${floors.join(", ")} | ${imported.join(", ")} |`;
};
const known = inOrder([...new Set([...rooms.values()].flat())]);
const page = `# The order of concepts

A concept is a folder of the same name on every floor. On each floor a concept imports only concepts that stand before it in this
table, so there are no circles. The order is written in \`scripts/concept-order.ts\`; \`npm run generate\` writes this page from the
imports, and \`npm run check\` refuses an import that runs up.

| concept | floors | imports |
|---|---|---|
${known.map(rowOf).join("\n")}
`;

if (process.argv.includes("--check")) {
  if (textOf(PAGE) !== page) complaints.push(`${PAGE} is out of date: npm run generate writes it.`);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
} else {
  writeFileSync(join(root, PAGE), page);
}
