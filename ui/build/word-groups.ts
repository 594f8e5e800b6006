import type { PageRow } from "@morsel/adapters/http-contract/pages/page-row";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { mergedGroups, type Group } from "./merged-groups.ts";
import { pageTable, QUICK, weightOfPage } from "./page-table.ts";

const FOLDER = fileURLToPath(new URL("../i18n/messages/en", import.meta.url));
/** Every page says it: header, menus, refusals that any page can meet. */
const EVERYWHERE = "shell";
/** No page says it: mails do, and their stories. */
const OF_MAILS = "mail";

const LEAST = 5000;
const PER_FILE = 2500;
const CROWD = { files: 1, times: 2 };

/** Messages come parsed, which is half as much again as their text. */
const bytesOf = (name: string): number => 1.4 * brotliCompressSync(readFileSync(`${FOLDER}/${name}.json`)).length;

/** Pages that use a file of messages at once; parts of pages load the other files later. */
const loadsOf = (table: readonly PageRow[], name: string): ReadonlySet<string> => {
  const found = table
    .filter((row) => [row, row.member, row.visitor].some((parts) => parts?.words.includes(name)))
    .map(({ path }) => path);
  return new Set(found.length === 0 ? ["later"] : found);
};

/** The files of messages that come as one, by the name of that one; the first comes with every page. */
export type WordGroups = ReadonlyMap<string, readonly string[]>;

const made = (): WordGroups => {
  const names = readdirSync(FOLDER)
    .map((file) => file.replace(/\.json$/, ""))
    .filter((name) => name !== OF_MAILS)
    .toSorted();
  const table = pageTable();
  const quick = table.find(({ path }) => path === QUICK)?.words ?? [];
  const first = new Set([EVERYWHERE, ...quick]);
  const others = names
    .filter((name) => !first.has(name))
    .map((name): Group => ({ ids: [name], bytes: bytesOf(name), loads: loadsOf(table, name) }));
  return new Map([
    ["", [...first]],
    [OF_MAILS, [OF_MAILS]],
    ...mergedGroups(others, {
      least: LEAST,
      perFile: PER_FILE,
      crowd: CROWD,
      most: Number.POSITIVE_INFINITY,
      weightOf: weightOfPage,
    }).map((ids): readonly [string, readonly string[]] => [ids.toSorted().join("+"), ids.toSorted()]),
  ]);
};

let known: WordGroups | undefined;
export const wordGroups = (): WordGroups => (known ??= made());

/** The groups beyond the first that hold these files of messages. */
export const groupsOf = (names: readonly string[]): readonly string[] =>
  [...wordGroups()].flatMap(([group, held]) =>
    group !== "" && names.some((name) => held.includes(name)) ? [group] : [],
  );
