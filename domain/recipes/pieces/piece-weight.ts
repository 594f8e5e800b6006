/** Sources of the weights; portions of USDA FoodData Central are those that ship with the foods. */
const SOURCES = {
  usda: "USDA FoodData Central, SR Legacy, food portions",
  oetker: "Dr. Oetker, net weight on the sachet (Germany)",
  alsa: "Alsa, net weight on the sachet (France)",
  royal: "Royal, net weight on the sachet (Spain)",
  paneangeli: "Paneangeli, net weight on the sachet (Italy)",
  yeast: "makers' cubes of 42 g (Germany, France) and 25 g (Italy, Spain)",
  eggs: "Commission Regulation (EC) 589/2008, sizes of eggs, less 12 % of shell (USDA refuse)",
  butcher: "usual portions at the butcher's and fishmonger's counter; own decision within what shops there sell",
  label: "net weight on the label, as sold in Germany, France, Spain, Italy and the U.S.",
  own: "own decision, after what is sold",
} as const;

export type PieceWeight = {
  /** Words of the food or of the name in the line, folded. */
  readonly of: RegExp;
  /** Words for the counted unit, folded. */
  readonly as: RegExp;
  readonly grams: number;
  /** A small one weighs less and a large one more. */
  readonly isSized?: true;
  readonly source: keyof typeof SOURCES;
};
