import { Blob, Buffer, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import { subsetFont } from "./subset-font.ts";

/** As the page sets its figures. */
const TABULAR = [new Feature("tnum", 1), new Feature("lnum", 1)];

export type Measured = {
  /** Width of a line of text, as a share of the font size. */
  readonly width: (text: string) => number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly codePoints: readonly number[];
};

/** Reads a font of any format; `weight` chooses of a variable one. */
export const measure = async (bytes: Uint8Array, weight: number): Promise<Measured> => {
  const sfnt = await subsetFont(bytes, undefined, { targetFormat: "sfnt", keepAllGlyphs: true });
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  const { upem } = face;
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    width: (text) => {
      const line = new Buffer();
      line.addText(text);
      line.guessSegmentProperties();
      shape(font, line, TABULAR);
      return line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem;
    },
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    codePoints: [...face.collectUnicodes()].toSorted((a, b) => a - b),
  };
};
