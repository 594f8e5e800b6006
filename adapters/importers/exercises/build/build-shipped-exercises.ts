import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inBothUnits, shorterName } from "./activity-name.ts";

/**
 * Writes the exercises that ship:
 * `node --conditions=@morsel/source adapters/importers/exercises/build/build-shipped-exercises.ts <source folder>`.
 * The same source gives the same bytes.
 */
const target = join(import.meta.dirname, "../../../data/exercises");
const source = process.argv[2] ?? "";

/** A line of a CSV: fields may stand in quotes. */
const fieldsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? "").trim(),
  );

const linesOf = (path: string): readonly string[] => readFileSync(path, "utf8").split(/\r?\n/).filter(Boolean);
const rowsOf = (file: string): readonly (readonly string[])[] => linesOf(join(source, file)).slice(1).map(fieldsOf);

/** The Compendium's headings and ours; headings that are no exercise are left out. */
const GROUPS: Readonly<Record<string, string>> = {
  Bicycling: "Cycling",
  "Conditioning Exercise": "Gym and fitness",
  Dancing: "Dancing",
  "Fishing and Hunting": "Fishing and hunting",
  "Home Activities": "At home",
  "Home Repair": "Home repair",
  "Lawn and Garden": "Garden",
  Miscellaneous: "Other",
  "Music Playing": "Playing music",
  Occupation: "At work",
  Running: "Running",
  Sports: "Sports",
  Transportation: "On the way",
  Walking: "Walking",
  "Water Activities": "Water sports",
  "Winter Activities": "Winter sports",
};

const names = new Map(
  linesOf(join(target, "names.tsv")).map((line) => {
    const [code = "", name = "", words = "", usual = ""] = line.split("\t");
    return [code, { name, words, usual }] as const;
  }),
);

/** Two that are called alike are told apart by what they cost. */
const taken = new Set<string>();
const unlike = (name: string, met: string): string => {
  const found = taken.has(name.toLowerCase()) ? `${name} (${met} MET)` : name;
  taken.add(found.toLowerCase());
  return found;
};

const activities = rowsOf("compendium-2011.csv").flatMap(([code = "", met = "", category = "", description = ""]) => {
  const group = GROUPS[category];
  if (group === undefined) return [];
  const own = names.get(code);
  const name = unlike(inBothUnits(own?.name ?? shorterName(description)), met);
  return [[`c-${code}`, met, group, name, own?.words ?? "", own?.usual ?? ""].join("\t")];
});
writeFileSync(join(target, "activities.tsv"), `${activities.join("\n")}\n`);

/** Stretching has no weights to lift, and the few of its "cardio" are activities. */
const LIFTED = new Set(["strength", "powerlifting", "olympic weightlifting", "strongman", "plyometrics"]);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const idOf = (id: string): string =>
  `s-${id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")}`;

/** The lifts that most people mean, and what else they call them. */
const usual = new Map(
  linesOf(join(target, "usual-lifts.tsv")).map((line) => {
    const [id = "", words = ""] = line.split("\t");
    return [id, words] as const;
  }),
);

const lifts = rowsOf("strength-exercises.csv").flatMap(([id = "", name = "", category = "", ...more]) => {
  const [, , , equipment = "", muscle = ""] = more;
  if (!LIFTED.has(category)) return [];
  const own = usual.get(idOf(id));
  const words = [equipment === "other" ? "" : equipment, own ?? ""].filter(Boolean).join(" ");
  return [[idOf(id), capital(muscle), name, words, own === undefined ? "" : "usual"].join("\t")];
});
writeFileSync(join(target, "strength.tsv"), `${lifts.join("\n")}\n`);
