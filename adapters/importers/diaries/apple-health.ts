import { ImportFileRefused } from "@morsel/application/import/import-file";
import type { FileEvent } from "./file-rows.ts";

/** A tag of Apple's export has some thousand signs; what goes on longer is none. */
const LONGEST_TAG = 64 * 1024;

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** W515: the five entities of XML and numbers; any other entity stays as it stands: none is ever declared or fetched. */
const unescaped = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
    },
  );

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/(?<![\w:])([\w:]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, unescaped(value)]),
  );

/** Opening and closing tags of the elements that are read, one after the other; nothing else of the document is looked at. */
async function* tagsOf(texts: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = "";
  let isInDeclaration = false;
  for await (const text of texts) {
    rest += text;
    const tags: string[] = [];
    let from = 0;
    for (;;) {
      if (isInDeclaration) {
        const end = rest.indexOf("]>", from);
        if (end < 0) break;
        from = end + 2;
        isInDeclaration = false;
      }
      const open = rest.indexOf("<", from);
      if (open < 0) {
        from = rest.length;
        break;
      }
      if (rest.startsWith("<!DOCTYPE", open)) {
        const bracket = rest.indexOf("[", open);
        const close = rest.indexOf(">", open);
        if (close < 0) {
          from = open;
          break;
        }
        if (bracket >= 0 && bracket < close) {
          isInDeclaration = true;
          from = bracket;
          continue;
        }
        from = close + 1;
        continue;
      }
      const close = rest.indexOf(">", open);
      if (close < 0) {
        from = open;
        break;
      }
      tags.push(rest.slice(open + 1, close));
      from = close + 1;
    }
    rest = rest.slice(from);
    if (isInDeclaration && rest.length > LONGEST_TAG) rest = rest.slice(-2);
    if (rest.length > LONGEST_TAG) throw new ImportFileRefused({ why: "damaged" });
    if (tags.length > 0) yield tags;
  }
}

const KCAL_PER = { kcal: 1, Cal: 1, kJ: 1 / 4.184 } as const;
const MINUTES_PER = { min: 1, s: 1 / 60, hr: 60 } as const;

const inUnit = (per: Readonly<Record<string, number>>, value = "", unit = ""): string => {
  const factor = per[unit];
  const number = Number(value);
  return value === "" || factor === undefined || !Number.isFinite(number)
    ? ""
    : String(Math.round(number * factor * 100) / 100);
};

/** "HKWorkoutActivityTypeTraditionalStrengthTraining" as "Traditional Strength Training". */
const workoutName = (type = ""): string =>
  type.replace(/^HKWorkoutActivityType/, "").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

const RECORDS = "Apple Health records";
const RECORD_COLUMNS = ["Apple metric", "Unit", "Value", "Start", "Device"];
const WORKOUT_COLUMNS = ["Apple workout", "Minutes", "Energy kcal", "Start"];
const READ = /^HKQuantityTypeIdentifier(?:BodyMass|WaistCircumference|StepCount|Dietary\w+)$/;

type Workout = { readonly attributes: Readonly<Record<string, string>>; energy: string };

/** W515: Apple's export, tag by tag: it may have gigabytes. Its document type is passed over and nothing in it is fetched. */
export async function* appleHealthRows(name: string, texts: AsyncIterable<string>): AsyncGenerator<FileEvent> {
  const workouts: Workout[] = [];
  let open: Workout | undefined;
  let line = 0;
  yield { table: { file: name, separator: "," } };
  yield { row: { cells: RECORD_COLUMNS, line: 0 } };
  for await (const tags of tagsOf(texts)) {
    for (const tag of tags) {
      line += 1;
      if (tag.startsWith("Record ")) {
        const { type = "", unit = "", value = "", startDate = "", sourceName = "" } = attributesOf(tag);
        if (READ.test(type)) yield { row: { cells: [type, unit, value, startDate, sourceName], line } };
      } else if (tag.startsWith("Workout ")) {
        const attributes = attributesOf(tag);
        const workout = {
          attributes,
          energy: inUnit(KCAL_PER, attributes["totalEnergyBurned"], attributes["totalEnergyBurnedUnit"]),
        };
        workouts.push(workout);
        open = tag.endsWith("/") ? undefined : workout;
      } else if (tag.startsWith("/Workout")) open = undefined;
      else if (open !== undefined && tag.startsWith("WorkoutStatistics ")) {
        const { type = "", sum, unit } = attributesOf(tag);
        if (type === "HKQuantityTypeIdentifierActiveEnergyBurned") open.energy = inUnit(KCAL_PER, sum, unit);
      }
    }
  }
  yield { table: { file: `${RECORDS}: workouts`, separator: "," } };
  yield { row: { cells: WORKOUT_COLUMNS, line: 0 } };
  for (const { attributes, energy } of workouts) {
    const minutes = inUnit(MINUTES_PER, attributes["duration"], attributes["durationUnit"]);
    const cells = [workoutName(attributes["workoutActivityType"]), minutes, energy, attributes["startDate"] ?? ""];
    yield { row: { cells, line: 0 } };
  }
}
