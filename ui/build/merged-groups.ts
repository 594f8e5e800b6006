import { intersectSets, hasOverlap, loadNames, unionSets, type LoadSet } from "./load-sets.ts";

/** Parts that come in one file: how many bytes they have, which loads need them, and which other parts they import. */
export type Group = {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly loads: ReadonlySet<string>;
  readonly imports?: readonly string[];
};

export type MergeOptions = {
  /** A file below this many bytes is merged with another one where that costs little. */
  readonly least: number;
  /** As many bytes as a load could fetch while it waits for one more file. */
  readonly perFile: number;
  /** A load with more files than these is crowded: one file less is worth so many times as much to it. */
  readonly crowd: { readonly files: number; readonly times: number };
  /** Cost that a merge for the sake of `least` may have for each load that gets bytes it does not need. */
  readonly most: number;
  /** How often a load happens beside another one; 1 where nothing is said. */
  readonly weightOf?: (load: string) => number;
};

/** A file in the making; `imports` are those of the groups that it is made of. */
type File = {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly loads: LoadSet;
  readonly imports: readonly string[];
};

type Merge = {
  readonly parts: readonly File[];
  readonly loads: LoadSet;
  /** Files that these loads get because they are imported. */
  readonly pulled: ReadonlySet<File>;
  readonly cost: number;
  /** How many loads get something that they do not need. */
  readonly extra: number;
};

/** Each file with all that it imports, directly or not. */
const closures = (files: readonly File[]): ReadonlyMap<File, ReadonlySet<File>> => {
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)));
  return new Map(
    files.map((file) => {
      const reached = new Set<File>();
      const follow = (from: File): void => {
        for (const id of from.imports) {
          const next = fileOf.get(id);
          if (next === undefined || next === file || reached.has(next)) continue;
          reached.add(next);
          follow(next);
        }
      };
      follow(file);
      return [file, reached];
    }),
  );
};

/**
 * Fewer, larger files: two are merged as long as what some loads get without need, with all that it imports, is less than what the
 * others save by asking once instead of twice; those that stay too small go where they cost least. No two files come to import each
 * other. Same input, same answer: names of files depend on it.
 */
export const mergedGroups = (
  groups: readonly Group[],
  { least, perFile, crowd, most, weightOf = () => 1 }: MergeOptions,
): readonly (readonly string[])[] => {
  const named = [...new Set(groups.flatMap(({ loads }) => [...loads]))].toSorted();
  const { setOf, weightBeyond } = loadNames(named, weightOf);
  // A load that may not grow saves by one file less no more than any other.
  const { weightOfAll } = loadNames(named, (name) => Math.min(1, weightOf(name)));
  let files: readonly File[] = groups.map(({ ids, bytes, loads, imports = [] }) => ({
    ids,
    bytes,
    imports,
    loads: setOf(loads),
  }));
  for (;;) {
    const reach = closures(files);
    const countOf = (bit: LoadSet): number => files.filter(({ loads }) => hasOverlap(loads, bit)).length;
    const crowded = setOf(named.filter((name) => countOf(setOf([name])) > crowd.files));
    const requests = (loads: LoadSet): number =>
      perFile * (weightOfAll(loads) + (crowd.times - 1) * weightOfAll(intersectSets(loads, crowded)));
    const reachOf = (file: File): ReadonlySet<File> => reach.get(file) ?? new Set();
    /** Both, and what stands between them: what one imports that imports the other. */
    const between = (one: File, other: File): readonly File[] => [
      one,
      other,
      ...[...new Set([...reachOf(one), ...reachOf(other)])].filter(
        (next) => next !== one && next !== other && (reachOf(next).has(one) || reachOf(next).has(other)),
      ),
    ];
    const mergeOf = (one: File, other: File): Merge => {
      const parts = between(one, other);
      const loads = parts.reduce((all, part) => unionSets(all, part.loads), one.loads);
      const pulled = new Set(parts.flatMap((part) => [...reachOf(part)]).filter((file) => !parts.includes(file)));
      let cost = requests(loads);
      let extra = 0;
      for (const part of parts) {
        const beyond = weightBeyond(loads, part.loads);
        cost += part.bytes * beyond - requests(part.loads);
        extra += beyond;
      }
      for (const file of pulled) cost += (file.bytes + perFile) * weightBeyond(loads, file.loads);
      return { parts, loads, pulled, cost, extra };
    };
    let best: Merge | undefined;
    for (const [i, one] of files.entries())
      for (const other of files.slice(i + 1)) {
        const found = mergeOf(one, other);
        const isSmall = (one.bytes < least || other.bytes < least) && found.cost < most * found.extra;
        if ((found.cost < 0 || isSmall) && (best === undefined || found.cost < best.cost)) best = found;
      }
    if (best === undefined) break;
    const { parts, loads, pulled } = best;
    const merged: File = {
      ids: parts.flatMap(({ ids }) => ids),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      loads,
      imports: parts.flatMap(({ imports }) => imports),
    };
    files = files
      .filter((file) => file === parts[0] || !parts.includes(file))
      .map((file) =>
        file === parts[0] ? merged : pulled.has(file) ? { ...file, loads: unionSets(file.loads, loads) } : file,
      );
  }
  return files.map(({ ids }) => ids);
};
