import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { subsetFont } from "./subset-font.ts";
import { measure, type Measured } from "./measure.ts";
import { SANS, SERIF, STAND_INS, type Cut, type Family, type StandIn } from "./recipe.ts";
import { sampleText } from "./sample-text.ts";

const require = createRequire(import.meta.url);
const read = (source: string): Uint8Array => readFileSync(require.resolve(source));

/** Copyright, licence and its address stay in the file (https://learn.microsoft.com/typography/opentype/spec/name). */
const LEGAL_NAMES = [0, 13, 14];

const lettersOf = ({ letters }: Cut): string =>
  letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join("");

const cut = ({ axes }: Family, piece: Cut): Promise<Uint8Array> =>
  subsetFont(read(piece.source), lettersOf(piece), {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: piece.features,
    preserveNameIds: LEGAL_NAMES,
    noHinting: true,
  });

const hex = (codePoint: number): string => codePoint.toString(16).padStart(4, "0");

/** `U+20-7e, …`: runs of what the file has, so that a browser asks for it only where it helps. */
const unicodeRange = (codePoints: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
};

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const faceOf = ({ name, weight, scale }: Family, { file }: Cut, { codePoints }: Measured): string => `@font-face {
  font-family: "${name}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  ${scale === 1 ? "" : `size-adjust: ${percent(scale)};\n  `}unicode-range: ${unicodeRange(codePoints)};
}
`;

/** Each letter is of the first file that has it, as in a browser. */
const widthOver = (files: readonly Measured[], text: string): number => {
  const [first, ...others] = files;
  if (first === undefined || text === "") return 0;
  const known = new Set(first.codePoints);
  const [here, elsewhere] = [true, false].map((wanted) =>
    [...text].filter((letter) => known.has(letter.codePointAt(0) ?? 0) === wanted).join(""),
  );
  return first.width(here ?? "") + widthOver(others, elsewhere ?? "");
};

/** As wide as ours over a sample of what the page says, and as high and as deep (https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc). */
const standInFace = (standIn: StandIn, files: readonly Measured[], theirs: Measured): string => {
  const { family, of, weight, local } = standIn;
  const text = sampleText();
  const [ours] = files;
  if (ours === undefined) throw new Error(`${of.name} was not made.`);
  const widths = widthOver(files, text) / theirs.width(text);
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(widths * of.scale)};
  ascent-override: ${percent(ours.ascent / widths)};
  descent-override: ${percent(ours.descent / widths)};
  line-gap-override: ${percent(ours.lineGap / widths)};
}
`;
};

/** The files of `ui/theme/fonts` that are made: four fonts and the style sheet that declares them. */
export const makeFonts = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  const faces: string[] = ["/* Written by scripts/write-fonts.ts. Do not edit. */\n"];
  for (const family of [SANS, SERIF])
    for (const piece of family.cuts) {
      const bytes = await cut(family, piece);
      files.set(piece.file, bytes);
      faces.push(faceOf(family, piece, await measure(bytes, 400)));
    }
  for (const standIn of STAND_INS) {
    const { of, weight, measured } = standIn;
    const ours = of.cuts.flatMap(({ file }) => files.get(file) ?? []);
    const theirs = await measure(read(measured), weight);
    faces.push(standInFace(standIn, await Promise.all(ours.map((bytes) => measure(bytes, weight))), theirs));
  }
  files.set("faces.css", new TextEncoder().encode(faces.join("\n")));
  return files;
};
