import type { Field } from "./field.ts";
import { markOfTable, NO_MARKS, withMark, type MarkEvidence } from "./figure.ts";
import { NO_ORDERS, orderOfTable, withDate, type DateOrder, type OrderEvidence } from "./imported-date.ts";
import { guessLayout, knownLayoutOf, type ImportSource, type Layout } from "./tables/layout.ts";
import type { ImportedRecord, RowOutcome } from "./record.ts";
import { makeOwnRowReader } from "./tables/own-export.ts";
import { makeRowReader, type RowReader, type WeightUnit } from "./row-reader.ts";
import { makeTableShape, type Row } from "./tables/table-shape.ts";

/** A table of a file: what it is called there, and by what its cells are parted. */
export type TableName = { readonly file: string; readonly separator: string };

/** The member's answers about a file. */
export type ImportChoices = {
  readonly order?: DateOrder;
  readonly weightUnit?: WeightUnit;
  /** Slot of each meal of the file, by its name there. */
  readonly meals?: Readonly<Record<string, string>>;
  /** Meaning of the columns of a table of no known format. */
  readonly columns?: readonly (Field | "")[];
};

/** Findings of a first reading about how a file is written. */
export type FileEvidence = {
  readonly orders: OrderEvidence;
  readonly marks: Readonly<Record<string, MarkEvidence>>;
  readonly loggedDays: readonly string[];
  readonly rows: number;
  readonly likelyOrder?: DateOrder;
};

type Table = {
  readonly file: string;
  readonly layout: Layout;
  readonly header: readonly string[];
  readonly isKnown: boolean;
};

const tableOf = (file: string, header: readonly string[], { columns }: ImportChoices): Table => {
  const known = knownLayoutOf(file, header);
  if (known !== undefined) return { file, layout: known, header, isKnown: true };
  const guess = guessLayout(header);
  if (columns === undefined) return { file, layout: guess, header, isKnown: false };
  const fields = header.map((_, column) => (columns[column] === "" ? undefined : columns[column]));
  return { file, layout: { ...guess, fields }, header, isKnown: false };
};

const columnOf = (layout: Layout, field: Field): number => layout.fields.indexOf(field);

/** I2, I4: the first reading: collects what dates and numbers of the whole file say about how they are written. */
export const makeEvidenceReader = (choices: ImportChoices) => {
  let orders = NO_ORDERS;
  const marks: Record<string, MarkEvidence> = {};
  const loggedDays = new Set<string>();
  let likelyOrder: DateOrder | undefined;
  let rows = 0;
  let shape = makeTableShape();
  let name: TableName = { file: "", separator: "," };
  let table: Table | undefined;
  return {
    table: (next: TableName): void => {
      name = next;
      shape = makeTableShape();
      table = undefined;
    },
    row: (row: Row): void => {
      rows += 1;
      for (const shaped of shape(row)) {
        if (shaped._tag === "Header") {
          table = tableOf(name.file, shaped.cells, choices);
          likelyOrder ??= table.layout.likelyOrder;
          continue;
        }
        if (table === undefined || table.layout.leftOut !== undefined) continue;
        const date = shaped.cells[columnOf(table.layout, "date")];
        if (date !== undefined && table.layout.order === undefined) orders = withDate(orders, date);
        if (table.layout.source === "fitbit" && columnOf(table.layout, "food") >= 0 && date !== undefined)
          loggedDays.add(date);
        let seen = marks[name.file] ?? NO_MARKS;
        table.layout.fields.forEach((field, column) => {
          if (field !== undefined && field !== "date" && field !== "food" && field !== "note")
            seen = withMark(seen, shaped.cells[column] ?? "");
        });
        marks[name.file] = seen;
      }
    },
    end: (): FileEvidence => ({
      orders,
      marks,
      loggedDays: [...loggedDays],
      rows,
      ...(likelyOrder === undefined ? {} : { likelyOrder }),
    }),
  };
};

