import { measure, type Measured } from "@morsel/ui/scripts/fonts/measure";
import { SANS, SERIF } from "@morsel/ui/scripts/fonts/recipe";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const UI = join(import.meta.dirname, "../../../ui");
const bytesOf = (file: string): Uint8Array => readFileSync(join(UI, "theme/fonts", file));

const CUTS = [SANS, SERIF].flatMap(({ cuts }) => cuts.map(({ file }) => file));
const isExtended = (file: string): boolean => file.includes("-ext");

/** The letters of each language, by CLDR's main exemplar characters (https://www.unicode.org/cldr/charts/latest/summary/root.html). */
const ENGLISH = "abcdefghijklmnopqrstuvwxyz";
const LETTERS: Readonly<Record<string, string>> = {
  en: "",
  da: "æøå",
  de: "äöüß",
  es: "áéíñóúü",
  fr: "àâæçéèêëîïôœùûüÿ",
  id: "",
  it: "àéèìóòù",
  ms: "",
  nb: "àéóòôæøå",
  nl: "áäéëíïóöúü",
  pt: "áàâãçéêíòóôõú",
  sv: "àéåäö",
  tl: "ñ",
};
const EXTENDED_LETTERS: Readonly<Record<string, string>> = { pl: "ąćęłńóśźż", tr: "çğıiöşü" };

/** Signs that the page writes in every language; the bounds stand in lines of the sans alone. */
const SIGNS = "0123456789 \u00a0.,:;!?–—‘’“”„«»‹›…·×÷+−=()[]/%&@#*'\"½¼¾€£°";
const SIGNS_OF_SANS = "≥≤≈\u202f→←↑↓⅓⅔⅛✓";

/** "Ÿ" begins no word but names of places: it comes with the extended letters. */
const withCapitals = (letters: string): string => letters + letters.toLocaleUpperCase("en").replaceAll("Ÿ", "");
const lacking = (known: ReadonlySet<number>, text: string): string =>
  [...text].filter((letter) => [...letter].some((one) => !known.has(one.codePointAt(0) ?? 0))).join("");

describe("the page's fonts", () => {
  const measured = new Map<string, Measured>();
  beforeAll(async () => {
    for (const file of CUTS) measured.set(file, await measure(bytesOf(file), 400));
  });
  const knownIn = (files: readonly string[]): ReadonlySet<number> =>
    new Set(files.flatMap((file) => measured.get(file)?.codePoints ?? []));

  it("are 60 kB at most where a Latin language is read", () => {
    const bytes = CUTS.filter((file) => !isExtended(file)).map((file) => bytesOf(file).length);
    expect(bytes).toHaveLength(3);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000);
  });

  it.each([SANS, SERIF])("$name has what the Latin languages write, and the signs of the page", ({ name, cuts }) => {
    const files = cuts.map(({ file }) => file);
    const first = knownIn(files.filter((file) => !isExtended(file)));
    for (const [locale, letters] of Object.entries(LETTERS))
      expect([locale, lacking(first, withCapitals(ENGLISH + letters))]).toEqual([locale, ""]);
    expect(lacking(first, SIGNS + (name === SANS.name ? SIGNS_OF_SANS : ""))).toBe("");
    for (const [locale, letters] of Object.entries(EXTENDED_LETTERS))
      expect([locale, lacking(knownIn(files), withCapitals(ENGLISH + letters) + "İ")]).toEqual([locale, ""]);
  });

  it("no letter is in two files of a font, so that none is fetched twice", () => {
    for (const { cuts } of [SANS, SERIF]) {
      const all = cuts.flatMap(({ file }) => measured.get(file)?.codePoints ?? []);
      expect(all).toHaveLength(new Set(all).size);
    }
  });

  it.each([
    ["inter-latin-figures.woff2", 400],
    ["inter-latin-figures.woff2", 600],
    ["newsreader-latin.woff2", 500],
  ])("the figures of %s at %i are of one width", async (file, weight) => {
    const { width } = await measure(bytesOf(file), weight);
    expect(new Set([..."0123456789"].map((figure) => width(figure))).size).toBe(1);
    expect(width("0")).toBeGreaterThan(0.4);
  });

  it("a hyphen or a bracket is no wider for the figures' sake", async () => {
    const { width } = await measure(bytesOf("inter-latin.woff2"), 400);
    for (const sign of "-()*") expect(width(sign)).toBeLessThan(0.55);
  });
});

/** The label is drawn as the regulation prints it, in Helvetica (21 CFR 101.9(d)). */
const sheets = globSync("{amounts,charts,features,fields,figures,food-rows,logging,sharing,shell,theme}/**/*.css", {
  cwd: UI,
})
  // The faces of the fonts say themselves which weights they have.
  .filter((file) => !file.endsWith("nutrition-label.module.css") && file !== "theme/fonts/faces.css")
  .toSorted();
const rulesIn = (file: string): readonly string[] =>
  readFileSync(join(UI, file), "utf8")
    .split(/[{}]/)
    .map((rule) => rule.trim());

describe("every style sheet", () => {
  it("is read", () => expect(sheets.length).toBeGreaterThan(30));

  it.each(sheets)("%s has the weights of the theme, and the serif at its own", (file) => {
    for (const rule of rulesIn(file)) {
      expect(rule).not.toMatch(/font-weight: (?!var\(--mantine-(?:font|heading)|inherit)/);
      expect(rule).not.toMatch(/font-style:\s*italic|text-transform:\s*uppercase|letter-spacing:\s*0?\.?\d/);
      if (/font-family: var\(--mantine-font-family-headings\)/.test(rule))
        expect(rule).toContain("font-weight: var(--mantine-heading-font-weight)");
    }
  });
});
