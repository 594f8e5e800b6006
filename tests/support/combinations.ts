/** Every combination of the given values: a decision table's left side. The first property varies slowest. */
export const combinations = <Table extends Readonly<Record<string, readonly unknown[]>>>(
  table: Table,
): readonly { readonly [Name in keyof Table]: Table[Name][number] }[] =>
  Object.entries(table).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as readonly { readonly [Name in keyof Table]: Table[Name][number] }[];
