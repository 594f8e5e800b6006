import { err, ok, type Result } from "../../result/index.ts";
import { plainAmountText, gramsOfUnit, millilitresOfUnit, unitOfWord, type IngredientUnit } from "../../units/index.ts";
import { halfAt, midpointOf } from "./ingredient-amount.ts";
import { countBehind, countedAt, trailingCount, type ParsedCount } from "./ingredient-count.ts";
import { bracketOf, PLACEHOLDER, placeholderIndex, splitWords, type Bracket } from "./ingredient-words.ts";
import { foldWord, kitchenWords, unitAt } from "./kitchen-words.ts";
import { partOf, unmeasured, withoutEach, withoutEtti } from "./line-parts.ts";

/** A parsed line of a recipe; the member can correct every part. */
export type IngredientLine = {
  readonly original: string;
  /** The smaller figure of a range. */
  readonly amount?: number;
  readonly amountMax?: number;
  readonly unit?: IngredientUnit;
  /** The ingredient that is bought: "all-purpose flour". */
  readonly name: string;
  /** Preparation: "sifted". */
  readonly note?: string;
  /** Known where the line says a weight. */
  readonly grams?: number;
  readonly isOptional: boolean;
};

export type IngredientRefused = {
  readonly _tag: "IngredientRefused";
  readonly reason: "empty" | "too-long" | "heading" | "ambiguous-amount" | "no-name";
};

const LONGEST = 300;
const OPTIONAL =
  /(?<!\p{L})(?:optional\p{L}*|optioneel|facultati\p{L}+|facoltativ\p{L}+|opcional\p{L}*|fakultativ\p{L}*)/iu;
/** Remarks about an amount or a use after the name. */
const BEHIND =
  / (?:to taste|as (?:needed|required|desired)|for |nach (?:geschmack|belieben|bedarf)|zum |zur |für |au goût|selon |à volonté|pour |al gusto|a gusto|para |q\.? ?b\.?$|quanto basta|a piacere|per |a gosto|naar smaak|om te |voor |efter smak|efter smag|do smaku)/iu;
/** A measure, and the same in another unit, of which there may be two: "500 g/1 lb 2 oz". */
const TWICE =
  /(?<=\d ?)(\p{L}{1,12}\.?) ?\/ ?(\d{1,6}(?: \d{1,3}\/\d{1,3}|[.,]\d{1,6})?) ?(\p{L}{1,12})\.?(?: (\d{1,6}(?:[.,]\d{1,6})?) ?(\p{L}{1,12}))?(?![\p{L}\d])/gu;
/** Weight of each, behind what is counted. */
const EACH =
  / ((?:(?:à|je|zu je|de|di|da|of|von) |d['’])(?:ca\.? |circa |etwa |ungefähr |about |around |environ |unos |aprox\.? |aproximadamente )?\d{1,6}(?:[.,]\d{1,6})? ?\p{L}{1,12}\.?)(?: (?:each|l['’]un[oa]|chacune?|cada un[oa]|ciascun[oa]))?(?= |$)/u;
/** Units that stand behind what they count: "garlic cloves". */
const COUNTED: ReadonlySet<IngredientUnit> = new Set<IngredientUnit>([
  "clove",
  "slice",
  "stalk",
  "sprig",
  "head",
  "bunch",
]);
const isWeight = (word = ""): boolean => {
  const unit = unitAt([word], 0)?.unit;
  return unit !== undefined && gramsOfUnit(unit) !== undefined;
};
const refuse = (reason: IngredientRefused["reason"]) => err<IngredientRefused>({ _tag: "IngredientRefused", reason });

/** The unit that stands behind what it counts, and the name without it. */
const unitBehind = (name: string): { readonly unit: IngredientUnit; readonly name: string } | undefined => {
  const words = name.split(" ");
  const unit = words.length < 2 ? undefined : unitOfWord(words.at(-1) ?? "");
  return unit === undefined || !COUNTED.has(unit) ? undefined : { unit, name: words.slice(0, -1).join(" ") };
};

const SIZES: ReadonlySet<IngredientUnit> = new Set<IngredientUnit>(["small", "medium", "large"]);
/** "Quelques brins de persil": pieces of which there are some. */
const FEW_OF: ReadonlySet<IngredientUnit> = new Set<IngredientUnit>(["sprig", "slice", "clove", "stalk", "handful"]);
/** Words that are no food: the food stands behind the comma. */
const ONLY_SAID =
  /^(?:boneless|skinless|bone-in|skin-on|fresh|frozen|ripe|large|small|medium|dried|freshly|lean|trimmed|extra|good-quality|unsalted|softened|reife?r?|frische?r?|große?|kleine?)$/iu;
/** Sticks are units of these alone: a fish stick is a food. */
const IN_STICKS = /^(?:cinnamon|celery|butter|margarine|lemongrass)$/iu;

