import {
  latestUses,
  optionOfFood,
  optionWith,
  type FoodOption,
  isExactName,
  isOwnOther,
  isWholeName,
  readTypedLines,
  typedPortion,
  type TypedLine,
} from "@morsel/domain/diary";
import type { FoodPage } from "../../foods/food-search.ts";

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

/** Foods of a line: one food, or its parts if no food has the whole name; none if a part is unknown. */
const foundOf = async (search: SearchPage, line: TypedLine): Promise<readonly FoodOption[]> => {
  if (line.name === "") return [];
  const found = await search(line.name);
  const items = found.items.filter((food) => !isOwnOther(line.name, food));
  const page = items.length === 0 ? found : { ...found, items };
  const [first] = optionsOf(page, line);
  const own = first?.match === "full" ? [first] : [];
  if (line.parts === undefined || isWholeName(line.name, page.items[0])) return own;
  const parts = await Promise.all(line.parts.map((part) => foundOf(search, part)));
  return parts.every(({ length }) => length > 0) ? parts.flat() : own;
};

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
  if (isExactName(text, whole.items[0])) return undefined;
  const { one, several, hasAmount } = reading;
  if (!hasAmount) {
    if (several.length > 1 ? whole.items[0]?.match === "full" : isWholeName(text, whole.items[0])) return undefined;
    const plate = await plateOf(search, several);
    return plate?.left === "" ? { plate } : undefined;
  }
  const page = one.line === undefined ? undefined : await search(one.name);
  const isOne = several.length > 1 && page !== undefined && isExactName(one.name, page.items[0]);
  const plate = isOne ? undefined : await plateOf(search, several);
  return {
    ...(page === undefined ? {} : { options: optionsOf(page, one) }),
    ...(plate === undefined ? {} : { plate }),
  };
};
