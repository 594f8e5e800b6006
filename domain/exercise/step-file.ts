import { addDays, isCalendarDate, isTimeOfDay, type CalendarDate, type TimeOfDay } from "../calendar/index.ts";
import { CSV_SOURCE, STEPS_MAX, type DatedCount, type SentCount } from "./activity.ts";

/** W343: a file of steps has a megabyte and 4,000 days or stretches at most. */
export const STEP_FILE_BYTES = 1_000_000;
export const STEP_FILE_COUNTS = 4_000;

export type StepFile =
  | {
      readonly _tag: "Read";
      readonly counts: readonly SentCount[];
      /** Lines that say no day or no steps, by their number in the file, the first of them. */
      readonly unread: readonly number[];
      readonly unreadCount: number;
    }
  /** No line names a column of days and one of steps. */
  | { readonly _tag: "NoColumns" }
  /** 03/04/2026 could be March or April, and no line of the file tells. */
  | { readonly _tag: "DatesAmbiguous" }
  | { readonly _tag: "TooLarge" };

/** Cells of a line; in quotes the separator is text, and a doubled quote is one. */
const cellsOf = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"') {
      if (isQuoted && line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  cells.push(cell.trim());
  return cells;
};

/** Names of the columns in trackers' exports, in lower case, letters only. */
const HEADS = {
  date: [
    "date",
    "day",
    "datum",
    "fecha",
    "data",
    "activitydate",
    "calendardate",
    "start",
    "startdate",
    "starttime",
    "from",
  ],
  steps: [
    "steps",
    "stepcount",
    "stepscount",
    "totalsteps",
    "schritte",
    "pasos",
    "pas",
    "passi",
    "passos",
    "value",
    "count",
  ],
  end: ["end", "enddate", "endtime", "to"],
} as const;

const plainHead = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, "");
const columnOf = (cells: readonly string[], names: readonly string[]): number =>
  names.map((name) => cells.findIndex((cell) => plainHead(cell) === name)).find((at) => at >= 0) ?? -1;

/** 8212, 8,212, 8.212 and 8 212; never a formula, a fraction or a sign. */
const stepsIn = (text: string): number | undefined => {
  if (!/^\d{1,3}(?:[., \u00a0\u202f']\d{3})*$|^\d{1,6}(?:\.0+)?$/.test(text)) return undefined;
  const steps = Number(text.replace(/\.0+$/, "").replaceAll(/\D/g, ""));
  return steps <= STEPS_MAX ? steps : undefined;
};

const PARTS =
  /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:[ \u202f]?([ap])\.?m\b)?( ?(?:Z|[+-]\d{2}:?\d{2})\b)?)?/i;
type Order = "day first" | "month first";
type Parts = { readonly first: string; readonly second: string; readonly third: string; readonly time?: string };

const partsOf = (text: string): Parts | undefined => {
  const [, first, second, third, hour, minute, half, zone] = PARTS.exec(text) ?? [];
  // An hour elsewhere is of another day perhaps: who sent the file knows, and nobody guesses.
  if (first === undefined || second === undefined || third === undefined || zone !== undefined) return undefined;
  if (hour === undefined) return { first, second, third };
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return { first, second, third, time: `${String(hours).padStart(2, "0")}:${minute}` };
};

const dateOf = ({ first, second, third }: Parts, order: Order): CalendarDate | undefined => {
  const [year, month, day] =
    first.length === 4
      ? [first, second, third]
      : order === "day first"
        ? [third, second, first]
        : [third, first, second];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : undefined;
};

/** Dates with dots are written day first; of those with strokes a part above twelve tells. */
const orderOf = (texts: readonly string[]): Order | undefined => {
  const open = texts.flatMap((text) => {
    const parts = partsOf(text);
    return parts === undefined || parts.first.length === 4 || text.includes(".") ? [] : [parts];
  });
  if (open.length === 0 || open.some(({ first }) => Number(first) > 12)) return "day first";
  return open.some(({ second }) => Number(second) > 12) ? "month first" : undefined;
};

const LAST_MINUTE = "23:59";

const UNREAD_SHOWN = 5;

/** W343: reads a file of steps; lines of one day without an end are that day's sum. Linear in its length. */
export const readStepFile = (text: string): StepFile => {
  if (text.length > STEP_FILE_BYTES) return { _tag: "TooLarge" };
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  const head = lines.findIndex((line) => line.trim() !== "");
  const first = lines[head] ?? "";
  const separator = [",", ";", "\t"].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ",";
  const heads = cellsOf(first, separator);
  const at = {
    date: columnOf(heads, HEADS.date),
    steps: columnOf(heads, HEADS.steps),
    end: columnOf(heads, HEADS.end),
  };
  if (at.date < 0 || at.steps < 0) return { _tag: "NoColumns" };
  const rows = lines.slice(head + 1).map((line, nth) => ({ cells: cellsOf(line, separator), line: head + nth + 2 }));
  const order = orderOf(rows.map(({ cells }) => cells[at.date] ?? ""));
  if (order === undefined) return { _tag: "DatesAmbiguous" };
  const counts = new Map<string, SentCount>();
  const unread: number[] = [];
  for (const { cells, line } of rows) {
    if (cells.every((cell) => cell === "")) continue;
    const start = partsOf(cells[at.date] ?? "");
    const date = start && dateOf(start, order);
    const steps = stepsIn(cells[at.steps] ?? "");
    if (date === undefined || steps === undefined) {
      unread.push(line);
      continue;
    }
    const end = partsOf(cells[at.end] ?? "");
    const endDate = end && dateOf(end, order);
    // A stretch that ends after midnight belongs to the day on which it began, until its last minute.
    const isOverMidnight = endDate !== undefined && endDate === addDays(date, 1);
    const [from, to] = [start?.time, endDate === date ? end?.time : isOverMidnight ? LAST_MINUTE : undefined];
    const isStretch = isTimeOfDay(from) && isTimeOfDay(to) && from < to;
    const place: { readonly from?: TimeOfDay; readonly to?: TimeOfDay } = isStretch ? { from, to } : {};
    const known = counts.get(`${date} ${place.from ?? ""}`);
    counts.set(`${date} ${place.from ?? ""}`, {
      date,
      ...place,
      steps: Math.min(STEPS_MAX, (known?.steps ?? 0) + steps),
    });
  }
  if (counts.size > STEP_FILE_COUNTS) return { _tag: "TooLarge" };
  return {
    _tag: "Read",
    counts: [...counts.values()],
    unread: unread.slice(0, UNREAD_SHOWN),
    unreadCount: unread.length,
  };
};

export type StepPreview = { readonly added: number; readonly changed: number; readonly same: number };

/** Changes that a file would make to counts of earlier files. */
export const stepPreview = (counts: readonly SentCount[], known: readonly DatedCount[]): StepPreview => {
  const key = ({ date, from }: { readonly date: string; readonly from?: string }): string => `${date} ${from ?? ""}`;
  const before = new Map(known.flatMap((one) => (one.source === CSV_SOURCE ? [[key(one), one]] : [])));
  const preview = { added: 0, changed: 0, same: 0 };
  for (const count of counts) {
    const old = before.get(key(count));
    const kind = old === undefined ? "added" : old.steps === count.steps && old.to === count.to ? "same" : "changed";
    preview[kind] += 1;
  }
  return preview;
};

/** The days that a file speaks of. */
export const spanOf = (
  counts: readonly SentCount[],
): { readonly from: CalendarDate; readonly to: CalendarDate } | undefined => {
  const dates = counts.map(({ date }) => date).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
};
