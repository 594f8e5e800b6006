import type { PackedRow } from "./packed-row.ts";

/** The version of a food that stands, and the import that brought it. */
export type StandingRow = { readonly foodId: string; readonly revision: string; readonly batch: number };

/** The rows that come in, and those of them that take the place of an older version. */
export type NewerRows = { readonly newer: readonly PackedRow[]; readonly replaced: ReadonlySet<string> };

/**
 * W242: of the rows of a part each food once, in its newest version, unless that or a newer one stands. What this very import
 * brought stays: of a file that says a food twice the first part counts.
 */
export const newerRows = (
  rows: readonly PackedRow[],
  standing: ReadonlyMap<string, StandingRow>,
  batch: number,
): NewerRows => {
  const newest = new Map<string, PackedRow>();
  for (const row of rows) {
    const before = newest.get(row.id);
    if (before === undefined || before.revision < row.revision) newest.set(row.id, row);
  }
  const newer = [...newest.values()].filter(({ id, revision }) => {
    const there = standing.get(id);
    return there === undefined || (there.revision < revision && there.batch !== batch);
  });
  return { newer, replaced: new Set(newer.flatMap(({ id }) => (standing.has(id) ? [id] : []))) };
};

/** The counts with what became of a part's rows. */
export const countedWith = <
  Counts extends {
    readonly added: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly doubtful: number;
  },
>(
  counts: Counts,
  rows: readonly PackedRow[],
  { newer, replaced }: NewerRows,
): Counts => ({
  ...counts,
  added: counts.added + newer.length - replaced.size,
  updated: counts.updated + replaced.size,
  unchanged: counts.unchanged + rows.length - newer.length,
  doubtful: counts.doubtful + newer.filter(({ isDoubtful }) => isDoubtful).length,
});
