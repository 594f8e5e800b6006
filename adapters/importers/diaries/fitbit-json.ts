import { ImportFileRefused } from "@morsel/application/import/import-file";
import type { FileEvent } from "./file-rows.ts";

/** Takeout parts its lists by month: a file has some megabytes. */
const LONGEST_FILE = 50 * 2 ** 20;

type Item = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

const MS_PER_MINUTE = 60_000;

/** Columns of each list, and the cells of one of its things. */
const LISTS: readonly {
  readonly file: RegExp;
  readonly columns: readonly string[];
  readonly cells: (item: Item) => readonly string[];
}[] = [
  {
    file: /^weight-/,
    columns: ["Fitbit body", "Date", "Weight"],
    cells: ({ date, time, weight }) => ["", `${textOf(date)} ${textOf(time)}`, textOf(weight)],
  },
  {
    file: /^steps-/,
    columns: ["Apple metric", "Unit", "Value", "Start", "Device"],
    cells: ({ dateTime, value }) => [
      "HKQuantityTypeIdentifierStepCount",
      "count",
      textOf(value),
      textOf(dateTime),
      "fitbit",
    ],
  },
  {
    file: /^exercise-/,
    columns: ["Fitbit exercise", "Start", "Minutes", "Calories"],
    cells: ({ activityName, startTime, activeDuration, duration, calories }) => [
      textOf(activityName),
      textOf(startTime),
      String(Math.round((Number(activeDuration ?? duration) / MS_PER_MINUTE) * 100) / 100),
      textOf(calories),
    ],
  },
];

/** Lists of Fitbit's takeout as tables; any other JSON is passed over. */
export async function* fitbitJsonRows(name: string, texts: AsyncIterable<string>): AsyncGenerator<FileEvent> {
  const list = LISTS.find(({ file }) => file.test(name));
  if (list === undefined) return;
  let text = "";
  for await (const piece of texts) {
    text += piece;
    if (text.length > LONGEST_FILE) throw new ImportFileRefused({ why: "tooManyRows" });
  }
  const items = asList(text);
  yield { table: { file: name, separator: "," } };
  yield { row: { cells: list.columns, line: 0 } };
  for (const [nth, item] of items.entries()) yield { row: { cells: list.cells(item), line: nth + 1 } };
}

const asList = (text: string): readonly Item[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((one): one is Item => typeof one === "object" && one !== null) : [];
  } catch {
    throw new ImportFileRefused({ why: "damaged" });
  }
};
