import { DEFAULT_TITLES } from "@morsel/domain/locales";
import { isSignedInOnly } from "@morsel/domain/navigation";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageTable } from "../build/page-table.ts";
import { nearestPage } from "../features/planned/nearest-pages.ts";

/** Writes `docs/routes.md` from the routes that the features register: every address, for whom it is, and whether it is open. */
const target = join(import.meta.dirname, "../../docs/routes.md");

/** `/profile/$username` and `/profile/*` are one address. */
const pattern = (path: string): string => path.replaceAll(/\$\w*/g, "*");

export const openPaths = (): ReadonlySet<string> => new Set(pageTable().map(({ path }) => pattern(path)));

const HEAD = `# Every address of the product

Written by \`npm run generate\` from the routes that the features register (\`ui/features/*/routes.ts\`) and the domain's list of pages
(\`DEFAULT_TITLES\`). Every one of them exists under the prefixes of all 20 languages (none for English). An address that is not open yet
answers 200, says so and what it will be, is not in the menus (NA20), and leads to the page in the last column
(\`ui/features/planned/nearest-pages.ts\`). Any other address answers 404. When a feature registers a route, its page is open: nothing
else is edited, and a table that was not written anew since still names no page as open that is not
(\`tests/architecture/routes.test.ts\`).

| address | for | state | until then |
|---|---|---|---|
`;

/** The table as the sources say. */
export const routesTable = (): string => {
  const open = openPaths();
  const isOpen = (path: string): boolean => open.has(pattern(path));
  const rows = [...new Set([...DEFAULT_TITLES.keys(), ...open])].toSorted().map((path) => {
    const isSignedIn = isSignedInOnly(path);
    const who = isSignedIn ? "members" : "everybody";
    if (path === "/404") return `| \`${path}\` | ${who} | open, status 404 | |`;
    if (isOpen(path)) return `| \`${path}\` | ${who} | open | |`;
    return `| \`${path}\` | ${who} | later | \`${nearestPage(path, { isSignedIn, isOpen })}\` |`;
  });
  return `${HEAD}${rows.join("\n")}\n`;
};

if (process.argv[1] === import.meta.filename) writeFileSync(target, routesTable());
