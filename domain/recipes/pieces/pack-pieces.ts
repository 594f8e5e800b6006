import type { PieceWeight } from "./piece-weight.ts";

const PUNNET =
  /unit=package$|\b(?:punnets?|barquettes?|bandejas?|schalen?|schalchen|vaschett[ae]|cestin[oi]|tarrinas?|netz|filets? de|box(?:es)?|bags?|containers?)\b/u;
const JAR = /\b(?:jars?|glas|glaser|bocal|bocaux|tarros?|frascos?|vasett[oi]|botes?)\b/u;
const BOTTLE = /\b(?:bottles?|flaschen?|bouteilles?|botellas?|bottigli[ae])\b/u;
const HANDFUL = /unit=handful$/u;

/** W185: what is sold by the punnet, packet, jar and bottle, and what a hand holds of things that are no leaves. */
export const PACK_PIECES: readonly PieceWeight[] = [
  { of: /tomato cherry/u, as: PUNNET, grams: 250, source: "label" },
  { of: /mushrooms? raw|mushrooms raw/u, as: PUNNET, grams: 250, source: "label" },
  { of: /raspberr|blackberr|blueberr|currant/u, as: PUNNET, grams: 125, source: "label" },
  { of: /strawberr|\bgrapes?\b/u, as: PUNNET, grams: 500, source: "label" },
  { of: /spinach|arugula|salad greens|watercress/u, as: PUNNET, grams: 125, source: "label" },
  { of: /pasta dry|egg noodles/u, as: /unit=package$/u, grams: 500, source: "label" },
  { of: /gnocchi/u, as: /unit=package$/u, grams: 500, source: "label" },
  { of: /tortellini|ravioli/u, as: /unit=package$/u, grams: 250, source: "label" },
  { of: /ladyfinger/u, as: /unit=package$/u, grams: 200, source: "label" },
  { of: /phyllo/u, as: /unit=package$/u, grams: 250, source: "label" },
  { of: /tomato puree/u, as: BOTTLE, grams: 700, source: "label" },
  { of: /tomato puree/u, as: /unit=package$|\bbri(?:ck|k|que)s?\b/u, grams: 400, source: "label" },
  { of: /pesto/u, as: JAR, grams: 190, source: "label" },
  { of: /sauerkraut|red cabbage/u, as: JAR, grams: 650, source: "label" },
  { of: /cherries sour/u, as: JAR, grams: 350, source: "label" },
  { of: /applesauce/u, as: JAR, grams: 360, source: "label" },
  { of: /capers/u, as: JAR, grams: 60, source: "label" },
  { of: /\bjam\b/u, as: JAR, grams: 370, source: "label" },
  { of: /chickpeas|beans? canned|lentils/u, as: JAR, grams: 240, source: "label" },
  { of: /red bell pepper|pimento/u, as: JAR, grams: 200, source: "label" },
  {
    of: /parsley|basil|mint|cilantro|dill|chives?|chervil|tarragon/u,
    as: HANDFUL,
    grams: 12,
    isSized: true,
    source: "own",
  },
  {
    of: /tomato cherry|olives|mushrooms|grapes|berries|cherries/u,
    as: HANDFUL,
    grams: 60,
    isSized: true,
    source: "own",
  },
];
