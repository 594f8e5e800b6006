import { foldWord } from "../ingredients/kitchen-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ""));

/** Preparations that leave a food what it is, in five languages, folded. Ground and minced are none: ground beef is another food. */
export const PREPARED = setOf(`
  grated shredded crumbled sliced diced cubed peeled pitted ripe fresh freshly finely coarsely roughly thinly
  geriebener geriebene geriebenes geriebenen gerieben zerbroselter zerbroselt gewurfelt gewurfelte geschalt geschalte entsteinte
  reife reifer reifes reifen frische frischer frisches frischen grob fein
  rape rapee rapes rapees emiettee emiette emince emincee eminces emincees denoyautees mur mure murs mures frais fraiche fraiches
  rallado rallada rallados ralladas desmenuzado desmenuzada laminados laminadas maduro madura maduros maduras fresco fresca frescos frescas
  grattugiato grattugiata grattugiati sbriciolata sbriciolato denocciolate maturo matura maturi mature freschi fresche
`);

/** Further words that say how good, how large, how warm or how cut something is: left out where the whole name finds nothing. */
export const QUALITIES = setOf(`
  wedge wedges florets strips chunks rounds halves container bag
  leaf leaves sheet sheets sprig sprigs bunch stalks sticks pieces
  boneless skinless trimmed lean cooked uncooked raw extra very good quality best organic free range large medium small thick thin cut
  thick-cut bite-size bite-sized hot cold warm lukewarm softened melted chilled room temperature heaping packed rinsed drained toasted
  chopped minced crushed halved quartered torn seeded cored shelled unpeeled crusty day-old stale frozen thawed store-bought homemade
  favorite favourite plain pure unsalted salted low-sodium reduced-sodium full-fat low-fat smoked streaky strong mild tender baby mixed
  weiche weicher weiches weichen warme warmer warmes warmen lauwarme lauwarmer lauwarmes kalte kalter kaltes kalten heisse heisser heisses
  grosse grosser grosses grossen kleine kleiner kleines kleinen mittelgrosse mittelgrosser dicke dicker dickes dunne dunner dunnes
  gehackte gehackter gehacktes gehackten gemahlene gemahlener gemahlenes gemahlenen gehobelte gehobelten gestiftelte blanchierte zarte
  zarter kernige kernigen feine feiner feines grobe grober grobes flussiger flussige flussiges flussigen trockene trockener trockenes
  trockenen milde milder mildes scharfe scharfer scharfes mittelscharfer suss susse susser sauerliche sauerlicher mehligkochende
  mehlig kochende festkochende vorwiegend ungesalzene ungesalzener gesalzene gesalzener ungeschalte unbehandelte unbehandelter bio glatte
  glatter krause krauser rote roter rotes roten gelbe gelber grune gruner grunes weisse weisser weisses braune brauner braunes dunkle
  dunkler helle heller junge junger alte altbackene altbackenes tiefgekuhlte tiefgekuhlter tiefgefrorene tk naturtrube naturtruber
  montes montees monte coupes morceaux rondelles des pur beurre flocons sec secs seche seches
  fina fino finas finos trozos dados medias media rodajas cubos tiras gusto italiano
  white black yellow brown dark light
  tamise tamisee tamisees fondu fondue mou molle ramolli ramollie pommade froid froide froids froides chaud chaude tiede tiedes liquide
  liquides entier entiere entiers entieres epais epaisse epaisses petit petite petits petites gros grosse grosses grand grande beau beaux
  belle belles bien tres hache hachee haches hachees coupe coupee coupes coupees cisele ciselee ciseles ciselees pele pelee peles pelees
  epluche epluchee epluches epluchees lave lavee laves egoutte egouttee egouttes egouttees concasse concassee concassees doux douce fort
  forte pur pure demi-sel naturel naturels biologique surgele surgelee surgeles surgelees fermier fermiere bon bonne non traite traitee
  fume fumee fumes fumees jaune jaunes rouge rouges vert verte verts vertes blanc blanche noir noire nouvelles
  pequeno pequena pequenos pequenas grande grandes mediano mediana medianos medianas grueso gruesa buen buena virgen picado picada picados
  picadas pelado pelada pelados peladas troceado troceada cortado cortada cortados cortadas molido molida molidos molidas crudo cruda
  crudos crudas tostado tostada tostados tostadas frio fria frios frias caliente templada tibia tibio derretida derretido blanda blando
  pomada entero entera enteros enteras limpio limpia limpios limpias congelado congelada congelados congeladas dulce picante suave ecologico
  natural naturales tierno tierna tiernos tiernas hermoso hermosa rojo roja rojos rojas verde verdes blanco blanca blancos blancas negro
  negra negras amarillo amarilla seco seca secos secas remojados remojadas
  piccolo piccola piccoli piccole grandi medio media medi medie grosso grossa abbondante abbondanti tritato tritata tritati tagliato
  tagliata tagliati tagliate pelati pelate sbucciato sbucciata sbucciate pulito pulita puliti pulite freddo fredda freddi caldo calda
  tiepido tiepida morbido morbida sciolto intero intera interi intere fino fine grosso biologico biologica biologici non trattato
  trattati surgelato surgelati surgelata congelati dolce dolci rosso rossa rossi rosse verdi bianco bianca bianchi nero nera neri nere
  giallo gialla secco secca secchi secche dissalati sgocciolato sgocciolati sode sodo tenero teneri stagionato stagionata vaccina perlato
  raffermo ammollata extravergine
`);