/** I2: the order in which dates are read, and whether the member is asked. */
export const dateOrderOf = (
  { orders, likelyOrder }: FileEvidence,
  { order }: ImportChoices,
): { readonly order: DateOrder; readonly isAsked: boolean } => {
  const told = orderOfTable(orders);
  if (told === "ask") return { order: order ?? likelyOrder ?? "dayFirst", isAsked: true };
  return { order: told === "any" ? "dayFirst" : told, isAsked: false };
};

/** One row of a file with its outcome. */
export type ReadRow = {
  readonly outcome: RowOutcome;
  readonly file: string;
  readonly line: number;
  readonly source: ImportSource;
  /** A weight whose unit the file does not say, as it is written. */
  readonly openWeight?: number;
};

export type FileReader = {
  readonly table: (name: TableName) => readonly ReadRow[];
  readonly row: (row: Row) => readonly ReadRow[];
  readonly end: () => readonly ReadRow[];
  /** Tables of no known format: their headings, and what is taken of them. */
  readonly tables: () => readonly Table[];
};

/** The second reading: each row with what it means. */
export const makeFileReader = (evidence: FileEvidence, choices: ImportChoices): FileReader => {
  const { order } = dateOrderOf(evidence, choices);
  const loggedDays = new Set(evidence.loggedDays);
  const tables: Table[] = [];
  let shape = makeTableShape();
  let name: TableName = { file: "", separator: "," };
  let table: Table | undefined;
  let reader: RowReader | undefined;

  const close = (): readonly ReadRow[] => {
    if (table === undefined || reader === undefined) return [];
    const { file } = name;
    const { source } = table.layout;
    const { records, leftOut } = reader.end();
    const lost = Array.from({ length: leftOut }, (): RowOutcome => ({ _tag: "LeftOut", reason: "noCalories" }));
    const made = records.map((record): RowOutcome => ({ _tag: "Records", records: [record] }));
    table = undefined;
    return [...made, ...lost].map((outcome) => ({ outcome, file, line: 0, source }));
  };

  const begin = (header: readonly string[]): void => {
    table = tableOf(name.file, header, choices);
    tables.push(table);
    const { layout } = table;
    if (layout.own !== undefined) {
      reader = { read: makeOwnRowReader(layout.own, header), end: () => ({ records: [], leftOut: 0 }) };
      return;
    }
    reader = makeRowReader(layout, {
      order: layout.order ?? order,
      mark: markOfTable(evidence.marks[name.file] ?? NO_MARKS, name.separator),
      weightUnit: choices.weightUnit ?? "kg",
      loggedDays,
    });
  };

  /** A weight in the column whose unit only the member knows; undefined where the cell says it. */
  const openWeightIn = (
    layout: Layout,
    cells: readonly string[],
    records: readonly ImportedRecord[],
  ): number | undefined => {
    const column = columnOf(layout, "weight");
    const isWeight = records.some((record) => record.kind === "measurement" && record.type === "Weight");
    if (column < 0 || !isWeight) return undefined;
    const value = Number((cells[column] ?? "").replace(",", "."));
    return Number.isFinite(value) ? value : undefined;
  };

  return {
    table: (next) => {
      const rest = close();
      name = next;
      shape = makeTableShape();
      return rest;
    },
    row: (row) =>
      shape(row).flatMap((shaped): readonly ReadRow[] => {
        if (shaped._tag === "Header") {
          const rest = close();
          begin(shaped.cells);
          return rest;
        }
        if (table === undefined || reader === undefined) return [];
        const outcome = reader.read(shaped.cells);
        const weight =
          outcome._tag === "Records" ? openWeightIn(table.layout, shaped.cells, outcome.records) : undefined;
        const place = { outcome, file: name.file, line: shaped.line, source: table.layout.source };
        return [weight === undefined ? place : { ...place, openWeight: weight }];
      }),
    end: close,
    tables: () => tables,
  };
};