/** "una cipolla piccola", "cinnamon stick": the size, or the stick, behind the name, and the name without it. */
const sizeBehind = (name: string): { readonly unit: IngredientUnit; readonly name: string } | undefined => {
  const words = name.split(" ");
  // "cebolla grande picada": what was done to it may stand last.
  const isBefore = words.length > 2 && SIZES.has(unitAt(words.slice(-2, -1), 0)?.unit ?? "g");
  const place = words.length - (isBefore ? 2 : 1);
  const unit = words.length < 2 ? undefined : unitAt(words.slice(place, place + 1), 0)?.unit;
  const rest = words.toSpliced(place, 1);
  if (unit === undefined || kitchenWords.plus.has(foldWord(rest.at(-1) ?? ""))) return undefined;
  const isStick = unit === "stick" && rest.length === 1 && IN_STICKS.test(rest[0] ?? "");
  return SIZES.has(unit) || isStick ? { unit, name: rest.join(" ") } : undefined;
};

/** "Zimtstange", "Basilikumblätter": the thing without what it is counted in. */
const compoundName = (name: string): string =>
  name.replace(/^(?!lasagne|nori)(\p{L}{4,})(?:stangen?|blätter|blättchen|blatt)$/iu, "$1");

/** "1 manzana y media", "two bananas and a half": the half behind what is counted, and the name without it. */
const halfBehind = (name: string): { readonly half: number; readonly name: string } | undefined => {
  const words = name.split(" ");
  for (let at = Math.max(1, words.length - 3); at < words.length - 1; at += 1) {
    const half = halfAt(words, at);
    if (half?.next === words.length) return { half: half.value, name: words.slice(0, at).join(" ") };
  }
  return undefined;
};

/**
 * R1: "1 1/2 cups (180 g) flour, sifted" is 1.5 cup of "flour", 180 g, "sifted". A range keeps both ends. A weight in brackets
 * counts for the whole amount, or for each where a count stands before it ("2 (400 g) cans"). "1,500 g" are thousands, since
 * nobody weighs a thousandth of a gram; of "1,500 kg" nobody knows, and it is refused.
 */
