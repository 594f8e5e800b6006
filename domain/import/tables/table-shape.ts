/** A row of a file as it stands there: its cells and its line. */
export type Row = { readonly cells: readonly string[]; readonly line: number };

export type ShapedRow =
  | { readonly _tag: "Header"; readonly cells: readonly string[]; readonly line: number }
  | { readonly _tag: "Row"; readonly cells: readonly string[]; readonly line: number };

const filled = (cells: readonly string[]): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== "");

const SECTIONS: Readonly<Record<string, string>> = {
  Body: "Fitbit body",
  Foods: "Fitbit foods",
  Activities: "Fitbit activities",
  Sleep: "Fitbit sleep",
};

const FOOD_LOG = /^Food Log (\d{4})(\d{2})(\d{2})$/;

/** Fitbit's export: tables below each other, each behind a line with its name; a food log has the meal on a line of its own. */
const makeFitbitShape = () => {
  let section = "";
  let day: string | undefined;
  let meal = "";
  let isHeaderNext = false;
  return ({ cells, line }: Row): readonly ShapedRow[] => {
    const words = filled(cells);
    const [only = ""] = words;
    if (words.length === 0) return [];
    if (words.length === 1) {
      const log = FOOD_LOG.exec(only);
      if (SECTIONS[only] !== undefined || log !== null || only === "Daily Totals") {
        section = log === null ? (SECTIONS[only] ?? "") : "Fitbit food log";
        day = log === null ? undefined : `${log[1]}-${log[2]}-${log[3]}`;
        isHeaderNext = section !== "";
        return [];
      }
      if (section === "Fitbit food log") meal = only;
      return [];
    }
    if (section === "") return [];
    if (isHeaderNext) {
      isHeaderNext = false;
      return [
        day === undefined
          ? { _tag: "Header", cells: [section, ...cells], line }
          : { _tag: "Header", cells: [section, "Date", "Meal", "Food", "Calories"], line },
      ];
    }
    return [
      day === undefined
        ? { _tag: "Row", cells: ["", ...cells], line }
        : { _tag: "Row", cells: ["", day, meal, cells[1] ?? "", cells[2] ?? ""], line },
    ];
  };
};

/** Garmin's weights: the day stands on a line of its own above its rows. */
const makeGarminWeightShape = () => {
  let day = "";
  return ({ cells, line }: Row): readonly ShapedRow[] => {
    const words = filled(cells);
    if (words.length === 0) return [];
    if (words.length === 1) {
      day = words[0] ?? "";
      return [];
    }
    return [{ _tag: "Row", cells: [day, ...cells], line }];
  };
};

/** I1: the rows of a file as tables with one header each; the header is the first row that is not empty. */
export const makeTableShape = (): ((row: Row) => readonly ShapedRow[]) => {
  let shape: ((row: Row) => readonly ShapedRow[]) | undefined;
  return (row) => {
    if (shape !== undefined) return shape(row);
    const words = filled(row.cells);
    if (words.length === 0) return [];
    const [only = ""] = words;
    if (words.length === 1 && (SECTIONS[only] !== undefined || FOOD_LOG.test(only))) {
      shape = makeFitbitShape();
      return shape(row);
    }
    if (words[0] === "Time" && words[1] === "Weight" && words[2] === "Change") {
      shape = makeGarminWeightShape();
      return [{ _tag: "Header", cells: ["Date", ...row.cells], line: row.line }];
    }
    shape = ({ cells, line }) => [{ _tag: "Row", cells, line }];
    return [{ _tag: "Header", cells: row.cells, line: row.line }];
  };
};
