import type { PieceWeight } from "./piece-weight.ts";

const named = (names: string, foods: string): RegExp => new RegExp(`^(?=.*\\b(?:${names})\\b).*(?:${foods})`, "u");

const ONE = /unit=(?:piece|small|medium|large|package)?$/u;
/** A cheese as it is sold whole: no slice of it, and no serving of an ounce. */
const WHOLE =
  /^(?!.*unit=slice$)(?!.*\b(?:becher|scheiben?|tranches?|lonchas?|fett[ae])\b).*unit=(?:piece|small|medium|large|package|head)?$/u;
const PACK =
  /unit=package$|\b(?:blocks?|blocs?|packs?|barquettes?|tarrinas?|vaschett[ae]|becher|tubs?|pots?|schale)\b/u;

/** W185: cheeses, yogurts and other dairy as labels of five countries sell them by the piece. */
export const DAIRY_PIECES: readonly PieceWeight[] = [
  { of: named("petits? suisses?", "yogurt|cheese"), as: ONE, grams: 60, source: "label" },
  {
    of: named(String.raw`yaourts?|yogure?s?|yogurts?|joghurts?`, "yogurt"),
    as: /^(?!.*\b(?:becher|greek|griechisch\w*)\b).*unit=(?:piece|small|medium)?$/u,
    grams: 125,
    source: "label",
  },
  { of: named("rocamadours?|cabecous?", "goat"), as: WHOLE, grams: 35, source: "label" },
  {
    of: named("saint marcellin|crottins?|picodons?|pelardons?|ziegenkasetaler|ziegenkase taler", "goat"),
    as: WHOLE,
    grams: 60,
    source: "label",
  },
  { of: named("reblochons?", "cheese"), as: WHOLE, grams: 450, source: "label" },
  { of: named("mont d or|vacherin", "cheese"), as: WHOLE, grams: 450, source: "label" },
  { of: named("coulommiers", "cheese"), as: WHOLE, grams: 350, source: "label" },
  { of: named("epoisses|livarot|pont l eveque|munster|langres", "cheese"), as: WHOLE, grams: 250, source: "label" },
  { of: /camembert/u, as: WHOLE, grams: 250, source: "label" },
  { of: named("scamorz[ae]|provol[ae]", "cheese"), as: WHOLE, grams: 250, source: "label" },
  { of: named("bocconcin[oi]|mini mozzarella|ciliegin[ae]", "mozzarella"), as: WHOLE, grams: 25, source: "label" },
  { of: /mozzarella/u, as: WHOLE, grams: 125, source: "label" },
  { of: named("tomin[oi]|robiol[ae]", "cheese"), as: WHOLE, grams: 100, source: "label" },
  { of: /feta/u, as: WHOLE, grams: 200, source: "label" },
  { of: named("halloumi", "cheese|queso"), as: WHOLE, grams: 225, source: "label" },
  { of: /cream cheese.*cream cheese/u, as: PACK, grams: 226, source: "label" },
  { of: /cream cheese/u, as: PACK, grams: 200, source: "label" },
  { of: /heavy cream|light cream/u, as: /unit=package$/u, grams: 200, source: "label" },
  { of: /ricotta|mascarpone|cottage/u, as: PACK, grams: 250, source: "label" },
  { of: /goat cheese/u, as: PACK, grams: 150, source: "label" },
  { of: named("quark|magerquark|speisequark", "yogurt"), as: PACK, grams: 250, source: "label" },
  {
    of: named(String.raw`butter|beurre|mantequilla|burro`, String.raw`\bbutter\b`),
    as: /unit=package$|\bpanett[oi]\b|\bstuck butter\b/u,
    grams: 250,
    source: "label",
  },
  { of: /yeast fresh/u, as: /unit=package$/u, grams: 42, source: "yeast" },
  { of: /tofu/u, as: PACK, grams: 300, source: "label" },
];
