import { DAIRY_PIECES } from "./dairy-pieces.ts";
import { MEAT_PIECES } from "./meat-pieces.ts";
import { PACK_PIECES } from "./pack-pieces.ts";
import type { PieceWeight } from "./piece-weight.ts";
import { WHOLE_PIECES } from "./whole-pieces.ts";

const LEAF = /\b(?:lea(?:f|ves)|blatt(?:er)?|blattchen|feuilles?|hojas?|fogli[ae]s?|foglie)\b|blatt(?:er)?\b/u;
const SHEET = /\b(?:sheets?|lea(?:f|ves)|blatt(?:er)?|feuilles?|hojas?|fogli[oae]?)\b/u;
const BUNCH = /\b(?:bunch(?:es)?|bund|bunde|bottes?|bouquets?|manojos?|mazz(?:o|i|etto|etti))\b/u;
const SPRIG =
  /\b(?:ciuff(?:o|i|etto|etti)|sprigs?|stems?|zweige?|stiele?|stangel|brins?|branches?|ramas?|ramitas?|ramett[oi]|rametti|gambi|gambo)\b/u;
const STICK =
  /\b(?:sticks?|stangen?|batons?|ramas?|pal(?:it)?os?|canelas? en rama|stecc(?:a|he)|quills?)\b|stangen?\b/u;
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
const ZEST = /\b(?:zest|zested|rind|schale|abrieb|abgerieben|zestes?|ralladura|cascara|scorza|buccia|piel)\b/u;
const JUICE = /\b(?:juiced?|\w*saft|ausgepresst|jus|pressee?s?|zumo|jugo|exprimid[oa]s?|succo|spremut[oaie])\b/u;
const ANYTHING = /^/u;
/** A count of the thing itself: no slice, cup or bunch of it. */
const ONE = /unit=(?:piece|small|medium|large|head|stalk|package)?$/u;
const ROLL =
  /\b(?:rolls?|rollen?|rouleaux?|rouleau|rotol[oi]|lamina|laminas|packung|paquetes?|sheets?|platten?)\b|unit=(?:piece|package)?$/u;
const CUBE = /\b(?:cubes?|wurfel|\w*wurfel|pastillas?|cubitos?|dad[oi])\b/u;
const FISH_PORTION =
  /\b(?:lomos?|dos|paves?|filets?|\w+filets?|darnes?|tranc(?:io|i|e)|filett[oi]|filetes?)\b.*unit=(?:piece|slice)?$/u;
const EUROPEAN =
  /\b(?:mittelgrosse?|grosse?|kleine?|moyens?|gros|petits?|medianos?|grandes?|pequenos?|medi[ae]?|grandi|piccol[ei]|eier|oeufs?|huevos?|uov[ao]|tamano|taille|calibre|grosse)\b/u;
const sizeOfEgg = (letter: string, unit: string): RegExp =>
  new RegExp(
    String.raw`\b(?:grosse|gr|tamano|taille|calibre|size|taglia|talla) ?${letter}\b|^(?=.*${EUROPEAN.source}).*unit=${unit}$`,
    "u",
  );