export const readIngredientLine = (text: string): Result<IngredientLine, IngredientRefused> => {
  if (text.length > LONGEST) return refuse("too-long");
  const brackets: Bracket[] = [];
  const read = plainAmountText(text.normalize("NFC").replaceAll(PLACEHOLDER, " "))
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^[-*•·▢☐] */, "")
    .replaceAll(/(\d) ?\/ ?(?=\d)/g, "$1/")
    .replaceAll(/(\d) ?[x×] ?(?=\d)/gi, "$1 x ")
    .replaceAll(/(\d)-(?=[\d ])/g, "$1 - ")
    // "3½–4 lb"; the halves of "¼-½" are none that anybody ordered.
    .replaceAll(/(\d\/\d{1,3}) -(?=\d{1,6}(?!\d*\/))/g, "$1 - ");
  const plain = withoutEach(withoutEtti(read));
  if (plain === "") return refuse("empty");
  if (plain.endsWith(":")) return refuse("heading");
  const placed = (bracket: Bracket): string => ` ${PLACEHOLDER}${brackets.push(bracket) - 1} `;
  const placedWhereEach = (whole: string, weight: string): string => {
    const bracket = bracketOf(weight);
    return bracket.isEach ? placed(bracket) : whole;
  };
  const marked = plain.replaceAll(/[([]([^()[\]]*)[)\]]/g, (_, inner: string) => placed(bracketOf(inner.trim())));
  // "1 lb/450g" is a pound, which is 450 g.
  const once = marked.replaceAll(
    TWICE,
    (whole: string, unit: string, size: string, other: string, ...rest: unknown[]) => {
      if ([unit, other].some((word) => unitAt([word], 0) === undefined)) return whole;
      const [more, smaller] = rest.map((one) => (typeof one === "string" ? one : ""));
      const isOne = more !== "" && [other, smaller].every((word) => isWeight(word));
      return unit + placed(bracketOf(`${size} ${other}`)) + (more === "" || isOne ? "" : `${more} ${smaller}`);
    },
  );
  // A comma between digits is a decimal mark, and a note begins behind no other.
  const [begun = "", ...marks] = once.split(/,(?!\d)|;| - (?!\d)/);
  const isOnlySaid = marks.length > 0 && ONLY_SAID.test(begun.trim().split(" ").at(-1) ?? "");
  const [start, behindMarks] = isOnlySaid
    ? [`${begun} ${marks[0] ?? ""}`.replaceAll(/ +/g, " "), marks.slice(1)]
    : [begun, marks];
  // "2 Dosen Tomaten à 400 g", "4 chicken breasts, 6 oz each"
  const head = start.replace(EACH, placedWhereEach);
  const others = behindMarks.map((one) => placedWhereEach(one, one.trim()));
  const behind = BEHIND.exec(head);
  const words = splitWords(behind === null ? head : head.slice(0, behind.index));
  const unmeasuredWords = unmeasured(words);
  const few = unmeasuredWords > 0 ? unitAt(words, unmeasuredWords) : undefined;
  const isFew = few !== undefined && FEW_OF.has(few.unit) && words.length > unmeasuredWords + few.taken;
  const behindFew = isFew ? unmeasuredWords + few.taken : unmeasuredWords;
  const part = partOf(words);
  const first =
    unmeasuredWords > 0
      ? {
          next: behindFew + (isFew && kitchenWords.of.has(foldWord(words[behindFew] ?? "")) ? 1 : 0),
          notes: [words.slice(0, unmeasuredWords).join(" ")],
          ...(isFew ? { unit: few.unit } : {}),
        }
      : countedAt(words, part?.start ?? 0, brackets);
  if (first === "unreadable") return refuse("ambiguous-amount");
  let counted: ParsedCount = first;
  const rest = words.slice(counted.next);
  const bare = rest.filter((word) => placeholderIndex(word) === undefined);
  let name = bare.join(" ").trim();
  const trailing = counted.amount === undefined && counted.unit === undefined ? trailingCount(bare) : undefined;
  if (trailing !== undefined) {
    counted = { ...trailing.counted, notes: counted.notes };
    name = trailing.name;
  } else if (counted.amount === undefined && counted.unit === undefined && unmeasuredWords === 0)
    counted = { ...counted, ...countBehind(splitWords(others[0]?.trim() ?? "")) };
  const last =
    counted.amount === undefined || counted.unit !== undefined ? undefined : (unitBehind(name) ?? sizeBehind(name));
  if (last !== undefined) {
    counted = { ...counted, unit: last.unit };
    name = last.name;
  }
  const half = Number.isInteger(counted.amount) && counted.amountMax === undefined ? halfBehind(name) : undefined;
  if (half !== undefined) {
    counted = { ...counted, amount: (counted.amount ?? 0) + half.half };
    name = half.name;
  }
  name = compoundName(name);
  // "4 cloves" are the spice.
  if (name === "" && /^cloves?$/iu.test(words.at(-1) ?? "") && counted.unit === "clove") {
    const { unit: _, ...rest } = counted;
    counted = rest;
    name = words.at(-1) ?? "";
  }
  if (name === "") return refuse("no-name");
  const notes = part === undefined ? [...counted.notes] : [part.note, ...counted.notes];
  const note = (piece: string): void => {
    const plainPiece = piece.split(" ").filter((word) => placeholderIndex(word) === undefined);
    notes.push(plainPiece.join(" ").trim());
    for (const word of piece.split(" ")) {
      const bracket = brackets[placeholderIndex(word) ?? -1];
      if (bracket !== undefined && (bracket.grams === undefined || bracket.isLabel)) notes.push(bracket.text);
    }
  };
  note(rest.filter((word) => placeholderIndex(word) !== undefined).join(" "));
  if (behind !== null) note(head.slice(behind.index));
  for (const other of others) note(other);
  const said = notes.filter((one) => one !== "" && !/^optional$/i.test(one)).join(", ");
  const count = counted.amount;
  const own = counted.unit === undefined || count === undefined ? undefined : gramsOfUnit(counted.unit);
  const bracket = brackets.find(({ grams }) => grams !== undefined);
  const middle = midpointOf(counted);
  const times = bracket?.isEach === true ? middle : 1;
  // "etwas Dill, ca. 10 g", "1 whole chicken, about 4 lb"
  const behindComma = others.map((other) => bracketOf(other.trim()).grams).find((one) => one !== undefined);
  const stated =
    counted.grams ??
    behindComma ??
    (bracket?.grams === undefined || times === undefined ? undefined : bracket.grams * times);
  const grams = own === undefined || middle === undefined ? stated : own * middle;
  // A decilitre is ten centilitres and neither has a name of its own in a recipe.
  const inMl = counted.unit === "cl" || counted.unit === "dl" ? millilitresOfUnit(counted.unit) : undefined;
  const scaled = (amount: number): number => Math.round(amount * (inMl ?? 1) * 1e9) / 1e9;
  return ok({
    original: text,
    ...(count === undefined ? {} : { amount: scaled(count) }),
    ...(counted.amountMax === undefined ? {} : { amountMax: scaled(counted.amountMax) }),
    ...(counted.unit === undefined ? {} : { unit: inMl === undefined ? counted.unit : "ml" }),
    name,
    ...(said === "" ? {} : { note: said }),
    ...(grams === undefined ? {} : { grams }),
    isOptional: OPTIONAL.test(plain),
  });
};
