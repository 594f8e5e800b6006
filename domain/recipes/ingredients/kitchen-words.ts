import { unitOfWord, type IngredientUnit } from "../../units/index.ts";

/**
 * R2: what the units are called in German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish and Polish, folded as
 * `folded` folds, without full stops; words of several parts are joined by "_". English is known to `unitOfWord`.
 */
const UNITS: { readonly [Unit in IngredientUnit]?: string } = {
  g: "grs gramm gramme grammes gramo gramos grammo grammi grama gramas gram gramow",
  kg: "kgs kilogramm kilogramme kilogrammes kilogramo kilogramos kilos chilo chili chilogrammo chilogrammi quilo quilos kilogram",
  oz: "unzen unze once onces onza onzas uncia",
  lb: "pfund pfd livre livres libra libras libbra libbre pond skalpund",
  ml: "mililitro mililitros millilitro millilitri mililitr millilitres",
  cl: "centilitro centilitri centilitres",
  dl: "decilitro decilitri decilitre decilitres deciliters deci",
  l: "litro litros litri lt ltr litr litra litry litrow liters",
  tsp: "teeloffel kaffeeloffel tln c_a_c cc cac c_a_cafe cs_a_cafe cuillere_a_cafe cuilleres_a_cafe cuiller_a_cafe cuil_a_cafe cuil_a_c cuilleree_a_cafe cuillerees_a_cafe cuill_a_cafe cs_a_the cucharada_de_cafe cucharadas_de_cafe cucharadita_de_cafe cucharadita cucharaditas cdta cdtas cdita cucharilla cucharillas cucchiaino cucchiaini colher_de_cha colheres_de_cha cc_de_cha theelepel theelepels theelepeltje tsk tesked teskedar teskje teske teskeer teskefuld lyzeczka lyzeczki lyzeczek",
  tbsp: "essloffel eln ssl c_a_s cas cs c_a_soupe cuillere_a_soupe cuilleres_a_soupe cuiller_a_soupe cuil_a_soupe cuil_a_s cuilleree_a_soupe cuillerees_a_soupe cuilleree cuillerees cuill_a_soupe cuil cuillere cuilleres cucharada cucharadas cda cdas cucharada_sopera cucharadas_soperas cucchiaio cucchiai cucchiaiata cucchiaiate colher_de_sopa colheres_de_sopa eetlepel eetlepels matsked matskedar msk spiseske spiseskeer spsk spiseskefuld lyzka lyzki lyzek",
  cup: "tz tzs tasse tassen tasses taza tazas tazza tazze xicara xicaras chavena chavenas kop koppen kopp koppar kopper szklanka szklanki szklanek",
  pinch:
    "prisen messerspitze messerspitzen msp pincee pincees pizca pizcas pizzico pizzichi presa pitada pitadas snufje snufjes snuf nypa nypor knivspids szczypta szczypty",
  dash: "spritzer schuss trait filet chorrito chorro goccio scheutje scheut stank",
  clove:
    "zehe zehen gousse gousses diente dientes spicchio spicchi dente dentes teen teentje teentjes tenen klyfta klyftor fed zabek zabki",
  slice:
    "rasher rashers scheibe scheiben tranche tranches rebanada rebanadas loncha lonchas rodaja rodajas fetta fette fatia fatias plak plakje plakjes plakken skiva skivor skive skiver plaster plastry plasterek",
  piece:
    "stuck stucke stk st morceau morceaux trozo trozos pieza piezas pezzo pezzi pedaco pedacos unidad unidades stuk stuks styck stykke stykker sztuka sztuki szt",
  can: "dose dosen boite boites conserve lata latas lattina lattine bote botes scatola scatole scatoletta barattolo barattoli blik blikken blikje blikjes burk burkar dase daser puszka puszki",
  package:
    "packung packungen packerl pck pckg paket pakete packchen pack beutel paquet paquets sachet sachets paquete paquetes sobre sobres confezione confezioni pacchetto pacchetti pacco pacchi busta buste plaquette plaquettes panetto bustina bustine pacote pacotes pakje pakjes pak zakje zakjes forpackning pase pakke pakker brev opakowanie opakowania",
  bunch:
    "bund bunde bundel botte bottes bouquet manojo manojos mazzo mazzi mazzetto molho molhos maco bos bosje bosjes knippa bundt peczek peczki",
  sprig:
    "zweig zweige stangel brin brins branche branches ramita ramitas rama ramas rametto rametti ramo raminho takje takjes kvist kvistar kviste galazka galazki",
  stick: "barra baton batons stecca stecche",
  stalk:
    "stange stangen halm tige tiges tallo tallos gambo gambi costa coste talo talos stengel stengels stjalk stjalkar staengel lodyga",
  head: "kopf kopfe tete tetes cabeza cabezas testa cespo cabeca hoofd huvud hoved glowka glowki",
  handful:
    "handvoll hand_voll poignee poignees punado punados manciata manciate mao_cheia punhado handvol handje nave handfull handfuld garsc garscie",
  inch: "zoll pouce pouces pulgada pulgadas pollice pollici",
  small:
    "klein kleine kleiner kleines petit petite petits petites pequeno pequena pequenos pequenas piccolo piccola piccoli piccole kleintje liten litet sma lille male maly mala",
  medium:
    "mittelgross mittelgrosse mittelgrosser mittlere mittlerer mittelgrosses moyen moyenne moyens moyennes mediano mediana medianos medianas medio media medi medie middelgrote medelstor medelstora mellemstor mellemstore sredni srednia srednie",
  large:
    "gross grosse grosser grosses gros grand grande grands grandes granden grandi grosso grossa grossi stor stora stort store groot grote duzy duza duze",
};

