import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { FLOORS, type Floor } from "./concept-order.ts";

/** One concept of a floor imports another: from which files. */
export type Arrow = {
  readonly floor: string;
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
};

/** Static imports, re-exports and imports that are fetched later. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"(\.[^"?]+)/g;

const sourcesOf = (root: string, { folder }: Floor): readonly string[] =>
  globSync(`${folder}/*/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    // A table of calls is written from its group, whose imports are counted.
    .filter((file) => !/\/(?:dist|node_modules)\/|-calls\.ts$/.test(file))
    .toSorted();

const conceptOf = ({ folder }: Floor, path: string): string | undefined => {
  const [concept, ...rest] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/") : [];
  return rest.length > 0 ? concept : undefined;
};

const arrowsOf = (root: string, floor: Floor): readonly Arrow[] => {
  const found = new Map<string, { readonly from: string; readonly to: string; readonly files: Set<string> }>();
  for (const file of sourcesOf(root, floor)) {
    const from = conceptOf(floor, file);
    for (const [, path = ""] of readFileSync(join(root, file), "utf8").matchAll(IMPORTED)) {
      const to = conceptOf(floor, posix.join(dirname(file), path));
      if (from === undefined || to === undefined || to === from) continue;
      const arrow = found.get(`${from} ${to}`) ?? { from, to, files: new Set() };
      found.set(`${from} ${to}`, arrow);
      arrow.files.add(file);
    }
  }
  return [...found.values()].map(({ from, to, files }) => ({ floor: floor.name, from, to, files: [...files] }));
};

/** Imports between concepts, on every floor. */
export const readArrows = (root: string): readonly Arrow[] => FLOORS.flatMap((floor) => arrowsOf(root, floor));

/** Concepts of each floor. */
export const readRooms = (root: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    FLOORS.map((floor) => [
      floor.name,
      [...new Set(sourcesOf(root, floor).flatMap((file) => conceptOf(floor, file) ?? []))],
    ]),
  );
