import type { IngredientLine } from "../ingredients/ingredient-line.ts";
import { foldWord, kitchenWords } from "../ingredients/kitchen-words.ts";
import { PREPARED, QUALITIES, withoutContainer } from "./qualities.ts";
import { headOfCompound, partsOfName } from "./name-parts.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Herbs that are counted in leaves; a lettuce is called after them. */
const IN_LEAVES = /(?<=\b(?:basil|mint|sage|parsley|cilantro|coriander|oregano)) lea(?:f|ves)$/iu;
/** A lump as large as a nut is of butter. */
const LUMPS_OF_BUTTER = /^(?:noix|nuez|noce|knob) (?:de|di|of) (beurre|mantequilla|burro|butter)$/u;

/** A fillet of a fish is that fish. */
const CUTS_OF_FISH =
  /^(?:paves?|filets?|filetes?|filetti|filetto|darnes?|troncons?|lomos?|rodajas?|tranci|trancio|fillets?|steaks?) (?:de |di |d'|of )?((?:saumon|salmon|salmone|cabillaud|bacalao|merluzzo|merluza|colin|thon|atun|tonno|truite|trucha|trota|dorade|dorada|orata|lubina|branzino|espadon|pez espada|pesce spada|spada|sole|lenguado|sogliola|cod|tuna|trout|haddock)\b.*)$/u;

/** How a food is cut, before what it is of: "filetes de pechuga de pollo", "straccetti di manzo", "dés de jambon". */
const CUTS =
  /^(?:filetes?|medallon(?:es)?|tacos?|taquitos?|tiras?|dados?|cubos?|trozos?|rodajas?|escalopes?|médaillons?|morceaux?|lanières?|dés|cubes?|tranches?|émincés?|fettin[ae]|bocconcini|straccetti|pezzi|cubetti|dadini|virutas|lascas|copeaux|scaglie|tranci|trancio|listarelle|tocchetti|strisc(?:e|ioline)|streifen|würfel|strips|slices|cubes|pieces|chunks) (?:de |di |d['’]|du |of )(?=\p{L})/iu;

/** Leaves and sheets before what they are of. */
const LEAVES = setOf(
  "feuille feuilles hoja hojas foglia foglie foglio fogli blatt blatter leaf leaves sheet sheets hebras fils faden pistilli",
);

/** Juice is another food than its fruit; German joins the two. */
const JUICED: { readonly [word: string]: string } = {
  juiced: "juice",
  ausgepresst: "saft",
  presse: "jus",
  pressee: "jus",
  presses: "jus",
  exprimido: "zumo",
  exprimidos: "zumo",
  spremuto: "succo",
  spremuti: "succo",
  spremuta: "succo",
};
const JUICES = setOf(`juice saft jus zumo jugo succo suco ${Object.keys(JUICED).join(" ")}`);

const juiceName = (name: string, note: string): string | undefined => {
  const said = note.split(/[\s,]+/u).find((word) => JUICES.has(foldWord(word)));
  if (said === undefined) return undefined;
  // "1 lemon, juiced"
  const juice = JUICED[foldWord(said)] ?? said;
  return foldWord(juice) === "saft"
    ? `${name.replace(/n$/u, "")}${/en?$/u.test(name) ? "nsaft" : "saft"}`
    : `${juice} ${name}`;
};

/** Grated X is X, the juice of X its juice; what is only such a word stays. */
const plainName = (name: string, note: string): string => {
  const juice = juiceName(name, note);
  if (juice !== undefined) return juice;
  if (IN_LEAVES.test(name)) return name.replace(IN_LEAVES, "");
  const butter = LUMPS_OF_BUTTER.exec(foldWord(name));
  if (butter?.[1] !== undefined) return butter[1];
  if (foldWord(name) === "lievito" && /dolci/iu.test(note)) return "lievito per dolci";
  const fish = CUTS_OF_FISH.exec(foldWord(name));
  if (fish?.[1] !== undefined) return fish[1];
  const cut = CUTS.exec(name);
  const words = (cut === null ? name : name.slice(cut[0].length)).split(" ");
  const [first = "", second = ""] = words.map(foldWord);
  const leaves = words.length < 2 || !LEAVES.has(first) ? 0 : words.length > 2 && kitchenWords.of.has(second) ? 2 : 1;
  const kept = words.slice(leaves).filter((word) => !PREPARED.has(foldWord(word)));
  return kept.length === 0 ? name : kept.join(" ");
};

const withoutQualities = (name: string): string =>
  name
    .split(" ")
    .filter((word) => !QUALITIES.has(foldWord(word)) && !PREPARED.has(foldWord(word)))
    .join(" ");

/** "Oliven, grün", "onion, red". */
const COLOURS = /^(rot|grun|gelb|schwarz|weiss|braun|red|green|yellow|black|white)(?:e[rs]?)?\b/u;

/** Broth that is counted in cubes is dry. */
const CUBES = /^(?:cubes?|wurfel|cubitos?|pastillas?|dad[oi])/u;
const BROTH = /bouillon|bruhe|caldo|brodo|broth|stock/u;

const isCubeOfBroth = (name: string): boolean =>
  withoutContainer(name) !== name && CUBES.test(foldWord(name)) && BROTH.test(foldWord(withoutContainer(name)));

/** "TK-Himbeeren" are raspberries. */
const PREFIX = /^(?:TK|Bio|Baby)-(?=\p{L}{3})/iu;

/** Forms that many foods come in: alone they name none. */
const SHAPES = setOf(
  "paste powder mix sauce seasoning spread filling dressing topping seed seeds pulver sosse pate poudre melange salsa polvo mezcla polvere crema misto masa chips juice",
);

/** Each of them is a search. */
const MOST_NAMES = 12;

/** W185: what a kitchen may call the food of a line in full: "fromage frais" is no cheese that is fresh. A juice is not called as its fruit. */
export const calledName = ({ name, note = "" }: Pick<IngredientLine, "name" | "note">): string | undefined =>
  juiceName(name, note) === undefined && !isCubeOfBroth(name) ? withoutContainer(name).replace(PREFIX, "") : undefined;

/**
 * W185: the names of a line that a food is searched by, one after the other until one is found in full: as it is written, without
 * what only says how good or how cut it is, and ever fewer of its words. An adjective so never outweighs its noun.
 */
export const searchedNames = ({ name, note = "", original }: Pick<IngredientLine, "name" | "note" | "original">) => {
  const bare = withoutContainer(name).replace(PREFIX, "");
  const cube = isCubeOfBroth(name) ? "bouillon cube" : undefined;
  const first = cube ?? plainName(bare, note);
  const plain = withoutQualities(first) || first;
  const colour = COLOURS.exec(foldWord(note))?.[1];
  const coloured = colour === undefined ? [] : [`${colour}e ${first}`, `${colour} ${first}`];
  const shorter = [...partsOfName(plain, original), ...(plain === first ? [] : partsOfName(first, original))];
  const heads = [plain, ...shorter].flatMap((one) => headOfCompound(one) ?? []);
  const isSaying = (one: string): boolean =>
    one === first || one.split(" ").some((word) => !QUALITIES.has(foldWord(word)) && !SHAPES.has(foldWord(word)));
  return [...new Set([...coloured, first, plain, ...shorter, ...heads])].filter(isSaying).slice(0, MOST_NAMES);
};