/** R2: numbers that are written as words; a dozen counts what it is of. */
const NUMBERS: { readonly [figure: string]: string } = {
  "1": "a an one ein eine einen einem einer eines un une una uno um uma een en ett et jeden jedna jedno",
  "2": "two zwei deux dos due dois duas twee tva to dwa dwie couple paar",
  "3": "three drei trois tres tre drie trzy",
  "4": "four vier quatre cuatro quattro quatro fyra fire cztery",
  "5": "five funf cinq cinco cinque vijf fem piec",
  "6": "six sechs seis sei zes sex seks szesc",
  "7": "seven sieben sept siete sette sete zeven sju syv siedem",
  "8": "eight acht huit ocho otto oito atta otte osiem",
  "9": "nine neun neuf nueve nove negen nio ni dziewiec",
  "10": "ten zehn dix diez dieci dez tien tio ti dziesiec",
  "12": "twelve dozen zwolf dutzend douze douzaine doce docena dodici dozzina duzia twaalf dozijn tolv dussin dusin tuzin",
  "20": "twenty",
  "30": "thirty",
  "40": "forty",
  "50": "fifty",
  "60": "sixty",
  "70": "seventy",
  "80": "eighty",
  "90": "ninety",
  "100": "hundred",
  "0.5": "half halb halbe halber halbes halben demi demie medio media mezzo mezza meio meia halve halvt halv pol",
  "0.25": "quarter viertel quart cuarto quarto kwart kvart",
  "0.3333333333": "third",
  "1.5": "anderthalb eineinhalb",
};

/** Parts of which there are several: "three quarters". */
const SEVERAL_PARTS: { readonly [part: string]: string } = {
  "0.5": "halves",
  "0.25": "quarters",
  "0.3333333333": "thirds",
};

/** Words before a figure that say that it is not exact. */
const ABOUT =
  "about approximately approx roughly around ca circa etwa ungefahr rund environ aproximadamente unos unas aprox circa ongeveer ungefar cirka okolo ~";
/** Words between a figure and its unit, or between a unit and its food, that are a note or can be dropped. */
const MEASURED =
  "heaping heaped scant level generous rounded packed gehauft gehaufte gehaufter gestrichen gestrichene gestrichener knapp knappe rase rases bombee bombees colmada colmadas rasa rasas colmo colmi raso rasi";
