import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Exercise, ExerciseId } from "@morsel/domain/exercise";

const home = join(import.meta.dirname, "../../data/exercises");

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(home, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));

const beside = (words: string, usual: string): Pick<Exercise, "words" | "isUsual"> => ({
  ...(words === "" ? {} : { words }),
  ...(usual === "" ? {} : { isUsual: true }),
});

/** All exercises that ship: activities as the Compendium orders them, then what is lifted. */
export const readShippedExercises = (): readonly Exercise[] => [
  ...rowsOf("activities.tsv").map(([id = "", met = "", group = "", name = "", words = "", usual = ""]): Exercise => ({
    id: id as ExerciseId,
    kind: "cardio",
    name,
    group,
    met: Number(met),
    ...beside(words, usual),
  })),
  ...rowsOf("strength.tsv").map(([id = "", group = "", name = "", words = "", usual = ""]): Exercise => ({
    id: id as ExerciseId,
    kind: "strength",
    name,
    group,
    ...beside(words, usual),
  })),
];
