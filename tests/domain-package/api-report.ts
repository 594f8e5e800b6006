import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The declarations of one file without imports, re-exports and comments: what a caller sees, and nothing else. */
const declarations = (text: string): readonly string[] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .split(/^(?=export |declare |type |interface )/m)
    .map((part) => part.replaceAll(/\n\s*\n/g, "\n").trim())
    .filter((part) => part !== "" && !/^(import|export (\*|\{\}|type \{|\{))/.test(part) && part.startsWith("export"));

/** Every exported declaration of the domain, by concept, sorted, from its emitted d.ts files. */
export const apiReport = (dist: string): string => {
  const concepts = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => readdirSync(join(dist, name)).includes("index.d.ts"))
    .toSorted();
  const sections = concepts.map((concept) => {
    const index = readFileSync(join(dist, concept, "index.d.ts"), "utf8");
    const exported = new Set([
      "index",
      ...[...index.matchAll(/from "\.\/([\w/-]+)\.ts"/g)].map(([, file = ""]) => file),
    ]);
    const all = [...exported].flatMap((file) =>
      declarations(readFileSync(join(dist, concept, `${file}.d.ts`), "utf8")),
    );
    return `## ${concept}\n\n\`\`\`ts\n${all.toSorted().join("\n")}\n\`\`\`\n`;
  });
  return [
    "# What @morsel/domain exports",
    "",
    "Written by `node tests/domain-package/write-api-report.ts` from the emitted declarations, so that a changed signature is a",
    "visible difference. Do not edit.",
    "",
    ...sections,
  ].join("\n");
};
