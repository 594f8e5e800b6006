import { latestUses } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { FoodPage } from "../../foods/food-search.ts";
import { optionOfFood, optionWith, type FoodOption } from "../../foods/client/food-option.ts";
import {
  isPartialNameMatch,
  containsTypedName,
  coversHeadName,
  readTypedLines,
  typedPortion,
  type TypedLine,
} from "./typed-lines.ts";

/** Foods found of several that were typed, and the text of the others. */
export type TypedPlate = { readonly items: readonly FoodOption[]; readonly left: string };

/** Foods for a text with amounts: options, each in that amount; and for several foods the plate with all of them. */
export type TypedAnswer = { readonly options?: readonly FoodOption[]; readonly plate?: TypedPlate };

export type SearchPage = (text: string) => Promise<FoodPage>;

const optionsOf = ({ items, usages = [] }: FoodPage, line: TypedLine): readonly FoodOption[] => {
  const uses = latestUses(usages);
  return items.map((item) => {
    const usual = optionOfFood(item, uses.get(item.id));
    return { ...optionWith(usual, typedPortion(line, item, usual)), match: item.match };
  });
};

/** True if a food has exactly this name, so that its words are no amounts and join no two foods. */
const isNamed = (text: string, { items: [first] }: FoodPage): boolean =>
  first?.match === "full" && containsTypedName(text, first);

/** The member's own come first in a search, each with one of its words: of several foods at once "2 bananas" are no "Banana oats". */
const isOwnOther = (text: string, food: Food): boolean =>
  food.source.dataset === "own" && isPartialNameMatch(text, food);

/** Foods of a line: one food, or its parts if no food has the whole name; none if a part is unknown. */
const foundOf = async (search: SearchPage, line: TypedLine): Promise<readonly FoodOption[]> => {
  if (line.name === "") return [];
  const found = await search(line.name);
  const items = found.items.filter((food) => !isOwnOther(line.name, food));
  const page = items.length === 0 ? found : { ...found, items };
  const [first] = optionsOf(page, line);
  const own = first?.match === "full" ? [first] : [];
  if (line.parts === undefined || isMeant(line.name, page)) return own;
  const parts = await Promise.all(line.parts.map((part) => foundOf(search, part)));
  return parts.every(({ length }) => length > 0) ? parts.flat() : own;
};

/** True if the first food found has the typed words and no more, so that the joining words belong to its name. */
const isMeant = (text: string, { items: [first] }: FoodPage): boolean =>
  first?.match === "full" && coversHeadName(text, first);

const plateOf = async (search: SearchPage, lines: readonly TypedLine[]): Promise<TypedPlate | undefined> => {
  const found = await Promise.all(lines.map((line) => foundOf(search, line)));
  const items = found.flat();
  const left = lines.filter((_, i) => found[i]?.length === 0).map(({ text }) => text);
  return items.length < 2 ? undefined : { items, left: left.join(", ") };
};

/**
 * W304: undefined where nothing but a name was typed. A food that is called just so is meant before any amount is read; without an
 * amount a text is taken apart only where no food answers it, and all its parts are foods.
 */
export const findTyped = async (search: SearchPage, text: string): Promise<TypedAnswer | undefined> => {
  const reading = readTypedLines(text);
  if (reading === undefined) return undefined;
  const whole = await search(text);
  if (isNamed(text, whole)) return undefined;
  const { one, several, hasAmount } = reading;
  if (!hasAmount) {
    if (several.length > 1 ? whole.items[0]?.match === "full" : isMeant(text, whole)) return undefined;
    const plate = await plateOf(search, several);
    return plate?.left === "" ? { plate } : undefined;
  }
  const page = one.line === undefined ? undefined : await search(one.name);
  const isOne = several.length > 1 && page !== undefined && isNamed(one.name, page);
  const plate = isOne ? undefined : await plateOf(search, several);
  return {
    ...(page === undefined ? {} : { options: optionsOf(page, one) }),
    ...(plate === undefined ? {} : { plate }),
  };
};
