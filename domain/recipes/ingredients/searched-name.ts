import type { IngredientLine } from "./ingredient-line.ts";
import { foldWord, kitchenWords } from "./kitchen-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Preparations that leave a food what it is, in five languages, folded. Ground and minced are none: ground beef is another food. */
const PREPARED = setOf(
  "grated shredded crumbled sliced diced cubed peeled pitted ripe fresh freshly finely coarsely roughly thinly " +
    "geriebener geriebene geriebenes geriebenen gerieben zerbroselter zerbroselt gewurfelt gewurfelte geschalt geschalte entsteinte " +
    "reife reifer reifes reifen frische frischer frisches frischen grob fein " +
    "rape rapee rapes rapees emiettee emiette emince emincee eminces emincees denoyautees mur mure murs mures frais fraiche fraiches " +
    "rallado rallada rallados ralladas desmenuzado desmenuzada laminados laminadas maduro madura maduros maduras fresco fresca frescos frescas " +
    "grattugiato grattugiata grattugiati sbriciolata sbriciolato denocciolate maturo matura maturi mature freschi fresche",
);

/** Herbs that are counted in leaves; a lettuce is called after them. */
const IN_LEAVES = /(?<=\b(?:basil|mint|sage|parsley|cilantro|coriander|oregano)) lea(?:f|ves)$/iu;
/** A lump as large as a nut is of butter. */
const LUMPS_OF_BUTTER = /^(?:noix|nuez|noce|knob) (?:de|di|of) (beurre|mantequilla|burro|butter)$/u;

/** A fillet of a fish is that fish. */
const CUTS_OF_FISH =
  /^(?:paves?|filets?|filetes?|filetti|filetto|darnes?|troncons?|lomos?|rodajas?|tranci|trancio|fillets?|steaks?) (?:de |di |d'|of )?((?:saumon|salmon|salmone|cabillaud|bacalao|merluzzo|merluza|colin|thon|atun|tonno|truite|trucha|trota|dorade|dorada|orata|lubina|branzino|espadon|pez espada|spada|sole|lenguado|sogliola|cod|tuna|trout|haddock)\b.*)$/u;

/** Leaves and sheets before what they are of. */
const LEAVES = setOf("feuille feuilles hoja hojas foglia foglie foglio fogli blatt blatter");

/** Juice is another food than its fruit; German joins the two. */
const JUICES = setOf("juice saft jus zumo jugo succo suco");

const juiceName = (name: string, note: string): string | undefined => {
  const juice = note.split(/[\s,]+/u).find((word) => JUICES.has(foldWord(word)));
  if (juice === undefined) return undefined;
  return foldWord(juice) === "saft"
    ? `${name.replace(/n$/u, "")}${/en?$/u.test(name) ? "nsaft" : "saft"}`
    : `${juice} ${name}`;
};

/** W185: the name of a line as a food is searched by: grated X is X, the juice of X its juice; what is only such a word stays. */
export const searchedName = ({ name, note = "" }: Pick<IngredientLine, "name" | "note">): string => {
  const juice = juiceName(name, note);
  if (juice !== undefined) return juice;
  if (IN_LEAVES.test(name)) return name.replace(IN_LEAVES, "");
  const butter = LUMPS_OF_BUTTER.exec(foldWord(name));
  if (butter?.[1] !== undefined) return butter[1];
  if (foldWord(name) === "lievito" && /dolci/iu.test(note)) return "lievito per dolci";
  const fish = CUTS_OF_FISH.exec(foldWord(name));
  if (fish?.[1] !== undefined) return fish[1];
  const words = name.split(" ");
  const [first = "", second = ""] = words.map(foldWord);
  const leaves = words.length < 2 || !LEAVES.has(first) ? 0 : words.length > 2 && kitchenWords.of.has(second) ? 2 : 1;
  const kept = words.slice(leaves).filter((word) => !PREPARED.has(foldWord(word)));
  return kept.length === 0 ? name : kept.join(" ");
};
