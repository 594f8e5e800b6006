import type { Food } from "../../foods/index.ts";
import type { IngredientLine } from "./ingredient-line.ts";
import { foldWord } from "./kitchen-words.ts";

/** Sources of the weights; portions of USDA FoodData Central are those that ship with the foods. */
const SOURCES = {
  usda: "USDA FoodData Central, SR Legacy, food portions",
  oetker: "Dr. Oetker, net weight on the sachet (Germany)",
  alsa: "Alsa, net weight on the sachet (France)",
  royal: "Royal, net weight on the sachet (Spain)",
  paneangeli: "Paneangeli, net weight on the sachet (Italy)",
  own: "own decision, after what is sold",
} as const;

type PieceWeight = {
  /** Words of the food or of the name in the line, folded. */
  readonly of: RegExp;
  /** Words for the counted unit, folded. */
  readonly as: RegExp;
  readonly grams: number;
  readonly source: keyof typeof SOURCES;
};

const LEAF = /\b(?:lea(?:f|ves)|blatt(?:er)?|blattchen|feuilles?|hojas?|fogli[ae]s?|foglie)\b|blatt(?:er)?\b/u;
const SHEET = /\b(?:sheets?|lea(?:f|ves)|blatt(?:er)?|feuilles?|hojas?|fogli[oae]?)\b/u;
const BUNCH = /\b(?:bunch(?:es)?|bund|bunde|bottes?|bouquets?|manojos?|mazz(?:o|i|etto|etti))\b/u;
const SPRIG =
  /\b(?:sprigs?|stems?|zweige?|stiele?|stangel|brins?|branches?|ramas?|ramitas?|ramett[oi]|rametti|gambi|gambo)\b/u;
const STICK = /\b(?:sticks?|stangen?|batons?|ramas?|canelas? en rama|stecc(?:a|he)|quills?)\b|stangen?\b/u;
const STALK = /\b(?:stalks?|sticks?|ribs?|stangen?|branches?|cotes?|ramas?|tallos?|cost[ae]|coste|gamb[oi])\b/u;
const HEAD = /\bheads?\b|\b(?:kopf|kopfe|tetes?|cabezas?|testa|teste|cesp[oi])\b|unit=$/u;
const BULB = /\b(?:heads?|bulbs?|knollen?|tetes?|cabezas?|teste?|testa)\b/u;
const SACHET = /\b(?:sachets?|packets?|envelopes?|packages?|packs?)\b/u;
const PACKCHEN = /\b(?:packchen|pack|pck|pckg|beutel|tutchen|packung)\b/u;
const SOBRE = /\bsobres?\b/u;
const BUSTINA = /\bbustin[ae]\b/u;
const ANY_SACHET = new RegExp([SACHET, PACKCHEN, SOBRE, BUSTINA].map(({ source }) => source).join("|"), "u");
const FRENCH_SACHET = /\bsachets? (?:de|d)\b/u;
const LUMP = /\b(?:knobs?|noix|nuez|nueces|noc[ei]|flocken?|flockchen|stich)\b/u;
const THUMB =
  /\b(?:pieces?|knobs?|thumbs?|inch(?:es)?|stuck|stucke|morceaux?|pouces?|trozos?|pezz(?:o|i|etto|etti))\b/u;
const ZEST = /\b(?:zest|rind|schale|abrieb|zestes?|ralladura|cascara|scorza|buccia|piel)\b/u;
const JUICE = /\b(?:juice|saft|jus|zumo|jugo|succo)\b/u;
const ANYTHING = /^/u;

