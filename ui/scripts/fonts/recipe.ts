/**
 * Recipe of the page's fonts. Sans: Inter at the weights 400 to 600, at the optical size for text. Serif: Newsreader at 500, at the optical
 * size of a heading, whose figures have one width anyhow. Italics are not used, so they are not made.
 */
export type Cut = {
  readonly file: string;
  /** The file in an npm package that it is cut from. */
  readonly source: string;
  readonly letters: readonly (readonly [first: number, last: number])[];
  readonly features: readonly string[];
};

export type Family = {
  readonly name: string;
  readonly weight: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** By how much its letters are enlarged beside the other font's of the same size. */
  readonly scale: number;
  readonly cuts: readonly Cut[];
};

/** Letters of the product's Latin languages, apart from Polish and Turkish ones; signs, arrows and fractions. */
const LATIN: Cut["letters"] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2009, 0x2009],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
  [0x2713, 0x2713],
];

/** Latin Extended-A, Romanian, Vietnamese, currencies: in the interface in Polish and Turkish, elsewhere in names of foods. */
const LATIN_EXTENDED: Cut["letters"] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x2bb, 0x2bc],
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x323, 0x323],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
];

/** Kerning, marks on letters, forms of a language. No ligatures: they would part letters from their caret. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"];

const FIGURES: Cut["letters"] = [[0x30, 0x39]];
/** With "tnum" Inter also spreads hyphens, brackets and stars. Only its figures have it: they stand in a file of their own. */
const LATIN_BUT_FIGURES: Cut["letters"] = [[0x20, 0x2f], [0x3a, 0x7e], ...LATIN.slice(1)];

const INTER = "inter-ui/variable/InterVariable.woff2";

export const SANS: Family = {
  name: "Inter",
  weight: "400 600",
  axes: { opsz: 14, wght: { min: 400, max: 600 } },
  scale: 1,
  cuts: [
    { file: "inter-latin.woff2", source: INTER, letters: LATIN_BUT_FIGURES, features: FEATURES },
    { file: "inter-latin-figures.woff2", source: INTER, letters: FIGURES, features: ["tnum"] },
    { file: "inter-latin-ext.woff2", source: INTER, letters: LATIN_EXTENDED, features: FEATURES },
  ],
};

const newsreader = (subset: string): string =>
  `@fontsource-variable/newsreader/files/newsreader-${subset}-opsz-normal.woff2`;

export const SERIF: Family = {
  name: "Newsreader",
  weight: "500",
  axes: { opsz: 28, wght: 500 },
  // Its capitals are 0.67 of its size, those of Inter 0.73.
  scale: 1.08,
  cuts: [
    { file: "newsreader-latin.woff2", source: newsreader("latin"), letters: LATIN, features: FEATURES },
    {
      file: "newsreader-latin-ext.woff2",
      source: newsreader("latin-ext"),
      letters: LATIN_EXTENDED,
      features: FEATURES,
    },
  ],
};

/**
 * A font that machines have, which stands in until ours is there and is stretched to its measure. The free font of equal
 * widths, by which its makers replace it, is measured in its place.
 */
export type StandIn = {
  readonly family: string;
  readonly of: Family;
  readonly weight: number;
  readonly local: readonly string[];
  readonly measured: string;
};

const fontsource = (name: string, weight: number): string =>
  `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;

export const STAND_INS: readonly StandIn[] = [
  {
    family: "Inter Arial",
    of: SANS,
    weight: 400,
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo"],
    measured: fontsource("arimo", 400),
  },
  {
    family: "Inter Arial",
    of: SANS,
    weight: 600,
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold"],
    measured: fontsource("arimo", 700),
  },
  {
    family: "Inter Roboto",
    of: SANS,
    weight: 400,
    local: ["Roboto", "Roboto Regular", "Roboto-Regular"],
    measured: fontsource("roboto", 400),
  },
  {
    family: "Inter Roboto",
    of: SANS,
    weight: 600,
    local: ["Roboto Bold", "Roboto-Bold"],
    measured: fontsource("roboto", 700),
  },
  {
    family: "Newsreader Georgia",
    of: SERIF,
    weight: 500,
    local: ["Georgia", "Gelasio"],
    measured: fontsource("gelasio", 400),
  },
  {
    family: "Newsreader Times",
    of: SERIF,
    weight: 500,
    local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif", "Tinos"],
    measured: fontsource("tinos", 400),
  },
  {
    family: "Newsreader Noto",
    of: SERIF,
    weight: 500,
    local: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"],
    measured: fontsource("noto-serif", 400),
  },
];