/** Eggs, herbs, spices, sachets and what is bought by the bunch. */
const OTHER_PIECES: readonly PieceWeight[] = [
  { of: /^(?=.*\begg raw).*$/u, as: sizeOfEgg("s", "small"), grams: 43, source: "eggs" },
  { of: /\begg raw/u, as: sizeOfEgg("m", "medium"), grams: 51, source: "eggs" },
  { of: /\begg raw/u, as: sizeOfEgg("l", "large"), grams: 60, source: "eggs" },
  { of: /\begg raw/u, as: sizeOfEgg("xl", "extra"), grams: 66, source: "eggs" },
  {
    of: /\bparsley\b/u,
    as: /\b(?:bouquets? garnis?|mazzetto (?:aromatico|guarnito)|ramillete)\b/u,
    grams: 10,
    source: "own",
  },
  { of: /vanillina\b/u, as: ANY_SACHET, grams: 0.5, source: "paneangeli" },
  { of: /saffron/u, as: ANY_SACHET, grams: 0.13, source: "own" },
  {
    of: /saffron/u,
    as: /\b(?:hebras?|fils?|faden|\w+faden|pistill[oi]|pistils?|threads?|strands?)\b/u,
    grams: 0.03,
    source: "own",
  },
  {
    of: /vanilla extract/u,
    as: /schoten?\b|\b(?:gousses?|vainas?|baccell[oi]|bacc[ah]e?|stangen?|beans?|pods?|stecc(?:a|he)|mark)\b/u,
    grams: 3,
    source: "own",
  },
  { of: /yeast fresh/u, as: /\b(?:cubett[oi]|panett[oi]|pastillas?|dadi?o?)\b/u, grams: 25, source: "yeast" },
  { of: /yeast fresh/u, as: CUBE, grams: 42, source: "yeast" },
  { of: /taco/u, as: ANY_SACHET, grams: 28, source: "usda" },
  { of: /pudding/u, as: ANY_SACHET, grams: 37, source: "oetker" },
  { of: /bouillon|broth/u, as: CUBE, grams: 10, source: "own" },
  { of: /goat cheese/u, as: /\b(?:buches?|rulos?|rollen?|logs?|tronchett[oi])\b/u, grams: 180, source: "own" },
  { of: /puff pastry|pie crust/u, as: ROLL, grams: 240, source: "usda" },
  {
    of: /^(?!.*anchov)(?!.*sardine).*(?:cod|whiting|pollock|salmon|sea bass|trout|monkfish) raw/u,
    as: FISH_PORTION,
    grams: 130,
    source: "own",
  },
  {
    of: /^(?!.*anchov)(?!.*sardine).*(?:cod|whiting|pollock|salmon|sea bass|trout) raw/u,
    as: /\bfillets?\b.*unit=(?:piece)?$/u,
    grams: 170,
    source: "usda",
  },
  {
    of: /romaine lettuce/u,
    as: /\b(?:cogollos?|sucrines?|salatherzen?|hearts?|little gem)\b/u,
    grams: 120,
    source: "own",
  },
  { of: /\bchives?\b/u, as: BUNCH, grams: 25, source: "own" },
  { of: /\bkale raw|chard raw/u, as: BUNCH, grams: 300, source: "own" },
  { of: /\bcarrot raw/u, as: BUNCH, grams: 500, source: "own" },
  { of: /\blemon\b/u, as: JUICE, grams: 48, source: "usda" },
  { of: /\borange\b/u, as: JUICE, grams: 86, source: "usda" },
  { of: /\blime\b/u, as: JUICE, grams: 44, source: "usda" },
  { of: /\blemon\b/u, as: ZEST, grams: 6, source: "usda" },
  { of: /\borange\b/u, as: ZEST, grams: 6, source: "usda" },
  { of: /\blime\b/u, as: ZEST, grams: 4, source: "own" },
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
  { of: /lemon ?grass/u, as: ANYTHING, grams: 15, source: "own" },
  { of: /\bbay lea/u, as: ANYTHING, grams: 0.2, source: "own" },
  { of: /\bbasil\b/u, as: LEAF, grams: 0.5, source: "usda" },
  { of: /\bspearmint\b|\bpeppermint\b|\bmint\b/u, as: LEAF, grams: 0.15, source: "usda" },
  { of: /\bsage\b/u, as: LEAF, grams: 0.5, source: "own" },
  { of: /\barugula\b/u, as: LEAF, grams: 2, source: "usda" },
  { of: /\b(?:cilantro|coriander)\b/u, as: BUNCH, grams: 50, isSized: true, source: "own" },
  { of: /\b(?:parsley|dill|chives?|basil|mint|spearmint)\b/u, as: BUNCH, grams: 50, isSized: true, source: "own" },
  { of: /\b(?:thyme|rosemary|sage|oregano|tarragon|chervil)\b/u, as: BUNCH, grams: 20, source: "own" },
  { of: /\bradish/u, as: BUNCH, grams: 150, source: "own" },
  { of: /\bscallion/u, as: BUNCH, grams: 100, source: "own" },
  { of: /\basparagus\b/u, as: BUNCH, grams: 500, source: "own" },
  { of: /watercress|broccoli raab/u, as: BUNCH, grams: 200, source: "own" },
  { of: /^(?=.*\b(?:sahnesteif|tortenguss)\b)/u, as: ANY_SACHET, grams: 8, source: "oetker" },
  { of: /^(?=.*\b(?:sahnesteif|tortenguss)\b)/u, as: PACKCHEN, grams: 8, source: "oetker" },
  { of: /arugula/u, as: BUNCH, grams: 80, isSized: true, source: "own" },
  { of: /\bspinach\b/u, as: BUNCH, grams: 340, source: "usda" },
  { of: /\b(?:parsley|basil|mint|dill|cilantro)\b/u, as: /\bciuff/u, grams: 5, source: "own" },
  { of: /\bthyme\b/u, as: SPRIG, grams: 0.8, source: "usda" },
  { of: /\brosemary\b/u, as: SPRIG, grams: 1.7, source: "usda" },
  { of: /\bparsley\b/u, as: SPRIG, grams: 1, source: "usda" },
  { of: /\b(?:cilantro|coriander)\b/u, as: SPRIG, grams: 2.2, source: "usda" },
  { of: /\bdill\b/u, as: SPRIG, grams: 0.2, source: "usda" },
  { of: /\b(?:basil|mint|spearmint|peppermint|sage|oregano|tarragon|chervil)\b/u, as: SPRIG, grams: 2, source: "own" },
  { of: /\bginger\b/u, as: THUMB, grams: 15, source: "own" },
  { of: /\bbutter\b/u, as: LUMP, grams: 14, source: "usda" },
  { of: /\bshallot/u, as: ANYTHING, grams: 25, source: "own" },
  { of: /bouillon dry|bouillon.*dry/u, as: ONE, grams: 10, source: "own" },
];

/** W185: pieces that no serving of the food counts, and sachets; the first row that fits counts. */
export const PIECES: readonly PieceWeight[] = [
  ...MEAT_PIECES,
  ...DAIRY_PIECES,
  ...PACK_PIECES,
  ...OTHER_PIECES,
  ...WHOLE_PIECES,
];
