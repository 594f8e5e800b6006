import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Mention, readComments, readFunctions, readRules, readTests, type Rule } from "./traceability-read.ts";

/**
 * Writes docs/traceability.md, which is not committed: source → rule → function → test. With --check it writes nothing and fails
 * when a rule has no function or no test, an id is used twice, or a test or a comment (of the adapters and the page too) quotes a
 * rule that nobody wrote.
 */
const root = process.env["MORSEL_ROOT"] ?? join(import.meta.dirname, "..");
const page = join(root, "docs/traceability.md");

const { rules, unreadable } = readRules(root);
const functions = readFunctions(root);
const tests = readTests(root);

const by = (all: readonly Mention[], rule: Rule): readonly Mention[] => all.filter(({ id }) => id === rule.id);

/** "specification 2" before "specification 10", the specification before the product, all else behind. */
const ORDER = ["specification", "product", "formulas"];
const rank = (source: string): string => {
  const place = ORDER.findIndex((word) => source.startsWith(word));
  const number = /\d+/.exec(source)?.[0] ?? "";
  return `${place < 0 ? ORDER.length : place} ${number.padStart(3, "0")} ${source}`;
};
const idRank = (id: string): string => id.replace(/\d+/, (digits) => digits.padStart(4, "0"));

const cell = (text: string): string => text.replaceAll("|", "\\|");
const listed = (mentions: readonly Mention[], show: (mention: Mention) => string): string =>
  [...new Set(mentions.map(show))].map(cell).join("<br>");
const fileName = (file: string): string => file.split("/").at(-1) ?? file;

const row = (rule: Rule): string => {
  const { id, text, concept } = rule;
  const held = listed(by(tests, rule), ({ name, file }) => `${fileName(file)}: ${name}`);
  return `| ${id} | ${cell(text)} | ${listed(by(functions, rule), ({ name }) => `\`${name}\``)} | ${concept} | ${held} |`;
};

const sources = [...new Set(rules.flatMap((rule) => rule.sources))].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
const table = (source: string): string =>
  [
    `## ${source.charAt(0).toUpperCase()}${source.slice(1)}`,
    "",
    "| Rule | says | is | in | is held by |",
    "|---|---|---|---|---|",
    ...rules
      .filter((rule) => rule.sources.includes(source))
      .toSorted((a, b) => (idRank(a.id) < idRank(b.id) ? -1 : 1))
      .map(row),
    "",
  ].join("\n");

const text = [
  "# From the specification to the test",
  "",
  "Written by `npm run traceability` from the RULES.md of each concept, the comments of the",
  "domain and the names of the tests. Do not edit.",
  "",
  `${rules.length} rules, ${new Set(tests.map(({ file, name }) => file + name)).size} tests that quote them.`,
  "",
  ...sources.map(table),
].join("\n");

const known = new Set(rules.map(({ id }) => id));
/** Ids in comments count as rules if they begin as rules do; B12 and H1 are none. */
const families = new Set(rules.map(({ id }) => id.replace(/\d+$/, "")));
const isRuleLike = ({ id }: Mention): boolean => families.has(id.replace(/\d+$/, ""));
const twice = rules.filter(({ id }, i) => rules.findIndex((other) => other.id === id) !== i);
const complaints = [
  ...unreadable.map((line) => `Not a rule line ("- **ID1** text. (source: …)"): ${line}`),
  ...twice.map(({ id, concept }) => `${id} is used twice, the second time in ${concept}.`),
  ...rules.filter((rule) => by(tests, rule).length === 0).map(({ id, concept }) => `${id} (${concept}) has no test.`),
  ...rules
    .filter((rule) => by(functions, rule).length === 0)
    .map(({ id, concept }) => `${id} (${concept}) has no function.`),
  ...readComments(root)
    .filter((mention) => isRuleLike(mention) && !known.has(mention.id))
    .map(({ id, file }) => `A comment in ${file} names ${id}, which no RULES.md states.`),
  ...tests
    .filter(({ id, file }) => !known.has(id) && file.startsWith("tests/property/"))
    .map(({ id, file }) => `${file} quotes ${id}, which no RULES.md states.`),
];

for (const complaint of complaints) console.error(complaint);
if (process.argv.includes("--check")) process.exitCode = complaints.length === 0 ? 0 : 1;
else writeFileSync(page, text);
