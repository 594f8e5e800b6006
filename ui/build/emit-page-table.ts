import type { PageParts, PageRow } from "@morsel/adapters/http-contract/pages/page-row";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LATER_ROUTES, pagesIn, pageTable } from "./page-table.ts";
import { groupsOf } from "./word-groups.ts";

const inGroups = ({ modules, words }: PageParts): PageParts => ({ modules, words: groupsOf(words) });

const ELSEWHERE = "routes/elsewhere.ts";

/** Pages at addresses that no feature declares. */
const elsewhere = (): readonly PageRow[] =>
  pagesIn(readFileSync(fileURLToPath(new URL(`../${ELSEWHERE}`, import.meta.url)), "utf8"), ELSEWHERE).map((row) => ({
    ...row,
    modules: [LATER_ROUTES, ...row.modules],
  }));

/** The pages with the files that their words come in. */
export const writtenPageTable = (): readonly PageRow[] =>
  [...pageTable(), ...elsewhere()].map((row) => ({
    path: row.path,
    ...inGroups(row),
    ...(row.member === undefined ? {} : { member: inGroups(row.member) }),
    ...(row.visitor === undefined ? {} : { visitor: inGroups(row.visitor) }),
  }));

/** Writes `.vite/pages.json` beside the manifest: which chunks and words each address needs, for the server to send along. */
export const emitPageTable = (): Plugin => ({
  name: "morsel-page-table",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: ".vite/pages.json", source: JSON.stringify(writtenPageTable()) });
  },
});
