import { DEFAULT_TITLES } from "@morsel/domain/locales";
import { isSignedInOnly, redirectOf } from "@morsel/domain/navigation";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageTable } from "../build/page-table.ts";

/** Writes `docs/routes.md` from the routes that the features register: every address, for whom it is, and what it shows. */
const target = join(import.meta.dirname, "../../docs/routes.md");

/** `/profile/$username` and `/profile/*` are one address. */
const pattern = (path: string): string => path.replaceAll(/\$\w*/g, "*");

export const openPaths = (): ReadonlySet<string> => new Set(pageTable().map(({ path }) => pattern(path)));

const HEAD = `# Every address of the product

Written by \`npm run generate\` from the routes that the features register (\`ui/features/*/routes.ts\`) and the domain's list of pages
(\`DEFAULT_TITLES\`). Every one of them exists under the prefixes of all 20 languages (none for English); any other address answers 404.

| address | for | shows |
|---|---|---|
`;

/** The table as the sources say. */
export const routesTable = (): string => {
  const open = openPaths();
  const isOpen = (path: string): boolean => open.has(pattern(path));
  const rows = [...new Set([...DEFAULT_TITLES.keys(), ...open])].toSorted().map((path) => {
    const who = isSignedInOnly(path) ? "members" : "everybody";
    const to = redirectOf(path);
    const shows = isOpen(path) ? "its own screen" : to === undefined ? "status 404" : `\`${to}\``;
    return `| \`${path}\` | ${who} | ${shows} |`;
  });
  return `${HEAD}${rows.join("\n")}\n`;
};

if (process.argv[1] === import.meta.filename) writeFileSync(target, routesTable());