const OF = "of de des du d di della del dello dell da do von vom van of av af z ze";
const RANGE = "to or - bis oder a ou o of til till eller do lub tot";
/** Twelve as a thing that there may be several of, and half of. */
const DOZEN =
  "dozen dozens dutzend douzaine douzaines docena docenas dozzina dozzine duzia duzias dozijn dussin dusin tuzin";
const PLUS = "plus + & and und et y e en och og i";
/** How a slice is cut. */
const THICK = "thick dick dicke dicken dickere epaisse epaisses gruesa gruesas gorda gordas spessa spesse alta alte";
const THIN = "thin dunn dunne dunnen fine fines fina finas sottile sottili";
/** Parts of a fruit that are told before how many of it: "juice of 1 lime". */
const PARTS =
  "juice zest rind mark seeds graines semillas semi pulpe saft schale abrieb jus zeste zumo jugo ralladura cascara piel succo scorza buccia sumo suco raspa casca sap rasp schil skal sok skorka";
/** An amount that nobody measures. */
const SOME =
  "some a_little a_few a_bit a_splash etwas ein_wenig ein_paar quelques un_peu_de un_peu algo un_poco_de unos unas algunos algunas poco un_po_di un_po qualche um_pouco_de wat lite lidt troche";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const mapOf = <Value>(table: { readonly [key: string]: string }, value: (key: string) => Value) =>
  new Map(Object.entries(table).flatMap(([key, words]) => words.split(" ").map((word) => [word, value(key)] as const)));

const units = mapOf(UNITS as { readonly [unit: string]: string }, (unit) => unit as IngredientUnit);
const numbers = mapOf(NUMBERS, Number);
const severalParts = mapOf(SEVERAL_PARTS, Number);
const about = setOf(ABOUT);
const measured = setOf(MEASURED);
const of = setOf(OF);
const range = setOf(RANGE);
const plus = setOf(PLUS);
const dozen = setOf(DOZEN);
const parts = setOf(PARTS);
const some = setOf(SOME);
const thick = setOf(THICK);
const thin = setOf(THIN);

/** Without case, accents and full stops. */
export const foldWord = (word: string): string =>
  word
    .normalize("NFKD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l");

export const kitchenWords = { about, dozen, measured, of, range, parts, plus, some, thick, thin } as const;

export const numberOfWord = (word: string): number | undefined => numbers.get(foldWord(word));

/** Share of the whole that each of several parts is: a quarter for "quarters". */
export const partOfWords = (word: string): number | undefined => severalParts.get(foldWord(word));

/** Foods that begin with the word of a unit. */
const NO_UNITS = setOf(
  "filet_mignon filets_mignons bouquet_garni bouquets_garnis mazzetto_aromatico mazzetto_guarnito",
);

/** The longest words of a unit are "mão cheia" and "cuillère à soupe". */
const LONGEST_UNIT = 3;

/** R2: the unit that words begin with, and how many of them it takes. */
export const unitAt = (
  words: readonly string[],
  start: number,
): { readonly unit: IngredientUnit; readonly taken: number } | undefined => {
  const first = words[start];
  if (first === undefined) return undefined;
  const second = foldWord(words[start + 1] ?? "");
  if (/^(?:fl|fluid)\.?$/iu.test(first) && /^(?:oz|ounces?)$/u.test(second)) return { unit: "fl_oz", taken: 2 };
  if (NO_UNITS.has(`${foldWord(first)}_${second}`)) return undefined;
  for (let taken = Math.min(LONGEST_UNIT, words.length - start); taken > 1; taken -= 1) {
    const unit = units.get(
      words
        .slice(start, start + taken)
        .map(foldWord)
        .join("_"),
    );
    if (unit !== undefined) return { unit, taken };
  }
  const unit = unitOfWord(first) ?? units.get(foldWord(first));
  return unit === undefined ? undefined : { unit, taken: 1 };
};