/** Containers and measures that stand before a food: "boule de", "Becher", "ball of". */
const CONTAINER =
  /^(?:spoons?|spoonfuls?|scoops?|ladles?|loffel|kellen?|cuilleres?|louches?|cucharas?|cucchiaio|cucchiai|containers?|bags?|boxes|box|pints?|balls?|blocks?|jars?|bottles?|glass(?:es)?|tubs?|cartons?|cubes?|logs?|knobs?|loa(?:f|ves)|thumb-sized|fillets?|wurfel|becher|glas|glaser|kugeln?|flaschen?|rollen?|tafeln?|schalchen|schalen?|netz|wurfel|riegel|tassen?|boules?|buches?|verres?|pots?|briques?|briquettes?|bouteilles?|rouleaux?|tablettes?|barquettes?|coeurs?|carres?|noisettes?|vasos?|vasitos?|copas?|copitas?|bolas?|rulos?|botellas?|tarrinas?|tarros?|bricks?|briks?|tabletas?|bandejas?|cubitos?|pastillas?|hebras?|nuez|chorros?|bicchier[ei]|bicchierin[oi]|tazzin[ae]|vasett[oi]|bottigli[ae]|rotol[oi]|tavolett[ae]|vaschett[ae]|panett[oi]|dad[oi]|cubett[oi]|noc[ei]|ciuff[oi]|pomi|fil[io])(?: (?:de cafe|de vin|a cafe|da caffe)(?= (?:de|d|di|del)\b))?(?: (?:pequenos?|pequenas?|petite?s?|piccol[oiae]|grandes?|grand[ei]|kleine?s?|grosse?s?|small|large))? (?:(?:d'|de l'|dell')|(?:de la|de|d|di|del|of) )?(?=\S)/u;
/** Words that are containers only before "of". */
const ONLY_BEFORE_OF =
  /^(?:coeurs?|fillets?|noisettes?|nuez|noc[ei]|fil[io]|cubett[oi]|loa(?:f|ves)|blocks?) (?!(?:de|di|of|d)\b|d')/u;

/** A name without what it is bought in: "boule de mozzarella" is mozzarella. */
export const withoutContainer = (name: string): string => {
  const words = name.split(" ");
  const folded = words.map(foldWord).join(" ");
  const found = ONLY_BEFORE_OF.test(folded) ? null : CONTAINER.exec(folded);
  if (found === null) return name;
  const rest = folded.slice(found[0].length);
  // Words keep their accents: as many from the end as are left; an elision keeps the end of its word.
  const left = rest.split(" ").length;
  const kept = words
    .slice(-left)
    .join(" ")
    .replace(/^(?:d|l|dell)['’]/iu, "");
  return kept === "" ? name : kept;
};
