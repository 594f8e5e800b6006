/** A food of a file, by what tells which version of it is kept. */
export type RevisedRow = { readonly id: string; readonly revision: string; readonly isDoubtful: boolean };

/** The version of a food that stands, and the import that brought it. */
export type ActiveRow = { readonly foodId: string; readonly revision: string; readonly batch: number };

/** The rows that come in, and those of them that take the place of an older version. */
export type NewerRows<Row extends RevisedRow> = {
  readonly newer: readonly Row[];
  readonly replaced: ReadonlySet<string>;
};

/**
 * W242: of the rows of a part each food once, in its newest version, unless that or a newer one stands. What this very import
 * brought stays: of a file that says a food twice the first part counts.
 */
export const newerRows = <Row extends RevisedRow>(
  rows: readonly Row[],
  standing: ReadonlyMap<string, ActiveRow>,
  batch: number,
): NewerRows<Row> => {
  const newest = new Map<string, Row>();
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
export const addCounts = <
  Counts extends {
    readonly added: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly doubtful: number;
  },
>(
  counts: Counts,
  rows: readonly RevisedRow[],
  { newer, replaced }: NewerRows<RevisedRow>,
): Counts => ({
  ...counts,
  added: counts.added + newer.length - replaced.size,
  updated: counts.updated + replaced.size,
  unchanged: counts.unchanged + rows.length - newer.length,
  doubtful: counts.doubtful + newer.filter(({ isDoubtful }) => isDoubtful).length,
});
