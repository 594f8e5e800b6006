import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Writes docs/domain-without-callers.md: functions of the domain that no other part of the product, and nothing else of the domain,
 * calls. With --check it writes nothing and fails when the page is out of date.
 */
const root = join(import.meta.dirname, "..");
const page = join(root, "docs/domain-without-callers.md");

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const withoutRemarks = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\/\/.*$/gm, "");
const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/node_modules|\/dist\/|storybook-static/.test(file));

/** How often each word stands in a text. */
const wordsOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) for (const [word] of text.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const outside = wordsOf(sourcesIn("{application,adapters,ui,storybook}/**/*.{ts,tsx,mjs}").map(textOf));
const domain = sourcesIn("domain/*/**/*.ts").map((file) => withoutRemarks(textOf(file)));
const inside = wordsOf(domain);
/** Counts the declaration of a name and its re-exports by name. */
const mentioned = (name: string): number =>
  domain.filter((text) => new RegExp(`export (?:const|function) ${name}\\b`).test(text)).length +
  domain.filter((text) => new RegExp(`export \\{[^}]*\\b${name}\\b`).test(text)).length;

const rows: string[] = [];
for (const file of globSync("domain/*/index.ts", { cwd: root }).toSorted()) {
  const exported = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;
  const lonely = Object.entries(exported)
    .filter(
      ([name, value]) =>
        typeof value === "function" && !outside.has(name) && (inside.get(name) ?? 0) <= mentioned(name),
    )
    .map(([name]) => `\`${name}\``);
  const concept = file.split("/")[1] ?? "";
  if (lonely.length > 0) rows.push(`| ${concept} | ${lonely.toSorted().join(", ")} |`);
}

const text = `# What of the domain nobody calls yet

The domain states the whole specification; these functions wait for the feature that owns them. Written by \`npm run generate\` from the
sources of application, adapters, page and Storybook; tests do not count.

| concept | functions |
|---|---|
${rows.join("\n")}
`;

if (process.argv.includes("--check")) {
  if (textOf("docs/domain-without-callers.md") !== text) {
    process.stderr.write("docs/domain-without-callers.md is out of date: npm run generate writes it.\n");
    process.exitCode = 1;
  }
} else writeFileSync(page, text);