/** W185: pieces that no serving of the food counts, and sachets; the first row that fits counts. */
const PIECES: readonly PieceWeight[] = [
  { of: /\blemon\b/u, as: ZEST, grams: 6, source: "usda" },
  { of: /\borange\b/u, as: ZEST, grams: 6, source: "usda" },
  { of: /\blime\b/u, as: ZEST, grams: 4, source: "own" },
  { of: /\blemon\b/u, as: JUICE, grams: 48, source: "usda" },
  { of: /\borange\b/u, as: JUICE, grams: 86, source: "usda" },
  { of: /\blime\b/u, as: JUICE, grams: 44, source: "usda" },
  { of: /gelatin|colla di pesce/u, as: SHEET, grams: 1.7, source: "oetker" },
  { of: /gelatin/u, as: PACKCHEN, grams: 9, source: "oetker" },
  { of: /gelatin/u, as: ANY_SACHET, grams: 7, source: "usda" },
  { of: /baking powder|levure chimique/u, as: FRENCH_SACHET, grams: 11, source: "alsa" },
  { of: /baking powder|levadura quimica/u, as: SOBRE, grams: 16, source: "royal" },
  { of: /baking powder|lievito per dolci/u, as: BUSTINA, grams: 16, source: "paneangeli" },
  { of: /baking powder/u, as: ANY_SACHET, grams: 15, source: "oetker" },
  { of: /\byeast\b/u, as: ANY_SACHET, grams: 7, source: "usda" },
  { of: /vanill|vainill|vanigl/u, as: FRENCH_SACHET, grams: 7.5, source: "alsa" },
  { of: /vanill|vainill|vanigl/u, as: ANY_SACHET, grams: 8, source: "oetker" },
  { of: /\bcinnamon\b/u, as: STICK, grams: 3, source: "own" },
  { of: /\bcelery\b/u, as: STALK, grams: 40, source: "usda" },
  { of: /\bgarlic\b/u, as: BULB, grams: 40, source: "own" },
  { of: /\blettuce\b/u, as: LEAF, grams: 10, source: "own" },
  { of: /\bbroccoli\b/u, as: HEAD, grams: 400, source: "own" },
  {
    of: /^(?!.*(?:scallion|spring|green onion|ring)).*\bonion\b.*\braw\b/u,
    as: /unit=large$/u,
    grams: 150,
    source: "usda",
  },
  {
    of: /^(?!.*(?:scallion|spring|green onion|ring)).*\bonion\b.*\braw\b/u,
    as: /unit=small$/u,
    grams: 70,
    source: "usda",
  },
  {
    of: /^(?!.*(?:scallion|spring|green onion|ring)).*\bonion\b.*\braw\b/u,
    as: /unit=(?:medium)?$/u,
    grams: 110,
    source: "usda",
  },
  { of: /\bleek/u, as: STALK, grams: 89, source: "usda" },
  { of: /\blemongrass\b/u, as: STALK, grams: 15, source: "own" },
  { of: /\bbay lea/u, as: ANYTHING, grams: 0.2, source: "own" },
  { of: /\bbasil\b/u, as: LEAF, grams: 0.5, source: "usda" },
  { of: /\bspearmint\b|\bpeppermint\b|\bmint\b/u, as: LEAF, grams: 0.15, source: "usda" },
  { of: /\bsage\b/u, as: LEAF, grams: 0.5, source: "own" },
  { of: /\barugula\b/u, as: LEAF, grams: 2, source: "usda" },
  { of: /\b(?:cilantro|coriander)\b/u, as: BUNCH, grams: 50, source: "own" },
  { of: /\b(?:parsley|dill|chives?|basil|mint|spearmint)\b/u, as: BUNCH, grams: 50, source: "own" },
  { of: /\b(?:thyme|rosemary|sage|oregano|tarragon|chervil)\b/u, as: BUNCH, grams: 20, source: "own" },
  { of: /\bradish/u, as: BUNCH, grams: 150, source: "own" },
  { of: /\bscallion/u, as: BUNCH, grams: 100, source: "own" },
  { of: /\basparagus\b/u, as: BUNCH, grams: 500, source: "own" },
  { of: /\bspinach\b/u, as: BUNCH, grams: 340, source: "usda" },
  { of: /\bthyme\b/u, as: SPRIG, grams: 0.8, source: "usda" },
  { of: /\brosemary\b/u, as: SPRIG, grams: 1.7, source: "usda" },
  { of: /\bparsley\b/u, as: SPRIG, grams: 1, source: "usda" },
  { of: /\b(?:cilantro|coriander)\b/u, as: SPRIG, grams: 2.2, source: "usda" },
  { of: /\bdill\b/u, as: SPRIG, grams: 0.2, source: "usda" },
  { of: /\b(?:basil|mint|spearmint|peppermint|sage|oregano|tarragon|chervil)\b/u, as: SPRIG, grams: 2, source: "own" },
  { of: /\bginger\b/u, as: THUMB, grams: 15, source: "own" },
  { of: /\bbutter\b/u, as: LUMP, grams: 14, source: "usda" },
  { of: /\bshallot/u, as: ANYTHING, grams: 25, source: "own" },
];

/** A slice of ginger of an eighth of an inch weighs 2.2 g (USDA), so a centimetre weighs three of them. */
const GINGER_CM = 7;
const CENTIMETRES = /(\d{1,2}(?:[.,]\d)?) ?(?:cm|zentimeter|centimet\p{L}+|centimetr\p{L}+)\b/u;

const folded = (text: string): string =>
  text
    .split(/[\s'’-]+/u)
    .map(foldWord)
    .join(" ")
    .replaceAll(/[()[\],;:]/gu, " ");

/** W185: grams of a counted piece of a food, so many, where the table knows it. */
export const gramsOfPieces = (line: IngredientLine, food: Food, count: number): number | undefined => {
  if (line.grams !== undefined || isMeasured(line)) return undefined;
  const [text, what] = [
    `${folded(line.original)} unit=${line.unit ?? ""}`,
    `${folded(line.name)} ${folded(food.description)}`,
  ];
  const length = /\bginger\b/u.test(what) ? CENTIMETRES.exec(line.original.toLowerCase()) : null;
  if (length !== null)
    return Number((length[1] ?? "").replace(",", ".")) * GINGER_CM * (line.unit === undefined ? 1 : count);
  const row = PIECES.find((one) => one.of.test(what) && one.as.test(text));
  return row === undefined ? undefined : row.grams * count;
};

const MEASURED = new Set([
  "tsp",
  "tbsp",
  "cup",
  "ml",
  "l",
  "cl",
  "dl",
  "fl_oz",
  "pint",
  "quart",
  "gallon",
  "pinch",
  "dash",
  "can",
  "handful",
]);
const isMeasured = ({ unit }: IngredientLine): boolean => unit !== undefined && MEASURED.has(unit);
