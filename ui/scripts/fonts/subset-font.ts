import { createRequire } from "node:module";

type Axis = number | { readonly min: number; readonly max: number };
type Options = {
  readonly targetFormat: "sfnt" | "woff2";
  readonly variationAxes?: Readonly<Record<string, Axis>>;
  readonly keepFeatures?: readonly string[];
  readonly preserveNameIds?: readonly number[];
  readonly noHinting?: boolean;
  readonly keepAllGlyphs?: boolean;
};
type SubsetFont = (font: Uint8Array, text: string | undefined, options: Options) => Promise<Uint8Array>;

const require = createRequire(import.meta.url);

/** The package comes without types: these are of the part that is used here. */
export const subsetFont = require("subset-font") as SubsetFont;
